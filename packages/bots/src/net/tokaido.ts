/** What a net sees of Tokaido: the table, then the decider, then the others in seat order. */

import { FastChance, silent } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import { BOXES, DISH_PRICES, TABLE_AT, tokaido, VARIATIONS } from '@tokaido/tokaido';
import type { FeatureWriter } from './features.ts';
import { Features } from './features.ts';
import type { Kind } from './tokaido-kind.ts';
import { FESTIVALS, KINDS, kindOf } from './tokaido-kind.ts';
import { LEG_LENGTH, LEGS, legOf, PlayersWriter, stepOf } from './tokaido-players.ts';
import { movesBefore, TABLE_NOTES } from './tokaido-standings.ts';

const { frames, layout } = tokaido.rules;

const familyOf = (name: string) => layout.families.find((family) => family.name === name);
const encounters = familyOf('encounters');
const meals = familyOf('meals');
const amulets = familyOf('amulets');
const calligraphy = familyOf('calligraphy');
const festivals = familyOf('festivals');

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
  if (out.names !== null) out.names.push(...kind.stepNames);
  out.oneOf('step', kind.stepNames.length, top < 0 ? -1 : kind.steps[top]);
  out.oneOf('decider', kind.players, turn);
  if (out.names !== null) out.names.push(...kind.streamNames);
  out.oneOf('draw', kind.streamNames.length, draw < 0 ? -1 : kind.streams[draw]);
  out.bits('variations', VARIATIONS.size, s.variations);
  out.bits('taken', 3, s.achieved);
  out.scaled('twos', s.m[TABLE_AT.springs], 6);
  out.scaled('threes', s.m[TABLE_AT.springs + 1], 6);
  out.bits('souvenirsLeft', 24, s.souvenirs);
  out.pile(encounters, known.m, 0, seat, kind.encounters, KINDS);
  out.bits('eaten', DISH_PRICES.length, s.all[seat].dishes);
  out.pile(meals, known.m, 1, seat, DISH_PRICES.length, KINDS);
  out.scaled('menuHere', s.menuAt === s.all[seat].position ? 1 : 0, 1);
  if (kind.players === 2) writeNeutral(out, s, s.all[2]);
  out.bits('boxes', BOXES.size, s.boxes);
  out.bits('amuletsAtWork', KINDS, s.amuletsReturning ?? 0);
  writeCrossroads(out, s, seat, known);
  out.bits('festivals', FESTIVALS, s.festivals ?? 0);
  out.bits('shared', KINDS, s.sharedCalligraphy ?? 0);
  out.pile(festivals, known.m, 1, seat, FESTIVALS, KINDS);
}

/** The neutral traveler of two players. */
function writeNeutral(out: FeatureWriter, s: State, p: Player): void {
  out.oneOf('neutral.leg', LEGS, legOf(s, p));
  out.oneOf('neutral.step', LEG_LENGTH, stepOf(s, p));
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
  for (let pile = 0; pile < 2; pile++) out.pile(amulets, known.m, pile, seat, KINDS, KINDS);
  for (let r = 0; r < s.players; r++)
    out.pile(amulets, known.m, 2 + ((seat + r) % s.players), seat, KINDS, KINDS);
  out.pile(calligraphy, known.m, 0, seat, KINDS, KINDS);
  for (let r = 0; r < s.players; r++) {
    out.pile(calligraphy, known.m, 1 + ((seat + r) % s.players), seat, KINDS, KINDS);
  }
}

/** Notes the variations and boxes of the table, and says whether they are others than before. */
function isAnotherTable({ notes }: FeatureWriter, s: State): boolean {
  const isSame = notes[TABLE_NOTES] === s.variations && notes[TABLE_NOTES + 1] === s.boxes;
  notes[TABLE_NOTES] = s.variations;
  notes[TABLE_NOTES + 1] = s.boxes;
  return !isSame;
}

/** The features of tables with so many players. All boxes must be loaded. */
export function tokaidoFeatures(players: number): Features<State> {
  const kind = kindOf(players);
  const travelers = new PlayersWriter(kind);
  const example = tokaido.setup({ players, boxes: [], variations: [] }, silent(new FastChance(1)));
  return new Features((out, s, seat, known, draw) => {
    writeTable(out, s, seat, known, kind, draw);
    travelers.write(out, s, seat, draw, isAnotherTable(out, s));
  }, example);
}
