/** Random games that soon meet everything: every other time they do what has been done least so far. */

import type { Dealer } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Event, Options, State } from '../src/index.ts';
import {
  BOXES,
  ENCOUNTERS,
  optionIds,
  recount,
  SPACE_NAMES,
  TRAVELERS,
  tokaido,
  VARIATIONS,
} from '../src/index.ts';
import { tablesWith } from './kit.ts';

/** How often each action has been taken, over all games. */
export type Taken = Map<number, number>;

function rarest(legal: Actions, taken: Taken, rng: FastChance): number {
  const actions = legal.toArray();
  const times = actions.map((action) => taken.get(action) ?? 0);
  const at = rng.below(2) === 0 ? rng.below(actions.length) : times.indexOf(Math.min(...times));
  taken.set(actions[at], times[at] + 1);
  return actions[at];
}

/** Plays a game to its end; `look` is called before each decision. */
export function playRandomly(
  options: Options,
  seed: number,
  taken: Taken,
  tell: Dealer<Event>['tell'] = null,
  look: (s: State) => void = () => {},
): State {
  const rng = new FastChance(seed);
  const dealer: Dealer<Event> = { chance: rng, tell };
  const legal = new Actions();
  const s = tokaido.setup(options, dealer);
  while (!tokaido.isOver(s)) {
    look(s);
    tokaido.legal(s, legal);
    tokaido.play(s, rarest(legal, taken, rng), dealer);
  }
  return s;
}

/** Where coins may come from or go to: stops and their options, people, cards, variations. */
function purses(): ReadonlySet<string> {
  const cards = [...BOXES.values()].flatMap((box) => Object.values(box.cards).flat());
  const people = [...TRAVELERS, ...ENCOUNTERS].map(({ id }) => id);
  return new Set([...SPACE_NAMES, ...optionIds(), ...people, ...cards, ...VARIATIONS.keys()]);
}

/**
 * What is wrong with random games of some boxes, each played twice: whether somebody listens must not change it, the
 * points must follow from the collections, and coins must say where they come from.
 */
export function faultsOfGames(boxes: readonly string[], games: number): string[] {
  const tables = tablesWith(boxes);
  const known = purses();
  const [heard, unheard]: [Taken, Taken] = [new Map(), new Map()];
  const faults: string[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const options = tables[(seed * 7) % tables.length];
    const s = playRandomly(options, seed, heard, (event) => {
      if (event.type === 'coins' && !known.has(event.from)) faults.push(`seed ${seed}: from "${event.from}"`);
    });
    const twin = playRandomly(options, seed, unheard);
    if (tokaido.hash(s) !== tokaido.hash(twin)) faults.push(`seed ${seed}: not the same unheard`);
    for (const p of s.all.slice(0, s.players)) {
      const counted = recount(s, p);
      if (counted !== p.points)
        faults.push(`seed ${seed}: seat ${p.seat}, ${p.points} counted as ${counted}`);
    }
  }
  return faults;
}
