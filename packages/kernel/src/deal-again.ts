/**
 * A position dealt again for one seat: all that the seat knew stays as it was, and all that it could not know comes
 * from a phrase. It is made from the seat's view alone, so it tells nothing about what truly lay face down.
 */

import { members } from './bits.ts';
import { SealedRng } from './chance.ts';
import type { Game, State } from './game.ts';
import type { Family } from './layout.ts';

/**
 * The others know what lies before them, as it is now. What else they had seen or worked out they no longer know:
 * that would depend on cards which the seat has not seen.
 */
export function dealAgain<S extends State, O, E>(game: Game<S, O, E>, s: S, seat: number, phrase: string): S {
  const view = game.observe(s, seat);
  const dealt = game.fromView(view);
  game.determinize(dealt, seat, new SealedRng(phrase));
  for (const family of game.rules.layout.families) {
    if (!family.within(dealt.m)) continue;
    for (let pile = 0; pile < family.count(dealt.m); pile++) {
      for (const other of members(seenBy(family, dealt.m, pile, view.frames)))
        if (other !== seat) family.look(dealt.m, pile, other);
    }
  }
  return dealt;
}

/** How many numbers a frame has in a view; its step is the first, its seat the second. */
const FRAME = 4;

function seenBy({ sight }: Family, m: number[], pile: number, frames: readonly number[]): number {
  let seats = sight.held?.(m, pile) ?? 0;
  for (const [shown, step] of sight.asked ?? []) {
    if (shown !== pile) continue;
    for (let at = 0; at < frames.length; at += FRAME)
      if (frames[at] === step) seats |= 1 << (frames[at + 1] ?? 0);
  }
  return seats;
}
