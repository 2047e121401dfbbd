/** The long look at a decision: every choice is played to the end many times, once with each of the two nets. */

import type { Game, State, View } from '@tokaido/kernel';
import type { ActionAdvice, Advice } from '../net/action-playouts.ts';
import { ActionPlayouts } from '../net/action-playouts.ts';
import { netPlayoutPlayer } from '../net/playout-player.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';

type AnyGame = Game<State, unknown, unknown>;

/** A lead in points counts from here on, and only if it is so many times its standard error. */
export const LEAST_GAP = 0.8;
export const SURE = 3;
/** The lead that is planned for, in standard errors, so that few true ones are lost by chance. */
const PLANNED = 4.2;
/** Playouts of each choice before it is asked whether it is late. */
const AT_ONCE = 16;

/** How many playouts of each choice a look may take. */
export interface Effort {
  /** In the first, short look. */
  readonly first: number;
  /** In the long one. */
  readonly fewest: number;
  readonly most: number;
  /** Of all choices together, by one judge. */
  readonly inAll: number;
}

export const USUAL_EFFORT: Effort = { first: 24, fewest: 240, most: 640, inAll: 4000 };

/** How far one choice is ahead of all others in the eyes of a judge. */
export interface Lead {
  /** Expected points of the best choice less those of the next one, and the standard error of that. */
  readonly points: number;
  readonly error: number;
  readonly next: ActionAdvice;
  /** Whether another choice wins more often by more than its error. */
  readonly winsLess: boolean;
}

/** A net that plays a decision to the end, and when it must stop. */
export interface Judging {
  readonly game: AnyGame;
  readonly view: View;
  readonly judge: AnyEvaluator;
  readonly seed: number;
  readonly isLate: () => boolean;
}

/** So many playouts of every choice; the same seed gives the same numbers. Null if it became late. */
export function judged({ game, view, judge, seed, isLate }: Judging, rounds: number): Advice | null {
  const playouts = new ActionPlayouts(game, view, seed, () => netPlayoutPlayer(game, judge));
  while (playouts.rounds < rounds) {
    if (isLate()) return null;
    playouts.play(Math.min(AT_ONCE, rounds - playouts.rounds) * playouts.actions);
  }
  return playouts.advice();
}

/** Null where another choice brings more points. */
export function leadOf({ actions }: Advice, best: number): Lead | null {
  const own = actions.find(({ action }) => action === best);
  const others = actions.filter(({ action }) => action !== best);
  if (own === undefined || own.short > 0 || others.length === 0) return null;
  const next = others.reduce((a, b) => (b.short < a.short ? b : a));
  const winsLess = others.some(
    ({ win, behindError }) => win - own.win > Math.max(behindError, own.behindError),
  );
  return { points: next.short, error: next.shortError, next, winsLess };
}

export function isClear(lead: Lead | null): lead is Lead {
  return lead !== null && lead.points >= LEAST_GAP && lead.points >= SURE * lead.error && !lead.winsLess;
}

/**
 * How many playouts of each choice it takes to be sure, by a short look whose numbers are not used again; null where
 * that would be too many, or the choice is not the best at all.
 */
export function playoutsNeeded(judging: Judging, best: number, effort: Effort): number | null {
  const { first, fewest, most, inAll } = effort;
  const actions = judged(judging, first)?.actions ?? [];
  const own = actions.find(({ action }) => action === best);
  if (own === undefined || own.short > own.shortError) return null;
  let needed = fewest;
  for (const { action, total, shortError } of actions) {
    if (action === best) continue;
    const gap = own.total - total;
    if (gap + shortError < LEAST_GAP) return null;
    // Seen only so often, a lead is off by as much as its error; it is given the benefit of half the doubt.
    const hoped = Math.max(LEAST_GAP, gap + shortError / 2);
    const spread = shortError * Math.sqrt(first);
    needed = Math.max(needed, Math.ceil(((PLANNED * spread) / hoped) ** 2));
  }
  return needed > most || needed * actions.length > inAll ? null : needed;
}
