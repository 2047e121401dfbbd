/** Checks the drawing of a board: a client needs a point for every place, the rules need none. */

import { CHARACTERS, COASTAL_TOWNS } from './components.ts';
import { AREA_NAMES, TOWN_NAMES } from './names.ts';
import type { Complaints, Entry } from './shape.ts';
import { isEntry, isList } from './shape.ts';

/** The fewest points that enclose an island. */
const LEAST_COAST = 3;

export function checkDrawing(c: Complaints, drawing: unknown, stations: number): void {
  const parts: Entry = isEntry(drawing) ? drawing : {};
  const isSized = Number(parts.width) > 0 && Number(parts.height) > 0;
  c.expect(isSized, 'drawing: width and height must be numbers above 0');
  const coast = arePoints(parts.coast) && parts.coast.length >= LEAST_COAST;
  c.expect(coast, `drawing.coast: expected ${LEAST_COAST} points [x, y] or more`);
  checkPoints(c, 'stations', parts.stations, stations);
  checkPoints(c, 'waves', parts.waves, CHARACTERS.length);
  for (const part of ['compass', 'hotSpring']) {
    c.expect(isPoint(parts[part]), `drawing.${part}: expected a point [x, y]`);
  }
  checkNamed(c, 'mountainTowns', parts.mountainTowns, TOWN_NAMES.slice(COASTAL_TOWNS));
  checkNamed(c, 'boutiques', parts.boutiques, TOWN_NAMES.slice(0, COASTAL_TOWNS));
  checkAreas(c, parts.areas);
  const names = isEntry(parts.townNames) ? parts.townNames : {};
  for (const town of TOWN_NAMES) {
    c.expect(typeof names[town] === 'string', `drawing.townNames: ${town} has no name`);
  }
}

function isPoint(value: unknown): boolean {
  return isList(value) && value.length === 2 && value.every((n) => Number.isFinite(n));
}

function arePoints(value: unknown): value is readonly unknown[] {
  return isList(value) && value.every(isPoint);
}

function checkPoints(c: Complaints, part: string, value: unknown, count: number): void {
  const holds = arePoints(value) && value.length === count;
  c.expect(holds, `drawing.${part}: expected ${count} points [x, y]`);
}

function checkNamed(c: Complaints, part: string, value: unknown, names: readonly string[]): void {
  for (const name of names) {
    c.expect(isEntry(value) && isPoint(value[name]), `drawing.${part}: ${name} has no point`);
  }
}

function checkAreas(c: Complaints, value: unknown): void {
  const areas = isEntry(value) ? value : {};
  for (const name of AREA_NAMES) {
    const area = areas[name];
    const holds = isEntry(area) && isPoint(area.icon) && arePoints(area.artists) && area.artists.length === 2;
    c.expect(holds, `drawing.areas: ${name} needs a point for its icon and two for Artists`);
  }
}
