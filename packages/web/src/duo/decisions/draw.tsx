/** A mountain town: how many wares to draw, and what is in the bag. */

import { t } from '@tokaido/words';
import { placeTitle, sayAction } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useDraft } from '../../table/use-draft.ts';
import { holdingsOf } from '../boards/holdings.ts';
import { BagOdds } from '../boards/odds.tsx';
import { PlaceSign } from '../dice/place-sign.tsx';
import { bestOf } from '../table/outcome.ts';
import { MERCHANT } from '../targets.ts';
import type { FormProps } from './form.tsx';
import { Choice, Form } from './form.tsx';

export function DrawForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const draft = useDraft(ask, bestOf(seen) ?? '');
  const draws = seen.legal.filter((action) => action.startsWith('draw '));
  const town = seen.s.players[seen.me]?.merchant ?? 0;
  const { wares, places } = holdingsOf(seen, seen.me);
  const room = places - wares.reduce((sum, count) => sum + count, 0);
  return (
    <Form
      ask={ask}
      title={placeTitle(seen.s, MERCHANT, town)}
      action={draft.action}
      label={draft.action === '' ? t('duo.sheet.choose') : sayAction(draft.action, seen).name}
      side={<span class="form-side">{t('duo.sheet.draw.room', { n: room })}</span>}
    >
      <ul class="duo-offers">
        {draws.map((action) => {
          const n = Number(action.split(' ')[1]);
          return (
            <Choice
              key={action}
              ask={ask}
              draft={draft}
              action={action}
              picture={<PlaceSign s={seen.s} character={MERCHANT} place={town} />}
              name={sayAction(action, seen).name}
              note={t('duo.sheet.draw.fits', { n, room, over: Math.max(0, n - room) })}
            />
          );
        })}
      </ul>
      <BagOdds s={seen.s} />
    </Form>
  );
}
