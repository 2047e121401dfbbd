/**
 * Finds out by playing where a power or a festival is felt: the actions of a seat are carried out with it and without
 * it. Where what is open, or what comes of it, differs, it is felt.
 */

import { Actions, FastChance } from '@tokaido/kernel';
import { SPACE_NAMES } from '../src/data/road.ts';
import { tokaido } from '../src/game.ts';
import { TURN } from '../src/numbers.ts';
import { spaceAt } from '../src/road.ts';
import type { State } from '../src/state.ts';
import { frames } from '../src/state.ts';

/** The seat that is looked at. */
export const SEAT = 0;
const FRAME = 4;
/** The most actions of one decision that are tried. */
const TRIED = 8;
/** Decisions that bring in another card, which says itself what it does. */
const CARDS: ReadonlySet<string> = new Set(['festival', 'invite', 'meet']);

export interface Felt {
  /** Stops and decisions that differ. */
  readonly here: Set<string>;
  /** All that the seat was asked, and the stop at which it was. */
  readonly asked: Map<string, string>;
}

export interface Looking {
  readonly boxes: readonly string[];
  /** The least number of games, and the most while not everything has been found. */
  readonly games: readonly [least: number, most: number];
  isAll(felt: Felt): boolean;
  readonly seed: number;
  /** Which of the open tiles the seat chooses. */
  readonly tile: string;
  /** Makes the position that is looked at. */
  prepare(s: State, rng: FastChance): void;
  /** Takes away from it what is looked for. */
  without(s: State): void;
}

const stopOf = (s: State) => SPACE_NAMES[spaceAt(s, s.all[SEAT].position)];

/** What an action belongs to: a stop, or a decision and the stop at which it is asked. */
function placesOf(s: State, action: number): string[] {
  const pending = tokaido.pending(s);
  const [verb, to] = tokaido.rules.describe(action).split(' ');
  if (verb === 'use' || pending === null || CARDS.has(pending.decision)) return [];
  if (pending.decision === 'travel') return verb === 'travel' ? [SPACE_NAMES[spaceAt(s, Number(to))]] : [];
  return pending.decision === 'option' ? [pending.details.stop] : [pending.decision, stopOf(s)];
}

/** The move alone: without the turn below it, nothing is carried out that follows the stop. */
function stopOnly(s: State): State {
  const copy = tokaido.clone(s);
  const dump = frames.dump(copy);
  frames.load(
    copy,
    dump.filter((_, i) => dump[i - (i % FRAME)] !== TURN),
  );
  return copy;
}

function openActions(s: State): number[] {
  const legal = new Actions();
  tokaido.legal(s, legal);
  return legal.toArray();
}

function play(s: State, action: number, seed: number): readonly number[] {
  tokaido.play(s, action, { chance: new FastChance(seed), tell: null });
  return s.m;
}

function compare(real: State, looking: Looking, rng: FastChance, here: Set<string>): void {
  const there = tokaido.clone(real);
  looking.without(there);
  const [open, plain] = [real, there].map(openActions);
  const add = (action: number) => {
    for (const place of placesOf(real, action)) here.add(place);
  };
  for (const action of open) if (!plain.includes(action)) add(action);
  for (const action of plain) if (!open.includes(action)) add(action);
  const both = open.filter((action) => plain.includes(action));
  for (let i = 0; i < Math.min(TRIED, both.length); i++) {
    const action = both[rng.below(both.length)];
    const seed = rng.next();
    const one = play(stopOnly(real), action, seed);
    const other = play(stopOnly(there), action, seed);
    // What was taken away is not what came of it.
    if (one.some((value, at) => value !== other[at] && real.m[at] === there.m[at])) add(action);
  }
}

/** Plays games at random and looks at every decision of the seat. */
export function feel(looking: Looking): Felt {
  const { boxes, games, seed, tile } = looking;
  const felt: Felt = { here: new Set(), asked: new Map() };
  const rng = new FastChance(seed);
  const dealer = { chance: rng, tell: null };
  const [least, most] = games;
  for (let game = 0; game < least || (game < most && !looking.isAll(felt)); game++) {
    const s = tokaido.setup({ players: 3 + (game % 3), boxes, variations: [], tiles: 'any' }, dealer);
    tokaido.play(s, tokaido.rules.parse(`choose ${tile}`) ?? 0, dealer);
    while (!tokaido.isOver(s)) {
      const { seat, decision } = tokaido.pending(s) ?? { seat: -1, decision: '' };
      if (seat === SEAT) {
        looking.prepare(s, rng);
        felt.asked.set(decision, stopOf(s));
        compare(s, looking, rng, felt.here);
      }
      const open = openActions(s);
      tokaido.play(s, open[rng.below(open.length)], dealer);
    }
  }
  return felt;
}
