/** Looks at roads and has bots walk them, a few walks at a time, so that what is done is told soon and can be stored. */

import type { LoadedRoad } from '../../../worker/daily-road.ts';
import { WALKS } from '../../../worker/daily-road.ts';
import type { FromWalker, RoadSummary, ToWalker } from './messages.ts';
import type { Walks } from './walks.ts';
import { walksOn } from './walks.ts';

export interface Surroundings {
  /** The road of a date; null where there is none. */
  readonly load: (date: string) => Promise<LoadedRoad | null>;
  readonly now: () => number;
  /** Resolves when others had their turn. */
  readonly rest: () => Promise<void>;
  readonly post: (message: FromWalker) => void;
}

/** How long walks are collected before they are told, in ms. */
const SLICE = 400;

export class Walker {
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  async receive(message: ToWalker): Promise<void> {
    const { load, post } = this.around;
    try {
      const loaded = await load(message.date);
      if (message.to === 'look') post({ from: 'road', road: loaded === null ? null : summaryOf(loaded) });
      else if (loaded !== null) await this.walk(walksOn(loaded), message.done);
    } catch {
      post({ from: 'failed' });
    }
  }

  private async walk(walks: Walks, before: Readonly<Record<string, number>>): Promise<void> {
    const { now, rest, post } = this.around;
    const done = new Map(
      walks.levels.flatMap((level) => (level in before ? [[level, before[level] ?? 0]] : [])),
    );
    for (;;) {
      // Whoever has walked least comes next, so that all distributions grow together.
      const [next] = [...done].sort(([, a], [, b]) => a - b);
      const [level, first] = next ?? ['', WALKS];
      if (first >= WALKS) break;
      const points: number[] = [];
      const end = now() + SLICE;
      do points.push(walks.walk(level, first + points.length));
      while (now() < end && first + points.length < WALKS);
      done.set(level, first + points.length);
      post({ from: 'walked', level, points });
      await rest();
    }
    post({ from: 'done' });
  }
}

function summaryOf(loaded: LoadedRoad): RoadSummary {
  const { number, game, options, seat, seats, secret } = loaded.road;
  const { travelers, levels } = walksOn(loaded);
  return {
    number,
    game,
    options,
    seat,
    seats: seats.map((level, i) => ({ level, traveler: travelers[i] ?? '' })),
    levels,
    // Only a part: whoever holds all of it knows every card.
    deal: secret.slice(0, 12),
  };
}
