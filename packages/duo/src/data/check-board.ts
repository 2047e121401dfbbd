/** Checks a board from a file; every error is one sentence that names the problem. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Board } from './board.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkRoutes } from './check-routes.ts';
import {
  AREAS,
  BOUTIQUES,
  CHARACTERS,
  COASTAL_TOWNS,
  DIE_FACES,
  GARDEN_SLOTS,
  ICONS,
  MOUNTAIN_TOWNS,
  SLABS,
  STATION_TYPES,
  TEMPLE_SLOTS,
  TILES,
  WARES,
} from './components.ts';
import { AREA_NAMES, MAX_DIE, MAX_STATIONS, STATION_NAMES, TOWN_NAMES } from './names.ts';
import type { Entry } from './shape.ts';
import { Complaints, isEntry, isList, isOneOf, isWhole, shown } from './shape.ts';

const FORMAT = 'duo-board/1';
const PARTS = [
  'format',
  'id',
  'dice',
  'ring',
  'mountainTowns',
  'routes',
  'areas',
  'boutiques',
  'temple',
  'garden',
  'slabs',
  'gifts',
  'starts',
];
const MIN_STATIONS = 16;
const MOUNTAIN_NAMES = TOWN_NAMES.slice(COASTAL_TOWNS);
const COASTAL_NAMES = TOWN_NAMES.slice(0, COASTAL_TOWNS);

/** All errors of a board; none for a board that can be played. */
export function checkBoard(json: unknown): string[] {
  if (!isEntry(json)) return ['a board must be an object'];
  const c = new Complaints();
  checkParts(c, json);
  if (!c.none()) return c.list;
  checkDice(c, json.dice);
  checkAreas(c, json.areas);
  checkMountains(c, json.mountainTowns);
  checkRing(c, json.ring);
  checkBoutiques(c, json.boutiques);
  checkTrack(c, 'temple', json.temple, TEMPLE_SLOTS, 1);
  checkTrack(c, 'garden', json.garden, GARDEN_SLOTS, 1);
  checkTrack(c, 'slabs', json.slabs, SLABS + 1, 0);
  checkTrack(c, 'gifts', json.gifts, TILES + 1, 0);
  if (!c.none()) return c.list;
  const board = json as unknown as Board;
  checkRoutes(c, board);
  checkStarts(c, json.starts, board);
  if (json.drawing !== undefined) checkDrawing(c, json.drawing, board.ring.length);
  return c.list;
}

/** A board from a file, or everything that is wrong with it. */
export function boardFromJson(json: unknown): Result<Board, readonly string[]> {
  const problems = checkBoard(json);
  return problems.length === 0 ? ok(json as Board) : fail(problems);
}

function checkParts(c: Complaints, json: Entry): void {
  for (const part of PARTS) c.expect(json[part] !== undefined, `the board has no "${part}"`);
  for (const key of Object.keys(json)) {
    c.expect(PARTS.includes(key) || key === 'drawing', `"${key}" is no part of a board`);
  }
  if (!c.none()) return;
  c.expect(json.format === FORMAT, `format: expected "${FORMAT}", found ${shown(json.format)}`);
  const id = typeof json.id === 'string' ? json.id : '';
  c.expect(/^[A-Za-z0-9-]{1,40}$/.test(id), 'id: expected 1 to 40 letters, digits and dashes');
}

function checkDice(c: Complaints, dice: unknown): void {
  for (const character of CHARACTERS) {
    const faces = isEntry(dice) ? dice[character] : undefined;
    c.expect(isList(faces), `dice.${character}: expected a list of faces`);
    if (!isList(faces)) continue;
    c.expect(
      faces.length === DIE_FACES,
      `dice.${character}: a die has ${DIE_FACES} faces, not ${faces.length}`,
    );
    for (const face of faces) {
      c.expect(
        isWhole(face, 1, MAX_DIE),
        `dice.${character}: ${shown(face)} is not a face from 1 to ${MAX_DIE}`,
      );
    }
  }
}

function checkAreas(c: Complaints, areas: unknown): void {
  const entries = isEntry(areas) ? areas : {};
  const count = Object.keys(entries).length;
  c.expect(count === AREAS, `areas: a board has ${AREAS}, not ${count}`);
  for (const [area, icon] of Object.entries(entries)) {
    c.expect(AREA_NAMES.includes(area), `areas: "${area}" is not one of a0 to a${AREAS - 1}`);
    c.expect(
      isOneOf(ICONS, icon),
      `areas: ${area} shows ${shown(icon)}, which is none of ${ICONS.join(', ')}`,
    );
  }
  for (const icon of ICONS) {
    c.expect(
      Object.values(entries).includes(icon),
      `areas: no area shows ${icon}, so it could not be gifted`,
    );
  }
}

function checkMountains(c: Complaints, towns: unknown): void {
  const entries = isEntry(towns) ? towns : {};
  const count = Object.keys(entries).length;
  c.expect(count === MOUNTAIN_TOWNS, `mountainTowns: a board has ${MOUNTAIN_TOWNS}, not ${count}`);
  for (const [town, wares] of Object.entries(entries)) {
    c.expect(
      MOUNTAIN_NAMES.includes(town),
      `mountainTowns: "${town}" is not one of m1 to m${MOUNTAIN_TOWNS}`,
    );
    c.expect(isWhole(wares, 2, 4), `mountainTowns: ${town} gives ${shown(wares)} wares, expected 2, 3 or 4`);
  }
}

function checkRing(c: Complaints, ring: unknown): void {
  const stations = isList(ring) ? ring : [];
  c.expect(
    isWhole(stations.length, MIN_STATIONS, MAX_STATIONS),
    `ring: expected ${MIN_STATIONS} to ${MAX_STATIONS} stations, found ${stations.length}`,
  );
  const towns: unknown[] = [];
  const types: unknown[] = [];
  for (const [i, value] of stations.entries()) {
    const entry = isEntry(value) ? value : {};
    const name = STATION_NAMES[i] ?? String(i);
    types.push(entry.type);
    if (entry.type === 'coastal-town') {
      c.expect(isOneOf(COASTAL_NAMES, entry.town), `ring: ${name} has the unknown town ${shown(entry.town)}`);
      c.expect(!towns.includes(entry.town), `ring: ${shown(entry.town)} stands on the ring twice`);
      towns.push(entry.town);
    } else {
      c.expect(isOneOf(STATION_TYPES, entry.type), `ring: ${name} has the unknown type ${shown(entry.type)}`);
      c.expect(
        isOneOf(AREA_NAMES, entry.area),
        `ring: ${name} lies in the unknown area ${shown(entry.area)}`,
      );
    }
  }
  const count = towns.length;
  c.expect(count === COASTAL_TOWNS, `ring: a board has ${COASTAL_TOWNS} coastal towns, not ${count}`);
  for (const type of STATION_TYPES)
    c.expect(types.includes(type), `ring: there is no station of type ${type}`);
}

function checkBoutiques(c: Complaints, boutiques: unknown): void {
  const tokens = isList(boutiques) ? boutiques : [];
  c.expect(tokens.length === BOUTIQUES, `boutiques: a board has ${BOUTIQUES}, not ${tokens.length}`);
  const bought: unknown[] = [];
  for (const [i, value] of tokens.entries()) {
    const token = isEntry(value) ? value : {};
    c.expect(
      isOneOf(WARES, token.ware),
      `boutiques: number ${i + 1} buys the unknown ware ${shown(token.ware)}`,
    );
    c.expect(
      isWhole(token.value, 2, 4),
      `boutiques: number ${i + 1} pays ${shown(token.value)}, expected 2, 3 or 4`,
    );
    bought.push(token.ware);
  }
  for (const ware of WARES) c.expect(bought.includes(ware), `boutiques: none buys ${ware}`);
}

/** More than any sum of points needs. */
const MOST_POINTS = 999;

/** Points never fall along a track. */
function checkTrack(c: Complaints, name: string, track: unknown, length: number, first: number): void {
  const values = isList(track) ? track : [];
  if (!c.expect(values.length === length, `${name}: expected ${length} numbers, found ${values.length}`))
    return;
  c.expect(values[0] === first, `${name}: the first number must be ${first}, not ${shown(values[0])}`);
  for (const [i, value] of values.entries()) {
    const least = i === 0 ? 0 : Number(values[i - 1]);
    c.expect(
      isWhole(value, least, MOST_POINTS),
      `${name}: number ${i + 1} is ${shown(value)}, expected ${least} to ${MOST_POINTS}`,
    );
  }
}

function checkStarts(c: Complaints, starts: unknown, board: Board): void {
  const sides = isList(starts) ? starts : [];
  c.expect(sides.length === 2, `starts: expected the compass side and the far side, found ${sides.length}`);
  const taken: unknown[] = [];
  for (const [i, value] of sides.entries()) {
    const side = isEntry(value) ? value : {};
    const where = i === 0 ? 'the compass side' : 'the far side';
    const stations = STATION_NAMES.slice(0, board.ring.length);
    for (const [character, places] of [
      ['pilgrim', stations],
      ['merchant', TOWN_NAMES],
      ['artist', AREA_NAMES],
    ] as const) {
      const place = side[character];
      c.expect(place !== undefined, `starts: ${where} has no start space for the ${character}`);
      if (place === undefined) continue;
      c.expect(
        isOneOf(places, place),
        `starts: the ${character} of ${where} starts on the unknown ${shown(place)}`,
      );
      const station = board.ring.findIndex((entry) => entry.type === 'coastal-town' && entry.town === place);
      taken.push(station < 0 ? place : STATION_NAMES[station]);
    }
  }
  const shared = taken.find((place, i) => taken.indexOf(place) !== i && String(place).startsWith('s'));
  c.expect(shared === undefined, `starts: two characters start on ${shown(shared)}`);
}
