/** The Pilgrim's station, where it has one plain gain. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useDraft } from '../../table/use-draft.ts';
import { PlaceSign } from '../dice/place-sign.tsx';
import { sayOutcome, sayPoints, visitOf } from '../table/outcome-words.ts';
import { placeLabel, placeNote } from '../table/place-names.ts';
import { PILGRIM } from '../targets.ts';
import type { FormProps } from './form.tsx';
import { Choice, Form } from './form.tsx';

const VISIT = 'visit';

export function VisitForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const draft = useDraft(ask, seen.legal.includes(VISIT) ? VISIT : (seen.legal[0] ?? ''));
  const station = seen.s.players[seen.me]?.pilgrim ?? 0;
  const visit = visitOf(seen, VISIT);
  return (
    <Form
      ask={ask}
      title={placeLabel(seen.s, PILGRIM, station)}
      action={draft.action}
      label={t(visit === null ? 'table.do' : `duo.sheet.visit.${visit}`)}
    >
      <ul class="duo-offers">
        <Choice
          ask={ask}
          draft={draft}
          action={VISIT}
          picture={<PlaceSign s={seen.s} character={PILGRIM} place={station} />}
          name={placeNote(seen.s, PILGRIM, station) || placeLabel(seen.s, PILGRIM, station)}
          note={sayOutcome(seen, VISIT)}
          gain={sayPoints(seen, VISIT)}
        />
      </ul>
    </Form>
  );
}
