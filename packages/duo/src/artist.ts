/** The Artist: over the borders from area to area, to paint where people are and to give paintings away. */

import type { Actions } from '@tokaido/kernel';
import { act, EVERYBODY, lowest, members, objectOf, verbOf } from '@tokaido/kernel';
import { GIFT, PAINT, PASS } from './actions.ts';
import { draw, PAINTING, paintingBits, paintingOf } from './chance.ts';
import { AREAS, ARTIST, ICONS, INSPIRED, PAINTINGS, PROFICIENT, TILES } from './data/components.ts';
import { decision } from './decisions.ts';
import { BY_ART, triggerEnd } from './ending.ts';
import { reachIndex } from './island.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import type { Deal, State } from './state.ts';
import { frames, otherSeat, rowAt, SEAT_AT, STEP } from './state.ts';
import { hasWave } from './waves.ts';

/** The areas where the die may take the Artist, a bit each; Artists never block each other. */
// ruling R04, R15
export function artistGoals(s: State, seat: number, die: number): number {
  return s.island.areaReach[reachIndex(s.players[seat].artist, die)];
}

/** Adds `base` + area for each of them. */
export function addArtistMoves(s: State, out: Actions, seat: number, die: number, base: number): void {
  for (let rest = artistGoals(s, seat, die); rest !== 0; rest &= rest - 1) out.add(base + lowest(rest));
}

export function explainArtistMove(s: State, seat: number, die: number, to: number): Reason {
  const from = s.players[seat].artist;
  if (to === from) return { why: 'revisited' };
  return { why: 'wrong-distance', die, to: members(artistGoals(s, seat, die)) };
}

export function moveArtist(s: State, d: Deal, seat: number, die: number, to: number): void {
  const p = s.players[seat];
  const from = p.artist;
  p.artist = to;
  d.tell?.({ type: 'moved', seat, character: ARTIST, from, to }, EVERYBODY);
  frames.push(s, STEP.compose, seat, giftIcons(s, seat, from, die, to));
}

/** The icons that a gift may show after this move. Any path between the two areas may have been taken. */
// ruling R19
export function giftIcons(s: State, seat: number, from: number, die: number, to: number): number {
  if (!hasWave(s, seat, ARTIST, INSPIRED)) return 1 << s.island.icons[to];
  return s.island.seenIcons[reachIndex(from, die) * AREAS + to];
}

/** A set of areas as a count for each area, four bits each. */
const ONE_EACH = Array.from({ length: 1 << AREAS }, (_, areas) =>
  members(areas).reduce((counts, area) => counts | (1 << (4 * area)), 0),
);

/**
 * The characters of both players in each area, on its stations and in its towns, but for the Artist of the seat: four bits
 * for each area.
 */
// ruling R16
export function companies(s: State, seat: number): number {
  const { stationAreas, townAreas } = s.island;
  const p = s.players[seat];
  const other = s.players[otherSeat(seat)];
  return (
    (ONE_EACH[stationAreas[p.pilgrim]] +
      ONE_EACH[stationAreas[other.pilgrim]] +
      ONE_EACH[townAreas[p.merchant]] +
      ONE_EACH[townAreas[other.merchant]] +
      ONE_EACH[1 << other.artist]) >>>
    0
  );
}

/** How many of `companies` are in an area. */
export function companyIn(counts: number, area: number): number {
  return (counts >>> (4 * area)) & 15;
}

function company(s: State, seat: number): number {
  return companyIn(companies(s, seat), s.players[seat].artist);
}

/** The painting at the front of the queue as 1 + icon; 0 while it is face down, or none is left. */
// ruling R18
function front(s: State, seat: number): number {
  const { gifted } = s.players[seat];
  return gifted === TILES ? 0 : s.m[rowAt(SEAT_AT.tiles, seat) + gifted];
}

/** Turns the next tile. Nobody has seen it, so it may be any that is not yet turned (see `state.ts`). */
function turnTile(s: State, d: Deal, seat: number): void {
  const at = rowAt(SEAT_AT.tiles, seat);
  const p = s.players[seat];
  let faceDown = 0;
  for (let icon = 0; icon < ICONS.length; icon++) {
    let left = PAINTINGS[seat][icon];
    for (let i = 0; i < p.revealed; i++) if (s.m[at + i] === 1 + icon) left--;
    faceDown |= paintingBits(seat, icon, left);
  }
  const icon = paintingOf(seat, draw(s, d, PAINTING + seat, faceDown));
  s.m[at + p.revealed++] = 1 + icon;
}

function paint(s: State, d: Deal, seat: number, count: number): void {
  const first = rowAt(SEAT_AT.tiles, seat) + s.players[seat].revealed;
  for (let i = 0; i < count; i++) turnTile(s, d, seat);
  d.tell?.(
    { type: 'painted', seat, icons: s.m.slice(first, first + count).map((tile) => tile - 1) },
    EVERYBODY,
  );
}

function gift(s: State, d: Deal, seat: number): void {
  const p = s.players[seat];
  const icon = front(s, seat) - 1;
  p.gifted++;
  d.tell?.({ type: 'gifted', seat, icon, gifts: p.gifted }, EVERYBODY);
  if (p.gifted === TILES) triggerEnd(s, d, seat, BY_ART);
}

/** Paint or gift, or neither. `icons` are those that a gift may show. */
// ruling R03, R17, R18, R26
export const compose = decision({
  name: 'compose',
  quiet: true,

  legal(s, out, seat, icons) {
    out.add(act(PASS));
    const faceDown = TILES - s.players[seat].revealed;
    const others = company(s, seat);
    const plain = Math.min(others, faceDown);
    if (plain > 0) out.add(act(PAINT, plain));
    if (others < faceDown && hasWave(s, seat, ARTIST, PROFICIENT)) out.add(act(PAINT, plain + 1));
    // No tile, 0, is none of the icons, which count from 1 here.
    if (((icons << 1) >> front(s, seat)) & 1) out.add(act(GIFT));
  },

  play(s, action, d, seat) {
    if (verbOf(action) === PAINT) paint(s, d, seat, objectOf(action));
    else if (verbOf(action) === GIFT) gift(s, d, seat);
  },

  explain(s, action, seat): Reason {
    if (verbOf(action) === GIFT) {
      const tile = front(s, seat);
      return tile === 0 ? { why: 'face-down' } : { why: 'icon', icon: tile - 1 };
    }
    if (verbOf(action) !== PAINT) return OTHER_DECISION;
    const faceDown = TILES - s.players[seat].revealed;
    if (faceDown === 0) return { why: 'all-revealed' };
    const others = company(s, seat);
    const most = Math.min(others + (hasWave(s, seat, ARTIST, PROFICIENT) ? 1 : 0), faceDown);
    return most === 0 ? { why: 'nobody-here' } : { why: 'number', least: Math.min(others, faceDown), most };
  },

  details: (_s, _seat, icons) => ({ icons: ICONS.filter((_, icon) => (icons >> icon) & 1) }),
});
