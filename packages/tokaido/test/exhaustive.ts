/**
 * Biased random play until everything has happened: each traveler on each space with each option, each amulet
 * at each decision, each festival, encounter, calligraphy and legendary object with each traveler. Whenever
 * some action leads to a pair that has not been seen yet, it is taken.
 */

import type { Dealer } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { END } from '../src/data/road.ts';
import type { Event, Options, State } from '../src/index.ts';
import { BOXES, SPACE_NAMES, TRAVELERS, tokaido } from '../src/index.ts';
import { spaceAt } from '../src/road.ts';
import type { Pending } from './pair-detection.ts';
import { happened, heldButClosed, nameOf, pendingOf, shutAhead } from './pair-detection.ts';
import type { Cell } from './pairs.ts';
import { CELLS, key, WANTED } from './pairs.ts';

/** Travelers without whom a window does not open. */
const WINDOW_TILES: Readonly<Record<string, readonly string[]>> = {
  collect: ['rakuren'],
  treat: ['kidzuna', 'eriku', 'satsuki'],
};

export interface Explored {
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  /** What has happened, and how often. */
  readonly seen: ReadonlyMap<string, number>;
  /** What should have happened and has not. */
  readonly missing: readonly Cell[];
  /** What happened although it should be impossible. */
  readonly wrong: readonly Cell[];
}

const EXTRA_VARIATIONS = ['gastronomy', 'preparations', 'return-trip', 'rare-and-precious'];
const SAMPLES = 2;
const LONGEST_TURN = 12;

/** Plays until nothing is missing, or `most` games have been played. */
export function explore(seed: number, most: number): Explored {
  const rng = new FastChance(seed);
  const seen = new Map<string, number>();
  const missing = new Map(WANTED);
  const legal = new Actions();
  const scratch = new Actions();
  const spare = tokaido.setup(
    { players: 5, boxes: [...BOXES.keys()], variations: ['initiation'] },
    silent(rng),
  );
  let decisions = 0;
  let games = 0;

  const note = (found: readonly string[]) => {
    for (const one of found) {
      seen.set(one, (seen.get(one) ?? 0) + 1);
      missing.delete(one);
    }
  };
  const fresh = (found: readonly string[]) => found.filter((one) => missing.has(one)).length;

  /** How much a traveler is wanted at the table. */
  const wanted = new Map<string, number>();
  const weigh = () => {
    wanted.clear();
    for (const { group, who } of missing.values()) {
      const tiles = group === 'amulet' ? (WINDOW_TILES[who] ?? []) : [who];
      for (const tile of tiles) wanted.set(tile, (wanted.get(tile) ?? 0) + 1);
    }
  };

  const playNoting = (s: State, action: number, events: Event[]): string[] => {
    const pending = pendingOf(s);
    const force = s.festivals ?? 0;
    const shut = shutAhead(s, pending);
    events.length = 0;
    const dealer: Dealer<Event> = { chance: rng, tell: (event) => events.push(event) };
    tokaido.play(s, action, dealer);
    return [...shut, ...happened(s, pending, tokaido.rules.describe(action), force, events)];
  };

  /** New pairs by the end of this seat's turn if it plays this action and then at random. */
  const promise = (s: State, seat: number, action: number): number => {
    const events: Event[] = [];
    let found = 0;
    for (let sample = 0; sample < SAMPLES; sample++) {
      tokaido.copyInto(spare, s);
      let here = fresh(playNoting(spare, action, events));
      for (let i = 0; i < LONGEST_TURN; i++) {
        const next = tokaido.pending(spare);
        if (next === null || next.seat !== seat || next.decision === 'travel') break;
        const chosen = scratch.list[rng.below(tokaido.legal(spare, scratch))];
        here += fresh(playNoting(spare, chosen, events));
      }
      found += here;
    }
    return found;
  };

  const choose = (s: State, pending: Pending, actions: readonly number[]): number => {
    const words = (action: number) => tokaido.rules.describe(action).split(' ');
    if (pending.decision === 'choose') {
      return best(actions, (action) => (wanted.get(words(action)[1]) ?? 0) + rng.below(3), rng);
    }
    if (pending.decision === 'festival') {
      const table = s.all.slice(0, s.players).map((p) => TRAVELERS[p.traveler].id);
      return best(
        actions,
        (action) => fresh(table.map((who) => key('festival', words(action)[1], who))),
        rng,
      );
    }
    const open = actions.length > 1 && missing.size > 0;
    const score = open ? actions.map((action) => promise(s, pending.seat, action)) : [];
    const highest = Math.max(0, ...score);
    if (highest > 0) return actions[score.indexOf(highest)];
    const liked = hoards(s, missing, pending, actions);
    // With nothing new in reach the traveler takes short steps, so that there are many stops.
    if (pending.decision === 'travel') {
      const from = s.all[pending.mover].position;
      const returning = tokaido.rules.optionsOf(s).variations.includes('return-trip');
      const steps = (action: number) =>
        (returning ? END - Number(words(action)[1]) : Number(words(action)[1])) - from;
      const moves = liked.filter((action) => words(action)[0] === 'travel');
      return moves.sort((one, other) => steps(one) - steps(other))[rng.below(Math.min(3, moves.length))];
    }
    return liked[rng.below(liked.length)];
  };

  while (missing.size > 0 && games < most) {
    weigh();
    const rare = [...missing.values()].some(({ what }) => what === 'tori-no-ichi');
    const s = tokaido.setup(tableFor(games, rng, rare), silent(rng));
    const events: Event[] = [];
    while (!tokaido.isOver(s)) {
      tokaido.legal(s, legal);
      const actions = legal.toArray();
      const pending = pendingOf(s);
      note(
        heldButClosed(
          s,
          pending,
          actions.map((action) => tokaido.rules.describe(action)),
        ),
      );
      note(playNoting(s, choose(s, pending, actions), events));
      decisions++;
    }
    games++;
  }
  const wrong = CELLS.filter((cell) => cell.impossible && seen.has(key(cell.group, cell.what, cell.who)));
  return { seed, games, decisions, seen, missing: [...missing.values()], wrong };
}

function silent(chance: FastChance): Dealer<Event> {
  return { chance, tell: null };
}

/**
 * All boxes and a free pick of travelers; players and variations change from game to game. `rare` every other
 * time for five players with few amulets.
 */
function tableFor(game: number, rng: FastChance, rare: boolean): Options {
  const boxes = [...BOXES.keys()];
  if (rare && game % 2 === 1) {
    return { players: 5, boxes, variations: ['good-luck', 'rare-and-precious'], tiles: 'any' };
  }
  const variations = ['good-luck', ...EXTRA_VARIATIONS.filter(() => rng.below(6) === 0)];
  return { players: [5, 4, 5, 3, 5, 2][game % 6], boxes, variations, tiles: 'any' };
}

/**
 * A traveler who always has an amulet at an inn meets Tori no Ichi only if the supply is empty when they arrive and
 * fills again during somebody's meal. While that pair is missing, the others hoard amulets and spend them at meals,
 * and this traveler takes none.
 */
function hoards(
  s: State,
  missing: ReadonlyMap<string, Cell>,
  pending: Pending,
  actions: readonly number[],
): readonly number[] {
  const lacks = (seat: number) => missing.has(key('festival', 'tori-no-ichi', nameOf(s, seat)));
  if (!s.all.slice(0, s.players).some((p) => lacks(p.seat))) return actions;
  const sign = lacks(pending.seat) ? -1 : 1;
  const score = (action: number) => {
    const [verb, object] = tokaido.rules.describe(action).split(' ');
    if (verb === 'use') return pending.decision === 'eat' ? 1 : -1;
    if (verb === 'luck') return object === 'yes' ? sign : 0;
    if (verb === 'option') return object === 'amulet' ? sign : 0;
    if (verb !== 'travel' || pending.mover !== pending.seat) return 0;
    return SPACE_NAMES[spaceAt(s, Number(object))] === 'temple' ? sign : 0;
  };
  const scores = actions.map(score);
  const most = Math.max(...scores);
  return actions.filter((_, i) => scores[i] === most);
}

/** The action of the highest score; any of equal ones. */
function best(actions: readonly number[], score: (action: number) => number, rng: FastChance): number {
  const scores = actions.map(score);
  const most = Math.max(...scores);
  const equal = actions.filter((_, i) => scores[i] === most);
  return equal[rng.below(equal.length)];
}

/** Has a pair happened? */
export function isSeen(explored: Explored, cell: Cell): boolean {
  return explored.seen.has(key(cell.group, cell.what, cell.who));
}
