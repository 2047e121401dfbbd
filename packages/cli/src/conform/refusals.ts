/** Destinations that the log's own positions show to be closed: the engine must refuse each of them. */

import type { State } from '@tokaido/tokaido';
import { END, tokaido } from '@tokaido/tokaido';
import { innAfter, placesAt, printedSpace } from '../games/tokaido/printed-road.ts';
import { Difference } from './difference.ts';
import type { LogStep } from './log.ts';

/** Spaces of the base game where nobody may stop without a coin. */
const NEED_COIN: readonly string[] = ['shop', 'temple'];

/** Where everybody stands and what they have, from the steps of the log alone. */
export class LogTable {
  private readonly positions: number[];
  private readonly coins: number[];

  constructor(coins: readonly number[]) {
    this.positions = coins.map(() => 0);
    this.coins = [...coins];
  }

  follow(step: LogStep): void {
    this.positions[step.s] = step.to;
    this.coins[step.s] = step.c;
  }

  /** Destinations that must be closed to a seat; `base` if every space has only its base use. */
  closedTo(seat: number, base: boolean): number[] {
    const from = this.positions[seat] ?? 0;
    const inn = innAfter(from);
    const closed = [from - 1, from, inn + 1, END].filter((to) => to <= from || to > inn);
    for (let to = from + 1; to < inn; to++) {
      const full = this.positions.filter((at) => at === to).length >= placesAt(to);
      const costs = base && this.coins[seat] === 0 && NEED_COIN.includes(printedSpace(to));
      if (full || costs) closed.push(to);
    }
    return closed.filter((to) => to >= 0 && to <= END);
  }
}

/** Throws a `Difference` if a closed destination is open, has no reason, or if asking for it changes anything. */
export function checkRefusals(s: State, seat: number, closed: readonly number[]): void {
  const { game, deaf } = refusing;
  const number = game.pending(s)?.number ?? 0;
  const before = game.hash(s);
  for (const to of closed) {
    const words = `travel ${to}`;
    const action = game.rules.parse(words);
    const reason = action === null ? null : game.explain(s, seat, action);
    if (!reason?.why) throw new Difference(`"${words}" must be refused with a reason, and is not`);
    if (game.submit(s, { seat, number, action: words }, deaf).ok)
      throw new Difference(`"${words}" must be refused`);
    if (game.hash(s) !== before) throw new Difference(`"${words}" was refused, but changed the state`);
  }
}

/** A dealer that must never be asked for a card. */
const refusing = {
  game: tokaido,
  deaf: {
    chance: {
      draw(): number {
        throw new Difference('a refused action drew a card');
      },
    },
    tell: null,
  },
};
