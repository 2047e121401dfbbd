/** A result of mine on a card: what, how much, and what it changes. */

import '@tokaido/words/locales/en/duo-underway';
import { sayChange } from '@tokaido/words';
import type { JSX } from 'preact';
import { Coin } from '../../art/art.tsx';
import type { HighlightProps } from '../../table/game.ts';
import { Card, Figure } from '../../table/highlights/card.tsx';
import type { Duo } from '../model.ts';
import { type Account, accountOf, anchorAt } from './account.ts';
import { HEADS } from './heads.tsx';
import { PARTS } from './parts.tsx';
import type { ResultKind } from './results.ts';
import './result.css';

export function Result({ highlight }: HighlightProps<Duo>): JSX.Element {
  const kind = highlight.kind as ResultKind;
  const account = accountOf(highlight);
  const head = HEADS[kind](highlight, account);
  const Parts = PARTS[kind];
  return (
    <Card
      anchor={anchorAt(highlight, head.character)}
      class={`duo-result of-${kind}`}
      kicker={
        <>
          {head.sign}
          {head.kicker}
        </>
      }
      title={head.title}
      subtitle={head.subtitle}
      figure={<Gain account={account} />}
    >
      <Parts highlight={highlight} account={account} />
    </Card>
  );
}

/** Points where there are any, else coins. */
function Gain({ account: { points, coins } }: { readonly account: Account }): JSX.Element | null {
  const unit = sayChange({ points: [points, points], coins: [coins, coins], ends: false });
  if (points > 0) return <Figure value={points} unit={unit} class="points" />;
  if (coins === 0) return null;
  return <Figure value={coins} unit={unit} class="coins" sign={<Coin class="coin" />} />;
}
