/**
 * What an action would bring me: the engine plays it on positions that I cannot tell from the true one, so no
 * rule is written twice and nothing hidden shows.
 */

import { FastChance, silent } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import type { Forecast, Seen } from './seen.ts';

const SAMPLES = 24;
export const NOTHING: Forecast = { points: [0, 0], coins: [0, 0], ends: false };

/** Screens and words ask the same again and again. */
const known = new WeakMap<Seen, Map<string, Forecast>>();

/** Nothing for what is not open. */
export function forecast(seen: Seen, words: string): Forecast {
  let here = known.get(seen);
  if (here === undefined) known.set(seen, (here = new Map()));
  let found = here.get(words);
  if (found === undefined) here.set(words, (found = sample(seen, words)));
  return found;
}

function sample(seen: Seen, words: string): Forecast {
  const action = tokaido.rules.parse(words);
  if (action === null || !seen.legal.includes(words)) return NOTHING;
  const { me } = seen;
  const { points, coins } = seen.s.all[me];
  // Always the same throws: a screen that is drawn again must not change.
  const rng = new FastChance(action);
  const changes: (readonly [number, number])[] = [];
  let ends = false;
  for (let i = 0; i < SAMPLES; i++) {
    const s = tokaido.clone(seen.s);
    tokaido.determinize(s, seen.view.who, rng);
    // Another deal may not have what is open in the true one; where it is my own card, it has.
    if (tokaido.explain(s, me, action) !== null) continue;
    tokaido.play(s, action, silent(rng));
    const after = s.all[me];
    changes.push([after.points - points, after.coins - coins]);
    ends ||= tokaido.isOver(s);
  }
  if (changes.length === 0) return NOTHING;
  return { points: range(changes.map(([p]) => p)), coins: range(changes.map(([, c]) => c)), ends };
}

function range(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
