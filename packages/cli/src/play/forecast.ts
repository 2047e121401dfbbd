/**
 * What an action would bring: the engine plays it on positions that the seat cannot tell from the true one,
 * so no rule is written twice and nothing hidden shows.
 */

import { Actions, FastChance } from '@tokaido/kernel';
import type { Playable } from '../playable.ts';
import type { Seen } from './face.ts';
import type { Ink } from './ink.ts';
import { change } from './ink.ts';

export interface Forecast {
  readonly points: readonly [least: number, most: number];
  readonly coins: readonly [least: number, most: number];
  /** The game ends with it, so the points are those of the final count. */
  readonly ends: boolean;
  /** What the seat is asked next, where that does not depend on chance. */
  readonly next: Seen | null;
}

const SAMPLES = 24;

export function forecast(table: Playable, seen: Seen, action: number): Forecast {
  const { game } = table;
  const { me } = seen;
  // Always the same throws: a screen that is drawn again must not change.
  const rng = new FastChance(action);
  const worth = (s: Seen['s']) => [game.scores(s)[me].points, table.coins(s, me)] as const;
  const before = worth(seen.s);
  const changes: (readonly [number, number])[] = [];
  let ends = false;
  let next: Seen | null = null;
  for (let i = 0; i < SAMPLES; i++) {
    const s = game.clone(seen.s);
    game.determinize(s, me, rng);
    let drawn = 0;
    const chance = {
      draw: (stream: number, index: number, low: number, high = 0) => {
        drawn++;
        return rng.draw(stream, index, low, high);
      },
    };
    game.play(s, action, { chance, tell: null });
    const after = worth(s);
    changes.push([after[0] - before[0], after[1] - before[1]]);
    ends ||= game.isOver(s);
    const pending = game.pending(s);
    if (i > 0 || pending === null || pending.seat !== me || drawn > 0) continue;
    const legal = new Actions();
    game.legal(s, legal);
    next = { me, view: game.observe(s, me), s, pending, legal: legal.toArray() };
  }
  return { points: range(changes.map(([p]) => p)), coins: range(changes.map(([, c]) => c)), ends, next };
}

function range(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** `+3p −1c`; nothing where nothing changes at once. */
export function forecastWords(ink: Ink, { points, coins, ends }: Forecast): string {
  if (ends) return 'and the game ends';
  const parts = [change(ink, ...points, 'point'), change(ink, ...coins, 'coin')].filter(Boolean);
  return parts.join(ink.plain ? ', ' : ' ');
}
