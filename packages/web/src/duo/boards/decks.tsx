/** What is left in the bag and face down, with how likely each kind is to come next. */

import '@tokaido/words/locales/en/duo-sheets';
import { ICONS } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { AreaIcon } from '../../art/duo.tsx';
import type { TableModel } from '../model.ts';
import { seatOrder } from '../table/seats.ts';
import { BagOdds, Odds } from './odds.tsx';
import { paintingsLeft } from './paintings.ts';

export function Decks({ model }: { readonly model: TableModel }): JSX.Element | null {
  const seen = model.seen.value;
  if (seen === null) return null;
  return (
    <div>
      <BagOdds s={seen.s} />
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
