/**
 * What a walk costs in turns: how many stops each of the others may make before I move again. The rearmost moves
 * first, so all is public. The engine itself is played on: the one who is looked at takes the nearest stop that
 * is open to them again and again, everybody else hurries to the inn out of their way.
 */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { printed, roadOrder, tokaido } from '@tokaido/tokaido';
import type { Seen } from '../model.ts';
import { playerAt } from '../players.ts';

/** How far somebody may walk before I move again, if I go where I look. */
export interface TurnCost {
  readonly seat: number;
  /** The most stops they may make before it is my turn again. */
  readonly stops: number;
}

/** No leg has more stops, and nobody answers more questions between two of them. */
const MOST_DECISIONS = 400;

const known = new WeakMap<Seen, Map<string, readonly TurnCost[]>>();

/** Worked out once for a position and an action: the bar is drawn often. */
export function turnCost(seen: Seen, words: string): readonly TurnCost[] {
  const here = known.get(seen) ?? new Map<string, readonly TurnCost[]>();
  known.set(seen, here);
  let costs = here.get(words);
  if (costs === undefined) here.set(words, (costs = computeCosts(seen, words)));
  return costs;
}

function computeCosts(seen: Seen, words: string): readonly TurnCost[] {
  const { turn, me, s } = seen;
  const action = tokaido.rules.parse(words);
  if (turn?.decision !== 'travel' || turn.details.mover !== me || action === null) return [];
  if (!words.startsWith('travel ') || !seen.legal.includes(words)) return [];
  return s.all
    .slice(0, s.players)
    .filter(({ seat }) => seat !== me)
    .sort((a, b) => roadOrder(a) - roadOrder(b))
    .map(({ seat }) => ({ seat, stops: stopsOf(seat, s, me, action) }))
    .filter(({ stops }) => stops > 0);
}

/** Always with the same throws: a screen that is drawn again must not change. */
function stopsOf(other: number, from: State, me: number, action: number): number {
  const s = tokaido.clone(from);
  const dealer = silent(new FastChance(1));
  const legal = new Actions();
  tokaido.play(s, action, dealer);
  let stops = 0;
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const pending = tokaido.pending(s);
    if (pending === null) return stops;
    tokaido.legal(s, legal);
    if (pending.decision !== 'travel') {
      tokaido.play(s, thriftiest(s, legal, pending.seat), dealer);
      continue;
    }
    const { mover } = pending.details;
    if (mover === me) return stops;
    const walks = walksFrom(s, legal);
    if (mover === other) stops++;
    const walk = walks.at(mover === other ? 0 : -1);
    if (walk === undefined) return stops;
    tokaido.play(s, walk, dealer);
  }
  return stops;
}

/** The open destinations, the nearest first. */
function walksFrom(s: State, legal: Actions): number[] {
  const reach = (action: number) => {
    const [verb, number] = tokaido.rules.describe(action).split(' ');
    return verb === 'travel' ? printed(s, Number(number)) : Number.NaN;
  };
  return legal
    .toArray()
    .map((action) => [reach(action), action] as const)
    .filter(([at]) => !Number.isNaN(at))
    .sort(([a], [b]) => a - b)
    .map(([, action]) => action);
}

/** The answer that leaves most coins: a traveler with coins may stop where others may not. */
function thriftiest(s: State, legal: Actions, seat: number): number {
  let best = -1;
  let most = -1;
  for (const action of legal.toArray()) {
    const after = tokaido.clone(s);
    tokaido.play(after, action, silent(new FastChance(1)));
    const { coins } = playerAt(after, seat);
    if (coins <= most) continue;
    most = coins;
    best = action;
  }
  return best;
}
