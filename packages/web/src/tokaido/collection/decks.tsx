/** How many cards are left of everything that can run out. */

import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import { left } from '@tokaido/words/tokaido/cards-left';
import type { ComponentChildren } from 'preact';
import type { Seen, TableModel } from '../model.ts';
import './decks.css';

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
