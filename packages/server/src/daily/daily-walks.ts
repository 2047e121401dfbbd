/**
 * Walks of daily roads that people send in. A record is played again with the bots of this server before its points are
 * stored; of whoever sent it nothing is, but a hash that is another one on every date.
 */

import { randomUUID } from 'node:crypto';
import { netName } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok, recordFromText } from '@tokaido/kernel';
import type { DailyRoad, Refused } from '@tokaido/table';
import { checkDaily, dailyRoad, dailyWindow, gameOf } from '@tokaido/table';
import type { Bots } from '../bots/pool.ts';
import type { Clock } from '../clock.ts';
import type { Store, WalkCount } from '../store/store.ts';
import { keyOf } from '../tables/secrets.ts';

export interface DailyWalksOptions {
  readonly store: Pick<Store, 'saveWalk' | 'walkPoints'>;
  readonly bots: Pick<Bots, 'decide'>;
  readonly now: Clock;
}

type Points = readonly WalkCount[];

/** Records that may be played again at a time; others are asked to come back. */
const MOST_CHECKS = 8;
const DAY = 86_400_000;

export class DailyWalks {
  private readonly options: DailyWalksOptions;
  private checks = 0;

  constructor(options: DailyWalksOptions) {
    this.options = options;
  }

  /** The walks of a date on this server's deal of it. */
  async points(date: string): Promise<Result<Points, Refused>> {
    const road = roadOf(date);
    if (road === null) return fail(NO_ROAD);
    return ok(await this.options.store.walkPoints(date, dealOf(road)));
  }

  /** Plays the record again and stores its points, once for each token; answers as `points`. */
  async send(date: string, token: string, record: string, origin: string): Promise<Result<Points, Refused>> {
    const { store, now } = this.options;
    const road = roadOf(date);
    const window = dailyWindow(date);
    if (road === null || window === null) return fail(NO_ROAD);
    if (now() < window.from || now() >= window.until) return fail(notNow(date, window));
    if (this.checks >= MOST_CHECKS)
      return fail({ code: 'busy', message: 'many walks are being checked; try again in a moment' });
    this.checks++;
    try {
      const checked = await this.check(road, record, origin);
      if (!checked.ok) return checked;
      await store.saveWalk({
        date,
        deal: dealOf(road),
        // The secret of the device never reaches the store, and the date makes it another one each day.
        device: keyOf(`${date} ${token}`),
        ...checked.value,
        // Not the hour: it would tell who sent it to those who know when.
        sent: Math.floor(now() / DAY) * DAY,
      });
    } finally {
      this.checks--;
    }
    return ok(await store.walkPoints(date, dealOf(road)));
  }

  private async check(
    road: DailyRoad,
    text: string,
    origin: string,
  ): Promise<Result<{ readonly points: number; readonly place: number }, Refused>> {
    const { bots } = this.options;
    const record = recordFromText(text);
    if (!record.ok) return fail({ code: 'bad-walk', message: `the record cannot be read: ${record.error}` });
    const checked = await checkDaily(
      road,
      record.value,
      (table, seat, bot, seed) => bots.decide(table, seat, bot, seed, origin),
      randomUUID(),
    );
    if (checked.ok) return checked;
    const { why, message } = checked.error;
    return fail({ code: why === 'wrong' ? 'bad-walk' : 'busy', message });
  }
}

const NO_ROAD: Refused = { code: 'no-table', message: 'there is no daily road on this date' };

function notNow(date: string, { from, until }: { readonly from: number; readonly until: number }): Refused {
  const time = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return {
    code: 'not-now',
    message: `the road of ${date} can be sent from ${time(from)} until ${time(until)} UTC`,
  };
}

function roadOf(date: string): DailyRoad | null {
  return dailyRoad(date, { rules: (game) => gameOf({ game }).game.version, net: netName });
}

/** A part of what the road follows from is enough to tell it from others. */
function dealOf({ secret }: DailyRoad): string {
  return secret.slice(0, 12);
}
