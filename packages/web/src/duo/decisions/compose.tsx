/** The Artist's area: turn paintings for those who are there, or give the first one away. */

import { ICONS } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { placeTitle, sayAction } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { AreaIcon, TileBack } from '../../art/duo.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { holdingsOf } from '../boards/holdings.ts';
import { Odds } from '../boards/odds.tsx';
import { paintingsLeft } from '../boards/paintings.ts';
import { bestOf } from '../table/outcome.ts';
import { sayPoints } from '../table/outcome-words.ts';
import { ARTIST } from '../targets.ts';
import type { FormProps } from './form.tsx';
import { Choice, Form } from './form.tsx';

const GIFT = 'gift';

export function ComposeForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const draft = useDraft(ask, bestOf(seen) ?? '');
  const has = holdingsOf(seen, seen.me);
  const area = seen.s.players[seen.me]?.artist ?? 0;
  const paints = seen.legal.filter((action) => action.startsWith('paint '));
  const first = has.tiles[has.gifted] ?? -1;
  const { gifts } = seen.s.island.board;
  const hidden = has.tiles.length - has.revealed;
  const giftName = first < 0 ? sayAction(GIFT, seen).name : t('duo.sheet.give', { icon: ICONS[first] ?? '' });
  const nameOf = (action: string) =>
    action === GIFT ? giftName : t('duo.sheet.paint', { n: Number(action.split(' ')[1]) });
  return (
    <Form
      ask={ask}
      title={placeTitle(seen.s, ARTIST, area)}
      action={draft.action}
      label={draft.action === '' ? t('duo.sheet.choose') : nameOf(draft.action)}
      side={
        <span class="form-side">
          {t('duo.sheet.gifts', { n: has.gifted, points: gifts[has.gifted] ?? 0 })}
        </span>
      }
    >
      <ul class="duo-offers">
        <Choice
          ask={ask}
          draft={draft}
          action={GIFT}
          picture={first < 0 ? <TileBack seat={seen.me} /> : <AreaIcon id={ICONS[first] ?? ''} />}
          name={nameOf(GIFT)}
          note={t('duo.sheet.give.worth', {
            n: has.gifted + 1,
            before: gifts[has.gifted] ?? 0,
            after: gifts[has.gifted + 1] ?? 0,
          })}
          gain={sayPoints(seen, GIFT)}
        />
        {(paints.length === 0 ? ['paint 1'] : paints).map((action) => (
          <Choice
            key={action}
            ask={ask}
            draft={draft}
            action={action}
            picture={<TileBack seat={seen.me} />}
            name={nameOf(action)}
            note={t('duo.sheet.paint.left', { n: hidden })}
          />
        ))}
      </ul>
      {paints.length > 0 && (
        <Odds
          title={t('duo.sheet.faceDown')}
          rows={ICONS.map((id, icon) => ({
            id,
            name: t(`duo.icon.${id}`),
            picture: <AreaIcon id={id} />,
            count: paintingsLeft(seen, seen.me)[icon] ?? 0,
          }))}
        />
      )}
    </Form>
  );
}
