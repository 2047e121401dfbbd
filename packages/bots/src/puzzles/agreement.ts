/** How well two judges agree: a decision of a game, taken at random, judged by both with the same number of playouts. */

import type { View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Advice } from '../net/action-playouts.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import { isClear, judged, leadOf } from './confirm.ts';
import type { PuzzleSearch } from './finder.ts';
import { numberFrom, playMixedGame } from './mixed-game.ts';

export interface Agreement {
  readonly kind: string;
  /** Whether both name the same choice that brings the most points. */
  readonly same: boolean;
  /** Whether the lead of the first judge's choice is one that a puzzle needs, to each of them. */
  readonly clear: boolean;
  readonly bothClear: boolean;
  /** Points that the first judge's choice is behind in the eyes of the second. */
  readonly behind: number;
}

/** Playouts of each choice. */
const ROUNDS = 240;
/** More choices than this take too long. */
const MOST_CHOICES = 14;

/** Null where it became late. */
export function sampleAgreement(search: PuzzleSearch, options: unknown, phrase: string): Agreement | null {
  const { game } = search.of.known;
  const rng = new FastChance(numberFrom(`${phrase} sample`));
  const legal = new Actions();
  let taken: { readonly view: View; readonly kind: string } | null = null;
  let count = 0;
  playMixedGame(game, options, phrase, ({ s, seat, kind }) => {
    const choices = game.legal(s, legal);
    if (choices < 2 || choices > MOST_CHOICES) return;
    count++;
    if (rng.below(count) === 0) taken = { view: game.observe(s, seat), kind };
  });
  return taken === null ? null : agreementAt(search, taken, numberFrom(phrase));
}

function agreementAt(
  { of, judges, isLate }: PuzzleSearch,
  { view, kind }: { readonly view: View; readonly kind: string },
  seed: number,
): Agreement | null {
  const { game } = of.known;
  const by = (judge: AnyEvaluator, n: number) =>
    judged({ game, view, judge, seed: seed + n, isLate }, ROUNDS);
  const first = by(judges[0], 1);
  const second = by(judges[1], 2);
  if (first === null || second === null) return null;
  const best = bestIn(first);
  const clear = isClear(leadOf(first, best));
  const own = second.actions.find(({ action }) => action === best);
  return {
    kind,
    same: bestIn(second) === best,
    clear,
    bothClear: clear && isClear(leadOf(second, best)),
    behind: Math.round(100 * (own?.short ?? 0)) / 100,
  };
}

function bestIn({ actions }: Advice): number {
  return actions.reduce((a, b) => (b.total > a.total ? b : a)).action;
}
