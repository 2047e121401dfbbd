/** What a net sees of Tokaido: the decider first, then the others in seat order. */

import { FastChance, popcount, silent } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import {
  BOXES,
  DISH_PRICES,
  ENCOUNTERS,
  END_ACHIEVEMENTS,
  PANORAMA_LENGTHS,
  ROADS,
  roadOrder,
  row,
  SEAT_AT,
  setPoints,
  TABLE_AT,
  TRAVELERS,
  tally,
  tokaido,
  VARIATIONS,
} from '@tokaido/tokaido';
import { withOwnTraveler } from '../strategies/own-traveler.ts';
import type { FeatureWriter } from './features.ts';
import { Features } from './features.ts';

const { frames, layout, streams } = tokaido.rules;
const LINE = streams.indexOf('line');

const LEGS = 4;
const LEG_LENGTH = 15;
/** Kinds of encounters and travelers of the base game; those of the boxes come after them. */
const BASE_KINDS = 7;
const BASE_TRAVELERS = 11;
/** Steps and streams by name, so that the nets outlive a change of their order; an unknown one leaves no mark. */
const BASE_STREAMS = 'tile line souvenir encounter hot-spring meal discard';
const BOX_STREAMS = `${BASE_STREAMS} amulet die rare festival legend round`;
const BASE_STEPS = 'panorama buy keep dine eat leave-temple give treat end-stop option travel turn choose';
const BOX_STEPS =
  'panorama buy pledge keep dine eat leave-temple give treat end-stop option travel calligraphy legend amulet ' +
  'rest roll luck bet festival begin-festival invite meet donate publish collect pledge-collection itamae ' +
  'kitoushi takuhatsuso turn leave choose depart';
/** With all boxes also the steps that came later. */
const ALL_STEPS = `${BOX_STEPS} discount challenge rob bonus look inn-power`;
const FAMILIES = 4;
/** Festivals there are. */
const FESTIVALS = 20;
/** Kinds of amulets, of calligraphy and of legendary objects. */
const KINDS = 6;
const RETURNING = 2;

/** For each direction and position the leg, from 0, and the steps into it. */
const LEG = ROADS.map(({ space }) =>
  space.map((_, at) => Math.min(LEGS - 1, innsUpTo(space, at).length - 1)),
);
const STEP = ROADS.map(({ space }, way) => space.map((_, at) => at - innsUpTo(space, at)[LEG[way][at]]));

function innsUpTo(space: readonly number[], position: number): number[] {
  return space.flatMap((kind, at) => (kind === 0 && at <= position ? [at] : []));
}

/** How many travelers move before this one. */
function movesBefore(s: State, p: Player): number {
  const own = roadOrder(p);
  let count = 0;
  for (let seat = 0; seat < s.travelers; seat++) if (roadOrder(s.all[seat]) < own) count++;
  return count;
}

/** How many gave more; outside the range for somebody who gave nothing. */
function donorsAbove(s: State, p: Player): number {
  let above = 0;
  for (let seat = 0; seat < s.travelers; seat++) if (s.all[seat].offerings > p.offerings) above++;
  return p.offerings === 0 ? -1 : above;
}

/** What everybody has for the end achievements, four numbers a seat, worked out once for all columns. */
const tallies = new Int32Array(5 * END_ACHIEVEMENTS.length);

function takeTallies(s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    for (let i = 0; i < END_ACHIEVEMENTS.length; i++) {
      tallies[seat * END_ACHIEVEMENTS.length + i] = tally(s, s.all[seat], END_ACHIEVEMENTS[i]);
    }
  }
}

/** Lead over the best of the others for an end achievement. */
function lead(s: State, seat: number, i: number): number {
  let best = 0;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) best = Math.max(best, tallies[other * END_ACHIEVEMENTS.length + i]);
  }
  return tallies[seat * END_ACHIEVEMENTS.length + i] - best;
}

/** What kinds of tables the features are for, and the sizes that follow from it. */
interface Kind {
  readonly players: number;
  readonly boxed: boolean;
  readonly crossroads: boolean;
  readonly matsuri: boolean;
  /** All boxes at once, promos included. */
  readonly complete: boolean;
  readonly travelers: number;
  readonly encounters: number;
  readonly stepNames: readonly string[];
  readonly streamNames: readonly string[];
  /** The place of the mark of each step and each stream, by number. */
  readonly steps: readonly number[];
  readonly streams: readonly number[];
}

function kindOf(players: number, boxes: readonly string[]): Kind {
  const boxed = boxes.length > 0;
  const complete = boxes.length === BOXES.size;
  const stepNames = (complete ? ALL_STEPS : boxed ? BOX_STEPS : BASE_STEPS).split(' ');
  const streamNames = (boxed ? BOX_STREAMS : BASE_STREAMS).split(' ');
  let travelers = BASE_TRAVELERS;
  for (const name of boxes) travelers = Math.max(travelers, 1 + Math.max(...(BOXES.get(name)?.tiles ?? [0])));
  return {
    players,
    boxed,
    crossroads: boxes.includes('crossroads'),
    matsuri: boxes.includes('matsuri'),
    complete,
    travelers: Math.min(travelers, TRAVELERS.length),
    encounters: boxed ? ENCOUNTERS.length : BASE_KINDS,
    stepNames,
    streamNames,
    steps: frames.steps.map(({ name }) => stepNames.indexOf(name)),
    streams: streams.map((name) => streamNames.indexOf(name)),
  };
}

function writePlayer(out: FeatureWriter, s: State, p: Player, kind: Kind): void {
  const way = (s.variations & RETURNING) === 0 ? 0 : 1;
  out.oneOf('traveler', kind.travelers, p.traveler);
  out.upTo('coins', 8, p.coins);
  out.scaled('purse', p.coins, 10);
  out.scaled('points', p.points, 80);
  out.oneOf('leg', LEGS, LEG[way][p.position]);
  out.oneOf('step', LEG_LENGTH, STEP[way][p.position]);
  out.oneOf('place', 5, p.place - 1);
  out.oneOf('order', 5, movesBefore(s, p));
  out.upTo('dishes', 5, popcount(p.dishes));
  out.upTo('springs', 5, row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1));
  out.upTo('encounters', 6, p.meetings);
  out.scaled('souvenirs', popcount(p.souvenirs), 8);
  out.scaled('offerings', p.offerings, 8);
  out.upTo('gave', 3, p.offerings);
  out.oneOf('donor', 4, donorsAbove(s, p));
  out.bits('achievements', 3, p.achievements);
  out.scaled('fed', p.fed, 1);
  for (let i = 0; i < PANORAMA_LENGTHS.length; i++) {
    out.upTo('panorama', PANORAMA_LENGTHS[i], row(p, SEAT_AT.panoramas, i));
  }
  const families = kind.boxed ? FAMILIES + 1 : FAMILIES;
  for (let type = 0; type < families; type++) out.scaled('next', setPoints(s, p, type), 7);
  for (let i = 0; i < END_ACHIEVEMENTS.length; i++) {
    out.oneOf('lead', 5, Math.max(-2, Math.min(2, lead(s, p.seat, i))) + 2);
  }
  if (kind.crossroads) {
    out.upTo('trees', 3, p.cherryTrees ?? 0);
    out.upTo('baths', 3, p.bathhouses ?? 0);
    out.bits('legends', KINDS, p.legends ?? 0);
  }
  if (kind.matsuri) {
    // A table without the box has no such fields.
    out.scaled('tokens', p.tokens ?? 0, 8);
    out.scaled('dolls', p.dolls ?? 0, 2);
  }
}

const familyOf = (name: string) => layout.families.find((family) => family.name === name);
const encounters = familyOf('encounters');
const meals = familyOf('meals');
const amulets = familyOf('amulets');
const calligraphy = familyOf('calligraphy');
const festivals = familyOf('festivals');

/** The cards by kind that the seat must think possible in a pile, as shares of their copies, and their number. */
function writePile(
  out: FeatureWriter,
  known: State,
  seat: number,
  family: ReturnType<typeof familyOf>,
  pile: number,
  kinds: number,
): void {
  const at = out.room(family?.name ?? '', kinds + 1);
  if (family === undefined || !family.within(known.m)) return;
  family.countPossible(known.m, pile, seat, out.x, at);
  out.x[at + kinds] = family.sizeOf(known.m, pile) / KINDS;
}

function writeTable(
  out: FeatureWriter,
  s: State,
  seat: number,
  known: State,
  kind: Kind,
  draw: number,
): void {
  const top = frames.topStep(s);
  const turn = draw >= 0 || top < 0 ? -1 : (frames.seat(s) - seat + s.players) % s.players;
  for (const name of kind.stepNames) out.names?.push(name);
  out.oneOf('step', kind.stepNames.length, top < 0 ? -1 : kind.steps[top]);
  out.oneOf('decider', kind.players, turn);
  for (const name of kind.streamNames) out.names?.push(name);
  out.oneOf('draw', kind.streamNames.length, draw < 0 ? -1 : kind.streams[draw]);
  out.bits('variations', kind.complete ? VARIATIONS.size : 4, s.variations);
  out.bits('taken', 3, s.achieved);
  out.scaled('twos', s.m[TABLE_AT.springs], 6);
  out.scaled('threes', s.m[TABLE_AT.springs + 1], 6);
  out.bits('souvenirsLeft', 24, s.souvenirs);
  writePile(out, known, seat, encounters, 0, kind.encounters);
  out.bits('eaten', DISH_PRICES.length, s.all[seat].dishes);
  writePile(out, known, seat, meals, 1, DISH_PRICES.length);
  out.scaled('menuHere', s.menuAt === s.all[seat].position ? 1 : 0, 1);
  if (kind.players === 2) writeNeutral(out, s, s.all[2]);
  if (kind.boxed) out.bits('boxes', kind.complete ? BOXES.size : 2, s.boxes);
  if (kind.complete) out.bits('amuletsAtWork', KINDS, s.amuletsReturning ?? 0);
  if (kind.crossroads) writeCrossroads(out, s, seat, known);
  if (kind.matsuri) {
    out.bits('festivals', FESTIVALS, s.festivals ?? 0);
    out.bits('shared', KINDS, s.sharedCalligraphy ?? 0);
    writePile(out, known, seat, festivals, 1, FESTIVALS);
  }
}

/** The neutral traveler of two players. */
function writeNeutral(out: FeatureWriter, s: State, p: Player): void {
  const way = (s.variations & RETURNING) === 0 ? 0 : 1;
  out.oneOf('neutral.leg', LEGS, LEG[way][p.position]);
  out.oneOf('neutral.step', LEG_LENGTH, STEP[way][p.position]);
  out.oneOf('neutral.order', 4, movesBefore(s, p));
  out.scaled('neutral.offerings', p.offerings, 4);
}

function writeCrossroads(out: FeatureWriter, s: State, seat: number, known: State): void {
  out.upTo('treesLeft', 6, s.treesLeft ?? 0);
  out.upTo('bathsLeft', 6, s.bathhousesLeft ?? 0);
  out.bits('legendsLeft', KINDS, s.legendsLeft ?? 0);
  out.scaled('pledged', s.pledged ? 1 : 0, 1);
  out.scaled('hosted', s.hosted ? 1 : 0, 1);
  out.scaled('joining', s.joining ? 1 : 0, 1);
  out.scaled('bothOptions', s.bothOptions ? 1 : 0, 1);
  // The supply, what somebody looks at, and the hands, counted from the one who looks.
  for (let pile = 0; pile < 2; pile++) writePile(out, known, seat, amulets, pile, KINDS);
  for (let r = 0; r < s.players; r++)
    writePile(out, known, seat, amulets, 2 + ((seat + r) % s.players), KINDS);
  writePile(out, known, seat, calligraphy, 0, KINDS);
  for (let r = 0; r < s.players; r++) {
    writePile(out, known, seat, calligraphy, 1 + ((seat + r) % s.players), KINDS);
  }
}

/** With the travelers that the seat knows of when it acts: before the line is drawn only its own. */
function withTravelersKnown(s: State, seat: number, draw: number): State {
  if (draw !== LINE || s.offerSize === 0) return withOwnTraveler(s, seat);
  const known = tokaido.clone(s);
  for (const p of known.all) {
    if (p.seat === seat) continue;
    p.traveler = 0;
    p.coins = 0;
  }
  return known;
}

/** The features of tables with so many players and these boxes. */
export function tokaidoFeatures(players: number, boxes: readonly string[]): Features<State> {
  const kind = kindOf(players, boxes);
  const example = tokaido.setup({ players, boxes, variations: [] }, silent(new FastChance(1)));
  return new Features((out, position, seat, known, draw) => {
    const s = withTravelersKnown(position, seat, draw);
    takeTallies(s);
    writeTable(out, s, seat, known, kind, draw);
    for (let r = 0; r < players; r++) writePlayer(out, s, s.all[(seat + r) % players], kind);
  }, example);
}
