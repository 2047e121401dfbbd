/** How many cards are left of everything that can run out. */

import '../locales/en/underway.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import type { Seen, TableModel } from '../table/model.ts';
import { left } from './left.ts';
import './journal.css';

export function Decks({ model }: { readonly model: TableModel }): ComponentChildren {
  const seen: Seen | null = model.seen.value;
  if (seen === null) return null;
  return (
    <dl class="deck-counts">
      {left(seen).map(({ deck, count }) => (
        <div key={deck}>
          <dt>{t(`sheets.deck.${deck}`)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
