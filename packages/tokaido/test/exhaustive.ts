/**
 * Biased random play until everything has happened: each traveler on each space with each option, each amulet
 * at each decision, each festival, encounter, calligraphy and legendary object with each traveler. Whenever
 * some action leads to a pair that has not been seen yet, it is taken.
 */

import type { Dealer } from '@tokaido/kernel';
import { Actions, FastChance, members } from '@tokaido/kernel';
import { END } from '../src/data/road.ts';
import type { Event, Options, State } from '../src/index.ts';
import { BOXES, ENCOUNTERS, SPACE_NAMES, TRAVELERS, tokaido } from '../src/index.ts';
import { inMatsuri } from '../src/matsuri/state.ts';
import { isInn, nextInn, spaceAt } from '../src/road.ts';
import { family } from './position.ts';

const cards = (box: string, kind: string): readonly string[] => BOXES.get(box)?.cards[kind] ?? [];
const AMULETS = cards('crossroads', 'amulet');
const FESTIVALS = cards('matsuri', 'festival');
const TILES = TRAVELERS.slice(1);

/** The decisions at which an amulet might be used. */
export const WINDOWS = 'travel option buy eat treat legend amulet calligraphy collect rest'.split(' ');

/** Where each amulet has its moment. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  vitality: ['rest'],
  fortune: ['travel'],
  health: ['option'],
  friendship: ['travel'],
  hospitality: ['eat', 'treat'],
  devotion: 'option buy eat treat legend amulet calligraphy collect'.split(' '),
};

/** The options of each space, by the names of the spaces. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  shop: ['souvenirs', 'legendary-object'],
  farm: ['wages', 'gaming-room'],
  temple: ['offering', 'amulet'],
  encounter: ['encounter', 'calligraphy'],
  'hot-spring': ['hot-spring', 'bathhouse'],
  'panorama-paddy': ['panorama-paddy', 'cherry-tree'],
  'panorama-mountain': ['panorama-mountain', 'cherry-tree'],
  'panorama-sea': ['panorama-sea', 'cherry-tree'],
  inn: ['eat', 'go hungry'],
};

/** Options that only some tiles have. */
const OWN_OPTIONS: readonly (readonly [space: string, option: string, tiles: readonly string[]])[] = [
  ['shop', 'collection', ['rakuren']],
  ['inn', 'accept a meal of the deck', ['satsuki', 'kidzuna', 'eriku']],
  ['inn', 'refuse a meal of the deck', ['satsuki', 'kidzuna', 'eriku']],
];

/** A pair that must happen, or cannot. */
export interface Cell {
  readonly group: string;
  /** What is paired with a traveler, or a window. */
  readonly what: string;
  readonly who: string;
  /** Why the rules do not allow it; it must then not happen. */
  readonly impossible?: string;
}

const key = (group: string, what: string, who: string): string => `${group}|${what}|${who}`;

export const GROUPS = ['option', 'amulet', 'festival', 'encounter', 'calligraphy', 'legend'];

/** All pairs, those that cannot be included. */
export const CELLS: readonly Cell[] = [
  ...TILES.flatMap(({ id, gender }): Cell[] => [
    ...Object.entries(OPTIONS).flatMap(([space, options]) =>
      options.map((option) => ({ group: 'option', what: `${space}: ${option}`, who: id })),
    ),
    ...OWN_OPTIONS.map(([space, option, tiles]) => ({
      group: 'option',
      what: `${space}: ${option}`,
      who: id,
      ...(tiles.includes(id) ? {} : { impossible: `only on the tile of ${tiles.join(', ')}` }),
    })),
    ...FESTIVALS.map((festival) => ({
      group: 'festival',
      what: festival,
      who: id,
      ...(festival === 'hina-matsuri' && gender !== 'feminine'
        ? { impossible: 'dolls are for feminine travelers' }
        : {}),
      ...(festival === 'tango' && gender !== 'masculine'
        ? { impossible: 'carps are for masculine travelers' }
        : {}),
    })),
    ...ENCOUNTERS.map((encounter) => ({ group: 'encounter', what: encounter.id, who: id })),
    ...cards('crossroads', 'calligraphy').map((card) => ({ group: 'calligraphy', what: card, who: id })),
    ...cards('crossroads', 'legend').map((card) => ({ group: 'legend', what: card, who: id })),
  ]),
  ...AMULETS.flatMap((amulet) =>
    WINDOWS.flatMap((window): Cell[] => {
      const opens = MOMENTS[amulet].includes(window);
      const refused = { group: 'amulet', what: `${amulet}, held but closed`, who: window };
      const used = { group: 'amulet', what: amulet, who: window };
      return opens
        ? [used]
        : [refused, { ...used, impossible: `it can only be used at ${MOMENTS[amulet].join(', ')}` }];
    }),
  ),
];

const WANTED = new Map(
  CELLS.filter((cell) => cell.impossible === undefined).map((cell) => [
    key(cell.group, cell.what, cell.who),
    cell,
  ]),
);

/** Travelers without whom a window does not open. */
const WINDOW_TILES: Readonly<Record<string, readonly string[]>> = {
  collect: ['rakuren'],
  treat: ['kidzuna', 'eriku', 'satsuki'],
};

const nameOf = (s: State, seat: number): string => TRAVELERS[s.all[seat]?.traveler ?? 0]?.id ?? '';

interface Pending {
  readonly seat: number;
  readonly decision: string;
  /** Who moves at a decision to travel, else the seat. */
  readonly mover: number;
  /** The stop at which an option is chosen. */
  readonly stop: string;
}

function pendingOf(s: State): Pending {
  const pending = tokaido.pending(s);
  if (pending === null) throw new Error('the journey is over');
  const { seat, decision } = pending;
  return {
    seat,
    decision,
    mover: pending.decision === 'travel' ? pending.details.mover : seat,
    stop: pending.decision === 'option' ? pending.details.stop : '',
  };
}

/** The pairs that an action brought about. `s` is the position after it. */
function happened(
  s: State,
  before: Pending,
  action: string,
  force: number,
  events: readonly Event[],
): string[] {
  const found: string[] = [];
  const { seat, decision } = before;
  const me = nameOf(s, seat);
  const meets = (festival: string, who: number) => found.push(key('festival', festival, nameOf(s, who)));
  const [verb, object] = action.split(' ');
  if (verb === 'option') found.push(key('option', `${before.stop}: ${object}`, me));
  if (verb === 'eat') found.push(key('option', `inn: ${object === '-' ? 'go hungry' : 'eat'}`, me));
  if (verb === 'accept' || verb === 'refuse')
    found.push(key('option', `inn: ${verb} a meal of the deck`, me));
  if (verb === 'use') found.push(key('amulet', object, decision));
  if (verb === 'donate' && object !== '0') meets('o-bon', seat);
  if (verb === 'meet' && object === 'yes') meets('hadaka-matsuri', seat);
  if (verb === 'invite' && object !== '-') meets('gion-matsuri', seat);
  const inForce = (festival: string) => (force >> FESTIVALS.indexOf(festival)) & 1;
  const stop = verb === 'travel' ? SPACE_NAMES[spaceAt(s, s.all[before.mover].position)] : '';
  let festival = '';
  for (const event of events) {
    if (event.type === 'encounter')
      found.push(key('encounter', ENCOUNTERS[event.kind].id, nameOf(s, event.seat)));
    else if (event.type === 'calligraphy')
      found.push(
        key('calligraphy', cards('crossroads', 'calligraphy')[event.calligraphy], nameOf(s, event.seat)),
      );
    else if (event.type === 'legend')
      found.push(key('legend', cards('crossroads', 'legend')[event.legend], nameOf(s, event.seat)));
    else if (event.type === 'festival') {
      festival = FESTIVALS[event.festival];
      if (festival === 'hanabi') meets(festival, event.seat);
    } else if (event.type === 'sharedCalligraphy') meets('o-tsukimi', event.seat);
    else if (event.type === 'doll') meets(event.token === 'doll' ? 'hina-matsuri' : 'tango', event.seat);
    else if (event.type === 'hiddenCard' && festival === 'tori-no-ichi') meets(festival, event.seat);
    else if (event.type === 'die' && /o-shogatsu|setsubun/.test(festival)) meets(festival, event.seat);
    else if (event.type === 'points' && event.source === 'festival' && /tanabata|shishimai/.test(festival))
      meets(festival, event.seat);
    else if (event.type === 'panorama' && festival === 'o-fune-matsuri') meets(festival, event.seat);
    else if (event.type === 'panorama' && stop === 'panorama-mountain' && inForce('yama-no-ko'))
      meets('yama-no-ko', event.seat);
    else if (event.type === 'offering' && stop === 'panorama-paddy' && inForce('o-taue-matsuri'))
      meets('o-taue-matsuri', event.seat);
    else if (event.type === 'coins' && event.from === 'o-hanami') meets('o-hanami', event.seat);
    else if (event.type === 'ate' && inForce('cho-yo') && isInn(s, s.all[event.seat].position))
      meets('cho-yo', event.seat);
  }
  return found;
}

/** The festivals that shut something in front of a traveler who is about to move. */
const SHUTTING: Readonly<Record<string, string>> = {
  kamiarisai: 'temple',
  'toka-ebisu': 'shop',
  'mura-matsuri': 'farm',
};

function shutAhead(s: State, pending: Pending): string[] {
  if (pending.decision !== 'travel' || pending.mover !== pending.seat) return [];
  const p = s.all[pending.seat];
  const found: string[] = [];
  for (const [festival, space] of Object.entries(SHUTTING)) {
    if (((inMatsuri(s).festivals >> FESTIVALS.indexOf(festival)) & 1) === 0) continue;
    const returning = tokaido.rules.optionsOf(s).variations.includes('return-trip');
    for (let to = p.position + 1; to < nextInn(s, p.position); to++) {
      if (SPACE_NAMES[spaceAt(s, to)] !== space) continue;
      const action = tokaido.rules.parse(`travel ${returning ? END - to : to}`);
      if (action === null || tokaido.explain(s, pending.seat, action)?.why !== 'shut') continue;
      found.push(key('festival', festival, nameOf(s, pending.seat)));
      break;
    }
  }
  return found;
}

/** Amulets in hand at a decision that cannot be used there. */
function heldButClosed(s: State, pending: Pending, legal: readonly string[]): string[] {
  if (!WINDOWS.includes(pending.decision)) return [];
  return members(family('amulets').cards(s.m, 2 + pending.seat))
    .map((card) => AMULETS[card])
    .filter((amulet) => !legal.includes(`use ${amulet}`))
    .map((amulet) => key('amulet', `${amulet}, held but closed`, pending.decision));
}

export interface Explored {
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  /** What has happened, and how often. */
  readonly seen: ReadonlyMap<string, number>;
  /** What should have happened and has not. */
  readonly missing: readonly Cell[];
  /** What happened although it cannot. */
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

  /** New pairs until the turn of this seat is over, when it goes on at random after this action. */
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
    // Without a hope the traveler strolls, so that there are many stops.
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
 * Who always has an amulet at an inn meets Tori no Ichi only if the supply is empty on her arrival and fills
 * again at somebody's meal. While that is missing, the others hoard amulets and spend them at meals, and she
 * has none.
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
