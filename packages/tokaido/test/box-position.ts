/** Positions with the boxes: the words of `position.ts`, and what Crossroads and Matsuri add to them. */

import { maskOf, members, only } from '@tokaido/kernel';
import { inCrossroads } from '../src/crossroads/state.ts';
import type { Player, State } from '../src/index.ts';
import { BOXES } from '../src/index.ts';
import { inMatsuri } from '../src/matsuri/state.ts';
import { travelerOf } from '../src/moments.ts';
import { family } from './hidden-cards.ts';
import { numbers } from './ids.ts';
import type { Setting, Standing } from './position.ts';
import { Position, position } from './position.ts';

export const CROSSROADS = ['crossroads'];
export const MATSURI = ['crossroads', 'matsuri'];
export const NEW_ENCOUNTERS = ['new-encounters'];
export const PROMO_TRAVELERS = ['promo-travelers'];
export const ALL = ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'];

/** What a traveler holds of the boxes; none of what is left out. */
export interface BoxedStanding extends Standing {
  readonly amulets?: string;
  readonly calligraphy?: string;
  readonly legends?: string;
  readonly trees?: number;
  readonly bathhouses?: number;
  /** Doll and carp tokens. */
  readonly dolls?: number;
}

/** What lies in the supplies; all that nobody holds when left out. */
export interface Supplies {
  readonly trees?: number;
  readonly bathhouses?: number;
  readonly amulets?: string;
  readonly calligraphy?: string;
  readonly legends?: string;
}

export interface BoxedSetting extends Omit<Setting, 'seats'> {
  readonly seats: readonly BoxedStanding[];
  readonly left?: Supplies;
  /** The festivals in force. */
  readonly festivals?: string;
}

/** Where the hands begin among the piles of a family. */
export const AMULET_HANDS = 2;
export const CALLIGRAPHY_HANDS = 1;
const SUPPLY = 0;
const NEW = 1;
const ALL_SIX = 0b111111;

const ids = (box: string, kind: string): readonly string[] => BOXES.get(box)?.cards[kind] ?? [];
const set = (text: string, box: string, kind: string): number => maskOf(numbers(text, ids(box, kind)));
const named = (cards: number, box: string, kind: string): string[] =>
  members(cards).map((card) => ids(box, kind)[card]);

export class Boxed extends Position {
  /** The cards of boxes that lie in front of a traveler or in their hand, in words. */
  owns(seat: number): ReturnType<typeof belongings> {
    return belongings(this.state, this.seat(seat));
  }

  /** The cards of a supply, whoever knows them. */
  supply(kind: 'amulet' | 'calligraphy' | 'legend'): string[] {
    const { state } = this;
    if (kind === 'legend') return named(inCrossroads(state).legendsLeft, 'crossroads', kind);
    const piles = family(kind === 'amulet' ? 'amulets' : kind);
    return named(piles.cards(state.m, SUPPLY), 'crossroads', kind);
  }

  festivals(): string[] {
    return named(inMatsuri(this.state).festivals, 'matsuri', 'festival');
  }
}

function belongings(s: State, p: Player) {
  const hand = family('amulets').cards(s.m, AMULET_HANDS + p.seat);
  const fresh = inCrossroads(s).newOwner === p.seat ? family('amulets').cards(s.m, NEW) : 0;
  const { cherryTrees, bathhouses, legends } = inCrossroads(p);
  return {
    trees: cherryTrees,
    bathhouses,
    legends: named(legends, 'crossroads', 'legend'),
    amulets: named(hand | fresh, 'crossroads', 'amulet'),
    calligraphy: named(
      family('calligraphy').cards(s.m, CALLIGRAPHY_HANDS + p.seat),
      'crossroads',
      'calligraphy',
    ),
    tokens: BOXES.has('matsuri') ? p.tokens : 0,
    dolls: BOXES.has('matsuri') ? p.dolls : 0,
  };
}

/** A position on the road with boxes: Crossroads, unless others are named. */
export function boxed(setting: BoxedSetting): Boxed {
  const boxes = setting.boxes ?? CROSSROADS;
  const s = position({ ...setting, boxes }).state;
  if (boxes.includes('crossroads')) layOut(s, setting);
  if (setting.festivals !== undefined) s.festivals = set(setting.festivals, 'matsuri', 'festival');
  return new Boxed(s);
}

function layOut(state: State, setting: BoxedSetting): void {
  const s = inCrossroads(state);
  const { left = {}, seats } = setting;
  s.treesLeft = left.trees ?? s.treesLeft;
  s.bathhousesLeft = left.bathhouses ?? s.bathhousesLeft;
  const held = (kind: string, of: (standing: BoxedStanding) => string | undefined) =>
    seats.reduce((cards, standing) => cards | set(of(standing) ?? '', 'crossroads', kind), 0);
  const lying = (kind: string, cards: string | undefined) =>
    cards === undefined ? ALL_SIX : set(cards, 'crossroads', kind);
  const legends = held('legend', (standing) => standing.legends);
  s.legendsLeft = lying('legend', left.legends) & ~legends;
  s.amuletsInPlay = lying('amulet', left.amulets) | held('amulet', (standing) => standing.amulets);
  s.calligraphyInPlay =
    lying('calligraphy', left.calligraphy) | held('calligraphy', (standing) => standing.calligraphy);
  family('amulets').reset(s.m, s.amuletsInPlay, AMULET_HANDS + s.players);
  family('calligraphy').reset(s.m, s.calligraphyInPlay, CALLIGRAPHY_HANDS + s.players);
  for (const p of s.all.slice(0, s.players)) hold(s, p, seats[p.seat] ?? {});
}

function hold(s: State, p: Player, standing: BoxedStanding): void {
  p.cherryTrees = standing.trees ?? 0;
  p.bathhouses = standing.bathhouses ?? 0;
  p.legends = set(standing.legends ?? '', 'crossroads', 'legend');
  if (standing.dolls !== undefined) p.dolls = standing.dolls;
  let seers = only(p.seat);
  for (const other of s.all.slice(0, s.players)) if (travelerOf(other).seesHidden) seers |= only(other.seat);
  for (const card of numbers(standing.amulets ?? '', ids('crossroads', 'amulet'))) {
    family('amulets').move(s.m, SUPPLY, AMULET_HANDS + p.seat, card, seers);
  }
  for (const card of numbers(standing.calligraphy ?? '', ids('crossroads', 'calligraphy'))) {
    family('calligraphy').move(s.m, SUPPLY, CALLIGRAPHY_HANDS + p.seat, card, seers);
  }
}
