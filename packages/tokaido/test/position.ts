/**
 * Positions in a few words, so that a test reads like an example in the rulebook: who stands where with
 * what, an action, what chance brings, what must follow.
 */

import type { Chance, Dealer, Reason, View } from '@tokaido/kernel';
import { Actions, maskOf, members, reaches } from '@tokaido/kernel';
import type { Event, Options, Player, State } from '../src/index.ts';
import {
  ACHIEVEMENTS,
  DISHES,
  ENCOUNTERS,
  END,
  PANORAMAS,
  row,
  SEAT_AT,
  SOUVENIRS,
  TRAVELERS,
  timesMet,
  tokaido,
} from '../src/index.ts';
import { countAt, isInn, placesAt } from '../src/road.ts';
import { AT, frames } from '../src/state.ts';
import type { Belief } from './hidden-cards.ts';
import { belief, family } from './hidden-cards.ts';
import { numbers } from './ids.ts';
import type { Script } from './scripted-chance.ts';
import { ScriptedChance } from './scripted-chance.ts';

/** A traveler in a position; by default at the last inn, without a tile or any cards. */
export interface Standing {
  readonly traveler?: string;
  /** Printed number of the space: Kyoto 0, Edo 54. */
  readonly at?: number;
  /** 1 on the road, 2 off it, order of arrival at inns; counted in seat order when left out. */
  readonly place?: number;
  /** The coins of the tile when left out. */
  readonly coins?: number;
  readonly points?: number;
  readonly souvenirs?: string;
  readonly dishes?: string;
  readonly encounters?: string;
  /** Hot spring cards of 2 and of 3 points. */
  readonly springs?: readonly [number, number];
  /** Sections of paddy, mountain and sea. */
  readonly panoramas?: readonly [number, number, number];
  readonly offerings?: number;
  readonly achievements?: string;
}

export interface Setting {
  readonly players: number;
  readonly boxes?: readonly string[];
  readonly variations?: readonly string[];
  /** In seat order; the neutral traveler of two players is the third. */
  readonly seats: readonly Standing[];
  /** The souvenirs still in the deck, when not all that nobody has. */
  readonly deck?: string;
}

const FIRST: Chance = {
  draw: (_stream, _index, low) => 31 - Math.clz32(low & -low),
};

/** The numbers of the piles, as the families of the inn and the encounter lay them out. */
export const MENU = 1;
export const TREAT = 2;
const DECK = 0;

export class Position {
  readonly state: State;
  /** What was told since the last action, with its audience. */
  events: { readonly event: Event; readonly audience: number }[] = [];
  private readonly chance = new ScriptedChance();
  private readonly dealer: Dealer<Event> = {
    chance: this.chance,
    tell: (event, audience) => this.events.push({ event, audience }),
  };

  constructor(state: State) {
    this.state = state;
  }

  /** A game from its very beginning. */
  static begin(
    players: number,
    variations: readonly string[],
    script: Script,
    more: Partial<Options> = {},
  ): Position {
    const found: Position['events'] = [];
    const chance = new ScriptedChance();
    chance.say(script);
    const dealer: Dealer<Event> = {
      chance,
      tell: (event, audience) => found.push({ event, audience }),
    };
    const game = new Position(tokaido.setup({ players, boxes: [], variations, ...more }, dealer));
    chance.done();
    game.events = found;
    return game;
  }

  /** Takes the action in words for whoever must decide; fails when it is refused. */
  do(action: string, script: Script = {}): this {
    const pending = this.pending;
    this.events = [];
    this.chance.say(script);
    const request = { seat: pending.seat, number: pending.number, action };
    const result = tokaido.submit(this.state, request, this.dealer);
    if (!result.ok) throw new Error(`"${action}" is refused: ${JSON.stringify(result.error)}`);
    this.chance.done();
    return this;
  }

  /** The pending decision; fails when the journey is over. */
  get pending(): { seat: number; decision: string; number: number; mover: number } {
    const pending = tokaido.pending(this.state);
    if (pending === null) throw new Error('the journey is over');
    return { ...pending, mover: pending.decision === 'travel' ? pending.details.mover : pending.seat };
  }

  /** Who must decide what, such as `0 travel`; `over` at the end. */
  get turn(): string {
    if (tokaido.isOver(this.state)) return 'over';
    return `${this.pending.seat} ${this.pending.decision}`;
  }

  legal(): string[] {
    const actions = new Actions();
    tokaido.legal(this.state, actions);
    return actions.toArray().map((action) => tokaido.rules.describe(action));
  }

  /** Why an action is closed to a seat (to the one that decides, when none is named). */
  why(action: string, seat?: number): Reason | null {
    const packed = tokaido.rules.parse(action);
    if (packed === null) throw new Error(`"${action}" is no action`);
    return tokaido.explain(this.state, seat ?? this.pending.seat, packed);
  }

  seat(seat: number): Player {
    return this.state.all[seat];
  }

  /** All that lies in front of a traveler, in words. */
  has(seat: number): ReturnType<typeof collection> {
    return collection(this.seat(seat));
  }

  view(who: number): View {
    return tokaido.observe(this.state, who);
  }

  believes(who: number, name: string, pile: number): Belief {
    return belief(this.view(who), name, pile);
  }

  /** The events since the last action that reach `who`. */
  told(who: number): Event[] {
    return this.events.filter(({ audience }) => reaches(audience, who)).map(({ event }) => event);
  }

  /** Points by source. */
  by(seat: number): Readonly<Record<string, number>> {
    const { by } = tokaido.scores(this.state)[seat];
    return Object.fromEntries(Object.entries(by).filter(([, points]) => points !== 0));
  }

  places(): number[] {
    return tokaido.scores(this.state).map((score) => score.place);
  }
}

function collection(p: Player) {
  return {
    coins: p.coins,
    points: p.points,
    souvenirs: members(p.souvenirs).map((card) => SOUVENIRS[card]),
    dishes: members(p.dishes).map((dish) => DISHES[dish]),
    encounters: ENCOUNTERS.flatMap((e, kind) => Array<string>(timesMet(p.encounters, kind)).fill(e.id)),
    springs: [0, 1].map((i) => row(p, SEAT_AT.springs, i)),
    panoramas: PANORAMAS.map((_, i) => row(p, SEAT_AT.panoramas, i)),
    offerings: p.offerings,
    achievements: members(p.achievements).map((a) => ACHIEVEMENTS[a]),
  };
}

/** A position on the road. It is the turn of the traveler furthest behind. */
export function position(setting: Setting): Position {
  const variations = setting.variations ?? [];
  const dealer: Dealer<Event> = { chance: FIRST, tell: null };
  const s = tokaido.setup({ players: setting.players, boxes: setting.boxes ?? [], variations }, dealer);
  const legal = new Actions();
  while (tokaido.pending(s)?.decision === 'choose') {
    tokaido.legal(s, legal);
    tokaido.play(s, legal.list[0], dealer);
  }
  const returning = variations.includes('return-trip');
  const count = new Map<number, number>();
  for (const p of s.all.slice(0, s.travelers)) {
    const standing = setting.seats[p.seat] ?? {};
    stand(s, p, standing);
    const at = standing.at ?? (returning ? 0 : END);
    p.position = returning ? END - at : at;
    count.set(p.position, (count.get(p.position) ?? 0) + 1);
    p.place = standing.place ?? count.get(p.position) ?? 1;
  }
  requireRoom(s);
  if (setting.deck !== undefined) s.souvenirs = maskOf(numbers(setting.deck, SOUVENIRS));
  frames.load(s, []);
  frames.push(
    s,
    frames.steps.findIndex((step) => step?.name === 'turn'),
    0,
  );
  frames.advance(s, dealer);
  return new Position(s);
}

/** Fails for a crowd that no game can bring about: a stop has its places and, with the boxes, one for a friend. */
function requireRoom(s: State): void {
  for (const p of s.all.slice(0, s.travelers)) {
    const places = isInn(s, p.position) ? s.travelers : s.boxes ? 2 : placesAt(s, p.position);
    if (countAt(s, p.position) > places) throw new Error(`too many travelers at position ${p.position}`);
  }
}

/** Gives a traveler what the setting says, and takes it out of the decks. */
function stand(s: State, p: Player, standing: Standing): void {
  const tile = standing.traveler ?? 'nobody';
  p.traveler = numbers(
    tile,
    TRAVELERS.map((t) => t.id),
  )[0];
  p.coins = standing.coins ?? TRAVELERS[p.traveler].coins;
  p.points = standing.points ?? 0;
  p.offerings = standing.offerings ?? 0;
  p.souvenirs = maskOf(numbers(standing.souvenirs ?? '', SOUVENIRS));
  s.souvenirs &= ~p.souvenirs;
  const put = (at: number, values: readonly number[]) => {
    for (const [i, value] of values.entries()) p.m[at + p.seat * SEAT_AT.stride + i] = value;
  };
  const springs = standing.springs ?? [0, 0];
  put(SEAT_AT.springs, springs);
  for (const [kind, cards] of springs.entries()) s.m[AT.springs + kind] -= cards;
  put(SEAT_AT.panoramas, standing.panoramas ?? [0, 0, 0]);
  const meals = family('meals');
  for (const dish of numbers(standing.dishes ?? '', DISHES)) {
    p.dishes |= 1 << dish;
    meals.reveal(s.m, DECK, meals.ofKind(s.m, DECK, dish));
  }
  const encounters = family('encounters');
  const kinds = ENCOUNTERS.map((e) => e.id);
  for (const kind of numbers(standing.encounters ?? '', kinds)) {
    p.encounters += 1 << (2 * kind);
    encounters.reveal(s.m, DECK, encounters.ofKind(s.m, DECK, kind));
  }
  for (const achievement of numbers(standing.achievements ?? '', ACHIEVEMENTS)) {
    p.achievements |= 1 << achievement;
    if (achievement < PANORAMAS.length) s.achieved |= 1 << achievement;
  }
}
