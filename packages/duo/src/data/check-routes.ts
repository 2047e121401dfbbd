/** Checks that trade routes, areas and coast fit together; the parts themselves have been checked before. */

import type { Board } from './board.ts';
import { ROUTES } from './components.ts';
import { AREA_NAMES, TOWN_NAMES } from './names.ts';
import type { Complaints } from './shape.ts';
import { isEntry, isList, isOneOf, shown } from './shape.ts';

export function checkRoutes(c: Complaints, board: Board): void {
  checkEntries(c, board.routes);
  if (!c.none()) return;
  checkNetwork(c, board);
  checkCoast(c, board);
  checkArtistDie(c, board);
}

function checkEntries(c: Complaints, routes: unknown): void {
  const entries = isList(routes) ? routes : [];
  c.expect(entries.length === ROUTES, `routes: a board has ${ROUTES}, not ${entries.length}`);
  const pairs: string[] = [];
  for (const [i, value] of entries.entries()) {
    const { from, to, between } = isEntry(value) ? value : {};
    for (const town of [from, to]) {
      c.expect(isOneOf(TOWN_NAMES, town), `routes: number ${i + 1} ends in the unknown town ${shown(town)}`);
    }
    c.expect(from !== to, `routes: number ${i + 1} leads from ${shown(from)} to itself`);
    const areas = isList(between) ? between : [];
    c.expect(
      areas.length === 2 && areas[0] !== areas[1],
      `routes: number ${i + 1} must lie between two areas`,
    );
    for (const area of areas) {
      c.expect(isOneOf(AREA_NAMES, area), `routes: number ${i + 1} borders the unknown area ${shown(area)}`);
    }
    const pair = [String(from), String(to)].sort((a, b) => a.localeCompare(b)).join('–');
    c.expect(!pairs.includes(pair), `routes: ${pair} is there twice`);
    pairs.push(pair);
  }
}

/** Everything that can be reached from the first name over the given links. */
function reached(start: string, links: readonly (readonly [string, string])[]): Set<string> {
  const found = new Set([start]);
  for (const place of found) {
    for (const [a, b] of links) {
      if (a === place) found.add(b);
      else if (b === place) found.add(a);
    }
  }
  return found;
}

function checkNetwork(c: Complaints, board: Board): void {
  const towns = reached(
    TOWN_NAMES[0],
    board.routes.map(({ from, to }) => [from, to]),
  );
  for (const town of TOWN_NAMES) {
    c.expect(towns.has(town), `routes: no way leads from ${TOWN_NAMES[0]} to ${town}`);
  }
  const areas = reached(
    AREA_NAMES[0],
    board.routes.map(({ between }) => between),
  );
  for (const area of AREA_NAMES) {
    c.expect(areas.has(area), `routes: no borders lead from ${AREA_NAMES[0]} to area ${area}`);
  }
}

/** Between two coastal towns lies one area, and a route of each town ends at its border. */
function checkCoast(c: Complaints, board: Board): void {
  const bordering = (town: string) =>
    board.routes.filter(({ from, to }) => from === town || to === town).flatMap(({ between }) => between);
  const start = board.ring.findIndex((entry) => entry.type === 'coastal-town');
  const ring = [...board.ring.slice(start), ...board.ring.slice(0, start + 1)];
  let town = '';
  let stretch: string[] = [];
  for (const entry of ring) {
    if (entry.type !== 'coastal-town') {
      stretch.push(entry.area);
      continue;
    }
    const [area] = stretch;
    if (area !== undefined) {
      const where = `the coast between ${town} and ${entry.town}`;
      c.expect(
        stretch.every((other) => other === area),
        `ring: ${where} lies in more than one area`,
      );
      for (const end of [town, entry.town]) {
        c.expect(
          bordering(end).includes(area),
          `ring: ${where} lies in ${area}, but no route of ${end} borders it`,
        );
      }
    }
    town = entry.town;
    stretch = [];
  }
}

/** The move is compulsory and the rules know no blocked Artist, so each face must be playable everywhere. */
function checkArtistDie(c: Complaints, board: Board): void {
  const next = (area: string) =>
    board.routes.flatMap(({ between: [a, b] }) => (a === area ? [b] : b === area ? [a] : []));
  const canWalk = (path: readonly string[], steps: number): boolean =>
    steps === 0 ||
    next(path[path.length - 1]).some((area) => !path.includes(area) && canWalk([...path, area], steps - 1));
  for (const face of new Set(board.dice.artist)) {
    for (const area of AREA_NAMES) {
      c.expect(canWalk([area], face), `dice.artist: a ${face} cannot be played from area ${area}`);
    }
  }
}
