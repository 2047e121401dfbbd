/** The board as the rules read it: numbers and tables of reach instead of names. Built once for each board. */

import type { Board } from './data/board.ts';
import { AREAS, CHARACTERS, COASTAL_TOWNS, ICONS, STATION_TYPES, WARES } from './data/components.ts';
import { AREA_NAMES, MAX_DIE, STATION_NAMES, TOWN_NAMES, TOWNS } from './data/names.ts';

/** A Merchant's path through coastal towns, closed while one of them is occupied. */
export interface Detour {
  readonly to: number;
  /** The coastal towns on the way, a bit each. */
  readonly through: number;
}

export interface Island {
  readonly board: Board;
  /** Tells boards apart inside a saved state: 30 bits of the board's hash. */
  readonly mark: number;
  readonly hash: string;
  readonly faces: readonly (readonly number[])[];
  /** The type of each station, clockwise. */
  readonly ring: readonly number[];
  /** The coastal town on a station, −1 if none; the station of a town, −1 for mountain towns. */
  readonly townAt: readonly number[];
  readonly stationOf: readonly number[];
  /** Areas that a station or town borders, a bit each. */
  readonly stationAreas: readonly number[];
  readonly townAreas: readonly number[];
  /** Wares drawn in a town; 0 on the coast. */
  readonly wares: readonly number[];
  /** Where a Merchant can be after n routes, by `reachIndex`: towns as bits, and paths through the coast. */
  readonly townReach: readonly number[];
  readonly detours: readonly (readonly Detour[])[];
  readonly icons: readonly number[];
  /** Where an Artist can be after n borders, by `reachIndex`: areas as bits. */
  readonly areaReach: readonly number[];
  /** Icons seen on some path of n borders between two areas, by `reachIndex` × areas + the final area. */
  readonly seenIcons: readonly number[];
  readonly boutiques: readonly { readonly ware: number; readonly value: number }[];
  /** Start spaces; the compass side first. */
  readonly starts: readonly { readonly station: number; readonly town: number; readonly area: number }[];
}

/** The place in a table of reach for `steps` from a place. */
export function reachIndex(from: number, steps: number): number {
  return from * (MAX_DIE + 1) + steps;
}

/** Calls `visit` with every path of each length that enters no place twice; the start counts as entered. */
// ruling R04
function eachPath(links: readonly (readonly number[])[], visit: (path: readonly number[]) => void): void {
  const walk = (path: readonly number[]) => {
    visit(path);
    if (path.length > MAX_DIE) return;
    for (const next of links[path[path.length - 1]]) if (!path.includes(next)) walk([...path, next]);
  };
  for (let from = 0; from < links.length; from++) walk([from]);
}

function neighbors(count: number, pairs: readonly (readonly [number, number])[]): number[][] {
  const links: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of pairs) {
    links[a].push(b);
    links[b].push(a);
  }
  return links;
}

function zeros(length: number): number[] {
  return new Array(length).fill(0);
}

/** Everything about towns: which areas they border and where a Merchant gets to. */
function trade(board: Board): Pick<Island, 'townAreas' | 'townReach' | 'detours'> {
  const townAreas = zeros(TOWNS);
  const pairs: [number, number][] = [];
  for (const { from, to, between } of board.routes) {
    const ends: [number, number] = [TOWN_NAMES.indexOf(from), TOWN_NAMES.indexOf(to)];
    pairs.push(ends);
    for (const end of ends) for (const area of between) townAreas[end] |= 1 << AREA_NAMES.indexOf(area);
  }
  const townReach = zeros(reachIndex(TOWNS, 0));
  const detours: Detour[][] = townReach.map(() => []);
  eachPath(neighbors(TOWNS, pairs), (path) => {
    const at = reachIndex(path[0], path.length - 1);
    const to = path[path.length - 1];
    const through = path.slice(1, -1).reduce((bits, t) => (t < COASTAL_TOWNS ? bits | (1 << t) : bits), 0);
    if (path.length === 1) return;
    if (through === 0) townReach[at] |= 1 << to;
    else detours[at].push({ to, through });
  });
  return { townAreas, townReach, detours };
}

/** Everything about areas: their icons and where an Artist gets to. */
function landscape(board: Board): Pick<Island, 'icons' | 'areaReach' | 'seenIcons'> {
  const icons = AREA_NAMES.map((name) => ICONS.indexOf(board.areas[name]));
  const pairs = board.routes.map(({ between }): [number, number] => [
    AREA_NAMES.indexOf(between[0]),
    AREA_NAMES.indexOf(between[1]),
  ]);
  const areaReach = zeros(reachIndex(AREAS, 0));
  const seenIcons = zeros(reachIndex(AREAS, 0) * AREAS);
  eachPath(neighbors(AREAS, pairs), (path) => {
    if (path.length === 1) return;
    const at = reachIndex(path[0], path.length - 1);
    const to = path[path.length - 1];
    areaReach[at] |= 1 << to;
    for (const area of path) seenIcons[at * AREAS + to] |= 1 << icons[area];
  });
  return { icons, areaReach, seenIcons };
}

/** 32-bit FNV-1a of everything that the rules read, in a fixed order; the drawing is no part of it. */
export function boardHash(board: Board): string {
  const { id, dice, ring, mountainTowns, routes, areas, boutiques, temple, garden, slabs, gifts, starts } =
    board;
  const content = JSON.stringify([
    id,
    CHARACTERS.map((character) => dice[character]),
    ring.map((entry) => [entry.type, entry.type === 'coastal-town' ? entry.town : entry.area]),
    TOWN_NAMES.slice(COASTAL_TOWNS).map((name) => mountainTowns[name]),
    routes.map(({ from, to, between }) => [from, to, ...between]),
    AREA_NAMES.map((name) => areas[name]),
    boutiques.map(({ ware, value }) => [ware, value]),
    [temple, garden, slabs, gifts],
    starts.map(({ pilgrim, merchant, artist }) => [pilgrim, merchant, artist]),
  ]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < content.length; i++) hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Trusts that the board has passed `checkBoard`. */
export function chart(board: Board): Island {
  const hash = boardHash(board);
  const ring = board.ring.map((entry) => STATION_TYPES.indexOf(entry.type));
  const townAt = board.ring.map((entry) =>
    entry.type === 'coastal-town' ? TOWN_NAMES.indexOf(entry.town) : -1,
  );
  const trading = trade(board);
  return {
    board,
    mark: Number.parseInt(hash, 16) >>> 2,
    hash,
    faces: CHARACTERS.map((character) => board.dice[character]),
    ring,
    townAt,
    stationOf: TOWN_NAMES.map((_, town) => townAt.indexOf(town)),
    stationAreas: board.ring.map((entry, station) =>
      entry.type === 'coastal-town'
        ? trading.townAreas[townAt[station]]
        : 1 << AREA_NAMES.indexOf(entry.area),
    ),
    wares: TOWN_NAMES.map((name) => board.mountainTowns[name] ?? 0),
    ...trading,
    ...landscape(board),
    boutiques: board.boutiques.map(({ ware, value }) => ({ ware: WARES.indexOf(ware), value })),
    starts: board.starts.map((start) => ({
      station: STATION_NAMES.indexOf(start.pilgrim),
      town: TOWN_NAMES.indexOf(start.merchant),
      area: AREA_NAMES.indexOf(start.artist),
    })),
  };
}
