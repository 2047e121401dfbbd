/** What is left in the bag and face down, with how likely each kind is to come next. */

import '@tokaido/words/locales/en/duo-sheets';
import { ICONS, inBag, WARES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { AreaIcon, Ware } from '../../art/duo.tsx';
import type { TableModel } from '../model.ts';
import { seatOrder } from '../table/seats.ts';
import { Odds } from './odds.tsx';
import { paintingsLeft } from './paintings.ts';

export function Decks({ model }: { readonly model: TableModel }): JSX.Element | null {
  const seen = model.seen.value;
  if (seen === null) return null;
  return (
    <div>
      <Odds
        title={t('duo.sheet.bag')}
        rows={WARES.map((id, ware) => ({
          id,
          name: t(`duo.ware.${id}`),
          picture: <Ware id={id} />,
          count: inBag(seen.s, ware),
        }))}
      />
      {seatOrder(seen, model.info.value).map((seat) => (
        <Odds
          key={seat}
          title={t('duo.sheet.faceDown.of', { name: playerName(seat, model.info.value) })}
          rows={ICONS.map((id, icon) => ({
            id,
            name: t(`duo.icon.${id}`),
            picture: <AreaIcon id={id} />,
            count: paintingsLeft(seen, seat)[icon] ?? 0,
          }))}
        />
      ))}
    </div>
  );
}
