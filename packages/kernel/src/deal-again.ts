/**
 * A position dealt again for one seat: all that the seat knew stays as it was, and all that it could not know comes
 * from a phrase. It is made from the seat's view alone, so it tells nothing about what truly lay face down.
 */

import { members } from './bits.ts';
import { SealedChance, seedFrom } from './chance.ts';
import type { Game, State } from './game.ts';
import type { Rng } from './layout.ts';

/**
 * The others know what lies before them, as it is now. What else they had seen or worked out they no longer know:
 * that would depend on cards which the seat has not seen.
 */
export function dealAgain<S extends State, O, E>(game: Game<S, O, E>, s: S, seat: number, phrase: string): S {
  const view = game.observe(s, seat);
  const dealt = game.fromView(view);
  game.determinize(dealt, seat, numbersOf(phrase));
  const { layout, frames } = game.rules;
  for (const family of layout.families) {
    if (!family.within(dealt.m)) continue;
    for (let pile = 0; pile < family.count(dealt.m); pile++) {
      for (const other of members(family.holders(dealt.m, pile)))
        if (other !== seat) family.look(dealt.m, pile, other);
    }
  }
  for (let at = 0; at < view.frames.length; at += FRAME) {
    const [number = 0, other = 0] = view.frames.slice(at, at + FRAME);
    const step = frames.steps[number];
    if (step !== undefined && 'shows' in step && step.shows !== undefined && other !== seat)
      step.shows[0].look(dealt.m, step.shows[1], other);
  }
  return dealt;
}

/** How many numbers a frame has in a view; its step is the first, its seat the second. */
const FRAME = 4;

/** Numbers that follow from a phrase alone: number `k` below `n` is SHA-256(SHA-256(phrase) ‖ "deal k") modulo n. */
function numbersOf(phrase: string): Rng {
  const chance = new SealedChance(seedFrom(phrase), ['deal']);
  let count = 0;
  return { below: (n) => chance.draw(0, count++, firstBits(n), firstBits(n - 32)) };
}

/** The set of the numbers below n, of which there are at most 32. */
function firstBits(n: number): number {
  if (n <= 0) return 0;
  return n >= 32 ? -1 : (1 << n) - 1;
}
