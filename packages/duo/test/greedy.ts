/** A greedy player: looks no further than the die it uses, and at what it leaves to the opponent. */

import { Actions, FastChance } from '@tokaido/kernel';
import { COINS_PER_SLAB, SLABS } from '../src/data/components.ts';
import { duo } from '../src/game.ts';
import { dropPartialActions } from '../src/partial-actions.ts';
import { commerce, culture, faith } from '../src/scoring.ts';
import type { Deal, State } from '../src/state.ts';
import { AT, otherSeat, totalStored } from '../src/state.ts';

/** What things are worth in points before they score, by feel. */
const WORTH = { peg: 1.6, coin: 0.9, ware: 1.3, painting: 1, wave: 2, token: 2.5, denial: 0.4 };

function standing(s: State, seat: number): number {
  const p = s.players[seat];
  let worth = faith(s, p) + commerce(s, p) + culture(s, p);
  worth += WORTH.peg * (p.temple + p.garden);
  // A coin is a tenth of the next slab, and a ware is some coins.
  const { slabs } = s.island.board;
  const next = Math.min(p.slabs + 1, SLABS);
  const tenth = (slabs[next] - slabs[next - 1]) / COINS_PER_SLAB;
  worth += tenth * (WORTH.coin * p.coins + WORTH.ware * totalStored(s, seat));
  // Paintings beyond the next few wait too long to be worth much.
  worth += WORTH.painting * Math.min(p.revealed - p.gifted, 3);
  for (let i = 0; i < 3; i++) if (s.m[AT.waveHolders + i] === 1 + seat) worth += WORTH.wave;
  return s.spring === 1 + seat ? worth + WORTH.token : worth;
}

function lead(s: State, seat: number): number {
  return standing(s, seat) - standing(s, otherSeat(seat));
}

export class GreedyPlayer {
  private readonly rng: FastChance;
  private readonly dealer: Deal;
  /** Lists of actions, one for each depth of thought. */
  private readonly lists: Actions[] = [];

  constructor(seed: number) {
    this.rng = new FastChance(seed);
    this.dealer = { chance: this.rng, tell: null };
  }

  choose(s: State): number {
    const seat = duo.pending(s)?.seat ?? 0;
    return this.best(s, seat, true, 0).action;
  }

  /** The best action of a seat and what it leads to once the die is used up. */
  private best(s: State, seat: number, denies: boolean, depth: number): { action: number; value: number } {
    this.lists[depth] ??= new Actions();
    const legal = this.lists[depth];
    duo.legal(s, legal);
    const count = dropPartialActions(legal);
    let best = { action: legal.list[0], value: -Infinity };
    for (let i = 0; i < count; i++) {
      // A little noise decides between equals.
      const value = this.value(s, seat, legal.list[i], denies, depth + 1) + this.rng.below(1000) * 1e-5;
      if (value > best.value) best = { action: legal.list[i], value };
    }
    return best;
  }

  private value(s: State, seat: number, action: number, denies: boolean, depth: number): number {
    const turn = s.turn;
    const next = duo.clone(s);
    duo.play(next, action, this.dealer);
    const pending = duo.pending(next);
    if (pending === null || next.turn !== turn) return lead(next, seat);
    if (pending.seat === seat && pending.decision !== 'die')
      return this.best(next, seat, denies, depth).value;
    if (!denies || pending.seat === seat || pending.decision !== 'die') return lead(next, seat);
    const now = lead(next, seat);
    const loss = this.best(next, pending.seat, false, depth).value + now;
    return now - WORTH.denial * loss;
  }
}
