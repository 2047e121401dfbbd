/** The Merchant: along the trade routes, drawing wares in the mountains and selling them on the coast. */

import type { Actions } from '@tokaido/kernel';
import { act, EVERYBODY, lowest, members, objectOf, verbOf } from '@tokaido/kernel';
import {
  DRAW,
  KEEP,
  PASS,
  packWares,
  SELL,
  STAY,
  sale,
  soldCount,
  soldCrafty,
  soldWare,
  unpackWare,
} from './actions.ts';
import { draw, WARE, wareBits, wareOf } from './chance.ts';
import { COASTAL_TOWNS, CRAFTY, MERCHANT, ROBUST, WARES } from './data/components.ts';
import { decision } from './decisions.ts';
import { reachIndex } from './island.ts';
import { gainCoins } from './purse.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import type { Deal, State } from './state.ts';
import { AT, frames, inBag, otherSeat, rowAt, SEAT_AT, STEP, stored, totalStored } from './state.ts';
import { hasWave, wareLimit } from './waves.ts';

/** Coastal towns closed to the Merchant of `seat`, a bit each: one character at a time. */
function occupiedTowns(s: State, seat: number): number {
  const { townAt } = s.island;
  const own = townAt[s.players[seat].pilgrim];
  const other = s.players[otherSeat(seat)];
  const pilgrim = townAt[other.pilgrim];
  let towns = 0;
  if (own >= 0) towns |= 1 << own;
  if (pilgrim >= 0) towns |= 1 << pilgrim;
  if (other.merchant < COASTAL_TOWNS) towns |= 1 << other.merchant;
  return towns;
}

/** The towns at that many routes' distance, a bit each; none when the Merchant is blocked. */
// ruling R04, R08, R10
export function merchantGoals(s: State, seat: number, die: number): number {
  const at = reachIndex(s.players[seat].merchant, die);
  const occupied = occupiedTowns(s, seat);
  let towns = s.island.townReach[at];
  const detours = s.island.detours[at];
  for (let i = 0; i < detours.length; i++) {
    if ((detours[i].through & occupied) === 0) towns |= 1 << detours[i].to;
  }
  return towns & ~occupied;
}

/** Adds `base` + town for each town where the die may take the Merchant. */
export function addMerchantMoves(s: State, out: Actions, seat: number, die: number, base: number): void {
  for (let rest = merchantGoals(s, seat, die); rest !== 0; rest &= rest - 1) out.add(base + lowest(rest));
}

export function explainMerchantMove(s: State, seat: number, die: number, to: number): Reason {
  const open = members(merchantGoals(s, seat, die));
  if (to === STAY) return { why: 'must-move', to: open };
  if (to === s.players[seat].merchant) return { why: 'revisited' };
  const other = s.players[otherSeat(seat)];
  const { townAt } = s.island;
  if ((occupiedTowns(s, seat) >> to) & 1) {
    return { why: 'occupied', by: townAt[s.players[seat].pilgrim] === to ? seat : other.seat };
  }
  return { why: 'wrong-distance', die, to: open };
}

export function moveMerchant(s: State, d: Deal, seat: number, to: number): void {
  // ruling R09: without an arrival there is nothing to do
  if (to === STAY) {
    d.tell?.({ type: 'blocked', seat }, EVERYBODY);
    return;
  }
  const p = s.players[seat];
  d.tell?.({ type: 'moved', seat, character: MERCHANT, from: p.merchant, to }, EVERYBODY);
  p.merchant = to;
  frames.push(s, STEP.trade, seat);
}

function drawWares(s: State, d: Deal, seat: number, count: number): void {
  const at = rowAt(SEAT_AT.wares, seat);
  const drawn: number[] | null = d.tell === null ? null : [];
  for (let i = 0; i < count; i++) {
    let bag = 0;
    // Never empty: at most 11 and 6 of the 26 wares are with the players.
    for (let ware = 0; ware < WARES.length; ware++) bag |= wareBits(ware, inBag(s, ware));
    const ware = wareOf(draw(s, d, WARE, bag));
    s.m[at + ware]++;
    drawn?.push(ware);
  }
  d.tell?.({ type: 'drew', seat, wares: drawn ?? [] }, EVERYBODY);
  if (totalStored(s, seat) > wareLimit(s, seat)) frames.push(s, STEP.keep, seat);
}

function sellWares(s: State, d: Deal, seat: number, object: number): void {
  const boutique = s.m[AT.boutiques + s.players[seat].merchant];
  const ware = boutique >> 4;
  const count = soldCount(object);
  s.m[rowAt(SEAT_AT.wares, seat) + ware] -= count;
  d.tell?.({ type: 'sold', seat, ware, count }, EVERYBODY);
  gainCoins(s, d, seat, count * (boutique & 15) + soldCrafty(object), 'sale');
}

/** In the mountains `draw`, on the coast `sell`; both may be left alone. Crafty may be used for each ware sold. */
// ruling R03, R12, R26
export const trade = decision({
  name: 'trade',
  quiet: true,

  legal(s, out, seat) {
    out.add(act(PASS));
    const town = s.players[seat].merchant;
    if (town >= COASTAL_TOWNS) {
      const wares = s.island.wares[town];
      out.add(act(DRAW, wares));
      if (hasWave(s, seat, MERCHANT, ROBUST)) out.add(act(DRAW, wares + 1));
      return;
    }
    const ware = s.m[AT.boutiques + town] >> 4;
    const have = stored(s, seat, ware);
    const isCrafty = hasWave(s, seat, MERCHANT, CRAFTY);
    for (let count = 1; count <= have; count++) {
      const most = isCrafty ? count : 0;
      for (let crafty = 0; crafty <= most; crafty++) out.add(act(SELL, sale(ware, count, crafty)));
    }
  },

  play(s, action, d, seat) {
    if (verbOf(action) === DRAW) drawWares(s, d, seat, objectOf(action));
    else if (verbOf(action) === SELL) sellWares(s, d, seat, objectOf(action));
  },

  explain(s, action, seat): Reason {
    const town = s.players[seat].merchant;
    if (verbOf(action) === DRAW) {
      if (town < COASTAL_TOWNS) return { why: 'no-mountain-town' };
      const least = s.island.wares[town];
      return { why: 'number', least, most: least + (hasWave(s, seat, MERCHANT, ROBUST) ? 1 : 0) };
    }
    if (verbOf(action) !== SELL) return OTHER_DECISION;
    if (town >= COASTAL_TOWNS) return { why: 'no-coastal-town' };
    const ware = s.m[AT.boutiques + town] >> 4;
    if (soldWare(objectOf(action)) !== ware) return { why: 'boutique', ware };
    const have = stored(s, seat, ware);
    if (soldCount(objectOf(action)) > have) return { why: 'wares', have };
    return { why: 'no-wave', character: MERCHANT, side: CRAFTY };
  },
});

/** Too many wares after a draw: the owner picks those that stay, old or new, as many as fit or fewer. */
// ruling R11
export const keep = decision({
  name: 'keep',
  quiet: true,

  legal(s, out, seat) {
    const limit = wareLimit(s, seat);
    const fans = stored(s, seat, 3);
    for (let kimono = 0; kimono <= stored(s, seat, 0); kimono++) {
      for (let pottery = 0; pottery <= stored(s, seat, 1); pottery++) {
        for (let doll = 0; doll <= stored(s, seat, 2); doll++) {
          const most = Math.min(fans, limit - kimono - pottery - doll);
          for (let fan = 0; fan <= most; fan++) out.add(act(KEEP, packWares(kimono, pottery, doll, fan)));
        }
      }
    }
  },

  play(s, action, d, seat) {
    const at = rowAt(SEAT_AT.wares, seat);
    const kept = objectOf(action);
    if (d.tell !== null) {
      const wares = WARES.map((_, ware) => s.m[at + ware] - unpackWare(kept, ware));
      d.tell({ type: 'returned', seat, wares }, EVERYBODY);
    }
    for (let ware = 0; ware < WARES.length; ware++) s.m[at + ware] = unpackWare(kept, ware);
  },

  explain(s, action, seat): Reason {
    if (verbOf(action) !== KEEP) return OTHER_DECISION;
    for (let ware = 0; ware < WARES.length; ware++) {
      const have = stored(s, seat, ware);
      if (unpackWare(objectOf(action), ware) > have) return { why: 'wares', have };
    }
    return { why: 'number', least: 0, most: wareLimit(s, seat) };
  },
});
