/** Coins on their way to the temple, and what everybody has given so far. */

import { t } from '@tokaido/words';
import { playerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Emblem, Pawn, Plaque } from '../../../art/art.tsx';
import type { ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { playerAt } from '../../players.ts';
import './temple.css';

/** More coins than this are shown by their number alone. */
const MOST_COINS = 3;

interface HopProps {
  readonly coins: number;
  readonly children?: string | undefined;
}

export function Hop({ coins, children }: HopProps): JSX.Element {
  return (
    <div class="hop">
      <span class="hop-way" aria-hidden="true">
        <span class="hop-coins">
          {Array.from({ length: Math.min(coins, MOST_COINS) }, (_, i) => (
            <Emblem key={i} id="coin" />
          ))}
        </span>
        <svg viewBox="0 0 54 24" width="54" height="24">
          <path d="M3 19C14 4 34 2 47 13M47 13L38.5 12.5M47 13L45.5 4.5" stroke-dasharray="5 4 5 4 5 4 60" />
        </svg>
        <Plaque stop="temple" />
        <Emblem class="hop-coin" id="coin" />
      </span>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}

interface TallyProps {
  readonly shown: ShownLine<Tokaido>;
  readonly seat: number;
}

/** Everybody who has given, most first. */
export function Tally({ shown: { before, after, info }, seat }: TallyProps): JSX.Element {
  const donors = after.s.all
    .slice(0, after.s.travelers)
    .filter((p) => p.offerings > 0 || p.seat === seat)
    .sort((a, b) => b.offerings - a.offerings || a.seat - b.seat);
  return (
    <div class="tally">
      <small>{t('results.gifts')}</small>
      <ul>
        {donors.map(({ seat: each, offerings }) => (
          <li key={each} class={each === seat ? 'me' : undefined}>
            <Pawn
              class="pawn"
              seat={each < after.s.players ? each : 'neutral'}
              title={playerName(each, after, info)}
            />
            {each === seat && <span>{playerAt(before.s, each).offerings} → </span>}
            <b>{offerings}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
