/**
 * An amulet that may be used where it can bring nothing: Health, where no second option can follow the first. All
 * others are closed there. The engine itself is played on and finds out; no rule is written here.
 */

import { Actions, FastChance } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import type { Seen } from './seen.ts';

const BOTH_OPTIONS = 'use health';
/** Own answers that are looked at; no stop asks for more. */
const DEPTH = 5;
/** Throws that are tried: what one of them opens counts. */
const SEEDS = [1, 2, 3];

const known = new WeakMap<Seen, boolean>();

/** Whether using an amulet now changes nothing that could follow. */
export function isIdleUse(seen: Seen, words: string): boolean {
  if (words !== BOTH_OPTIONS || !seen.legal.includes(words)) return false;
  let idle = known.get(seen);
  if (idle === undefined) known.set(seen, (idle = !SEEDS.some((seed) => takesBoth(seen, words, seed))));
  return idle;
}

/** Whether a second option of the stop can be taken in some way. */
function takesBoth({ s, me }: Seen, words: string, seed: number): boolean {
  const rng = new FastChance(seed);
  const visit = (from: State, action: string, before: number, depth: number): boolean => {
    const number = tokaido.rules.parse(action);
    if (number === null) return false;
    const next = tokaido.clone(from);
    let taken = before;
    tokaido.play(next, number, {
      chance: { draw: (...draw) => rng.draw(...draw) },
      tell: (event) => {
        if (event.type === 'option' && event.seat === me) taken++;
      },
    });
    if (taken > 1) return true;
    const pending = tokaido.pending(next);
    // The stop is over once somebody else, or a walk, is next.
    if (depth === 0 || pending?.seat !== me || pending.decision === 'travel') return false;
    const legal = new Actions();
    tokaido.legal(next, legal);
    return legal.toArray().some((choice) => visit(next, tokaido.rules.describe(choice), taken, depth - 1));
  };
  return visit(s, words, 0, DEPTH);
}
