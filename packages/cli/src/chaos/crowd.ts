/** All players of a run: full tables at any time, and what they were told. */

import type { FastChance } from '@tokaido/kernel';
import { openTable } from '../load/open-table.ts';
import { randomChoice } from '../load/random-choice.ts';
import type { Tally } from './unreliable-seat.ts';
import { UnreliableSeat } from './unreliable-seat.ts';

export interface CrowdSettings {
  /** The servers, any of which will do. */
  readonly urls: readonly string[];
  readonly tables: number;
  readonly seats: number;
  readonly options: string;
  readonly rng: FastChance;
}

/** Mean milliseconds before a move. */
const THINK = 15;
const SETTLE_LIMIT = 30_000;
const POLL = 100;

export class Crowd {
  readonly tally: Tally = { acknowledged: [], diverged: 0, broken: 0, resent: 0, moves: 0 };
  /** Every table that was ever opened. */
  readonly tables: string[] = [];
  ended = 0;
  private readonly settings: CrowdSettings;
  private parties: (readonly UnreliableSeat[])[] = [];

  constructor(settings: CrowdSettings) {
    this.settings = settings;
  }

  get seats(): readonly UnreliableSeat[] {
    return this.parties.flat();
  }

  /** Finished games make room for the next. */
  async fill(): Promise<void> {
    const { urls, tables, seats, options, rng } = this.settings;
    const isOver = (party: readonly UnreliableSeat[]) => party.every(({ over }) => over);
    const over = this.parties.filter(isOver);
    this.ended += over.length;
    for (const seat of over.flat()) seat.close();
    this.parties = this.parties.filter((party) => !isOver(party));
    while (this.parties.length < tables) {
      const places = await openTable({ url: randomChoice(rng, urls), seats, options });
      this.tables.push(places[0].table);
      this.parties.push(
        places.map((place) => new UnreliableSeat({ ...place, urls, rng, think: THINK, tally: this.tally })),
      );
    }
  }

  /** Everybody plays on, over bad connections. */
  play(): void {
    for (const seat of this.seats) seat.play();
  }

  /** Nobody begins anything new, and connections are good; resolves with those who still wait for an answer. */
  async settle(): Promise<readonly UnreliableSeat[]> {
    for (const seat of this.seats) seat.rest();
    const waiting = () => this.seats.filter((seat) => !seat.isSettled);
    for (let waited = 0; waited < SETTLE_LIMIT && waiting().length > 0; waited += POLL)
      await new Promise((resolve) => setTimeout(resolve, POLL));
    return waiting();
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}
