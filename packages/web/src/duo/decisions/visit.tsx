/** The Pilgrim's station, where it has one plain gain. */

import { nameOf, sentence } from '@tokaido/words';
import { placeName, placeTitle, sayEffect, stationType } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useDraft } from '../../table/use-draft.ts';
import { PlaceSign } from '../dice/place-sign.tsx';
import { sayPoints } from '../table/outcome-words.ts';
import { PILGRIM } from '../targets.ts';
import type { FormProps } from './form.tsx';
import { Choice, Form } from './form.tsx';

const VISIT = 'visit';

export function VisitForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const draft = useDraft(ask, seen.legal.includes(VISIT) ? VISIT : (seen.legal[0] ?? ''));
  const station = seen.s.players[seen.me]?.pilgrim ?? 0;
  const type = stationType(seen.s, station);
  return (
    <Form
      ask={ask}
      title={placeTitle(seen.s, PILGRIM, station)}
      action={draft.action}
      label={nameOf('duo.sheet.visit', type)}
    >
      <ul class="duo-offers">
        <Choice
          ask={ask}
          draft={draft}
          action={VISIT}
          picture={<PlaceSign s={seen.s} character={PILGRIM} place={station} />}
          name={placeName(seen.s, PILGRIM, station)}
          note={sentence(sayEffect(VISIT, seen, ask.model.info.value))}
          gain={sayPoints(seen, VISIT)}
        />
      </ul>
    </Form>
  );
}
