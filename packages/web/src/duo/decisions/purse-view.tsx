/** The purse: ten holes, since ten coins become a slab at once; the new coins fill it, and the rest begins a row. */

import { COINS_PER_SLAB } from '@tokaido/duo';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Coin } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { holdingsOf } from '../boards/holdings.ts';
import type { Ask } from './form.tsx';
import type { Sale } from './sale.ts';

interface PurseViewProps {
  readonly ask: Ask;
  /** Undefined while nothing is chosen. */
  readonly sale: Sale | undefined;
}

export function PurseView({ ask: { seen }, sale }: PurseViewProps): JSX.Element {
  const { coins, slabs } = holdingsOf(seen, seen.me);
  const paid = sale?.paid ?? 0;
  const filled = sale?.newSlabs ?? 0;
  const left = sale?.coins ?? coins;
  const values = seen.s.island.board.slabs;
  // A row for each new slab, and one for what is left.
  const rows = Array.from({ length: filled + 1 }, (_, row) => (row < filled ? COINS_PER_SLAB : left));
  let before = coins;
  return (
    <section class="purse-view">
      <h3>
        {t('duo.sheet.purse')}
        <small>{t('duo.sheet.purse.sum', { coins, paid, n: coins + paid, slabs: filled })}</small>
      </h3>
      {rows.map((count, row) => {
        const old = Math.min(before, count);
        before -= old;
        const isSlab = row < filled;
        if (!isSlab && count === 0 && row > 0) return null;
        return (
          <div key={row} class="fill-row">
            <span class="holes" aria-hidden="true">
              {Array.from({ length: Math.max(COINS_PER_SLAB, count) }, (_, i) => (
                <i key={i} class={i < old ? 'old' : i < count ? 'new' : undefined}>
                  {i < count && <Coin />}
                </i>
              ))}
            </span>
            {isSlab ? (
              <>
                <Icon name="forward" />
                <b class="gold">{values[slabs + row + 1]}</b>
              </>
            ) : (
              <span class="leftover">{t('duo.sheet.purse.stay', { n: count })}</span>
            )}
          </div>
        );
      })}
      {sale?.isLastTurn === true && <p class="form-lead ends">{t('duo.sheet.ends')}</p>}
    </section>
  );
}
