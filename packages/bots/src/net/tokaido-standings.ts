/** How the travelers of Tokaido stand among each other, worked out from notes of the last position where they hold. */

import type { Player, State } from '@tokaido/tokaido';
import { END_ACHIEVEMENTS, roadOrder, tally } from '@tokaido/tokaido';

const SEATS = 5;
export const RACES = END_ACHIEVEMENTS.length;
/** Leads beyond this count as this. */
const FAR = 2;
/** Three bits hold an order, a rank or a lead. */
const BITS = 3;
const PART = (1 << BITS) - 1;

/** What is noted of each seat: the ints of its fields, then, from here on, what follows from them and the others. */
export const HAND = 32;
export const SEAT_NOTES = HAND + 3 + RACES;
export const TILE = HAND + 1;
export const STANDING = TILE + 1;
const TALLIES = STANDING + 1;
/** What is noted of the table. */
export const TABLE_NOTES = SEATS * SEAT_NOTES;

/** What has changed of a seat: nothing, what changes on the road, or more. */
export const SAME = 0;
export const MOVED = 1;
export const CHANGED = 2;

/** Of each seat, while features are written: what changed, where it is on the road, what it gave, how it stands. */
export const changes = new Int32Array(SEATS);
const orders = new Int32Array(SEATS);
const offerings = new Int32Array(SEATS);
export const standings = new Int32Array(SEATS);

/** How many travelers move before this one. */
export function movesBefore(s: State, p: Player): number {
  const own = roadOrder(p);
  const { travelers } = s;
  let count = 0;
  for (let seat = 0; seat < travelers; seat++) if (roadOrder(s.all[seat]) < own) count++;
  return count;
}

/** The order on the road in a standing, the rank among the donors from 0, and a lead, from 0 for far behind. */
export const orderIn = (standing: number) => standing & PART;
export const rankIn = (standing: number) => ((standing >> BITS) & PART) - 1;
export const leadIn = (standing: number, race: number) => (standing >> ((2 + race) * BITS)) & PART;

/**
 * How everybody stands among the others: order on the road, rank among the donors, and the leads. All but the order is
 * as it was noted unless something has changed.
 */
export function takeStandings(notes: Float64Array, s: State, changed: number): void {
  const { all, players, travelers } = s;
  for (let seat = 0; seat < players; seat++) standings[seat] = notes[seat * SEAT_NOTES + STANDING];
  if (changed === SAME) return;
  if (changed === CHANGED) {
    takeDonors(s);
    if (takeTallies(notes, s)) for (let i = 0; i < RACES; i++) takeLeads(notes, players, i);
  }
  for (let of = 0; of < travelers; of++) orders[of] = roadOrder(all[of]);
  for (let seat = 0; seat < players; seat++) {
    const own = orders[seat];
    let before = 0;
    for (let of = 0; of < travelers; of++) if (orders[of] < own) before++;
    standings[seat] = (standings[seat] & ~PART) | before;
  }
}

/** How many gave more, from 1; 0 for somebody who gave nothing. */
function takeDonors({ all, players, travelers }: State): void {
  for (let of = 0; of < travelers; of++) offerings[of] = all[of].offerings;
  for (let seat = 0; seat < players; seat++) {
    const own = offerings[seat];
    let rank = 0;
    if (own > 0) {
      rank = 1;
      for (let of = 0; of < travelers; of++) if (offerings[of] > own) rank++;
    }
    standings[seat] = (standings[seat] & ~(PART << BITS)) | (rank << BITS);
  }
}

/** Notes what everybody who changed has for the end achievements, and says whether that is something else now. */
function takeTallies(notes: Float64Array, s: State): boolean {
  const { all, players } = s;
  let hasChanged = false;
  for (let seat = 0; seat < players; seat++) {
    if (changes[seat] !== CHANGED) continue;
    const at = seat * SEAT_NOTES + TALLIES;
    for (let i = 0; i < RACES; i++) {
      const now = tally(s, all[seat], END_ACHIEVEMENTS[i]);
      if (now === notes[at + i]) continue;
      notes[at + i] = now;
      hasChanged = true;
    }
  }
  return hasChanged;
}

/** Leads over the best of the others for an end achievement. */
function takeLeads(notes: Float64Array, players: number, i: number): void {
  let holder = 0;
  let most = 0;
  let second = 0;
  for (let seat = 0; seat < players; seat++) {
    const own = notes[seat * SEAT_NOTES + TALLIES + i];
    if (own > most) {
      second = most;
      most = own;
      holder = seat;
    } else if (own > second) second = own;
  }
  for (let seat = 0; seat < players; seat++) {
    const ahead = notes[seat * SEAT_NOTES + TALLIES + i] - (seat === holder ? second : most);
    const clear = Math.max(-FAR, Math.min(FAR, ahead)) + FAR;
    const shift = (2 + i) * BITS;
    standings[seat] = (standings[seat] & ~(PART << shift)) | (clear << shift);
  }
}
