/** Daily roads as they lie on a device: walked by the first open action, or by the best, with the real bots. */

import { botFor, LEVELS, netName } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { DailyRoad, Table } from '@tokaido/table';
import {
  addGame,
  applyEntry,
  botSeed,
  dailyRoad,
  dailyTable,
  dailyTableId,
  duoTable,
  gameAt,
  gameOf,
  legalWords,
  pendingOf,
  tokaidoTable,
  viewOf,
} from '@tokaido/table';
import type { Page } from 'playwright-core';
import { WALKS } from '../src/worker/daily-road.ts';
import { rowOf } from '../src/worker/games.ts';
import { store } from './app.ts';
import type { Kept } from './positions.ts';

addGame(tokaidoTable);
addGame(duoTable);

export function roadOn(date: string): DailyRoad {
  const road = dailyRoad(date, { rules: (game) => gameOf({ game }).game.version, net: netName });
  if (road === null) throw new Error(`there is no road on ${date}`);
  return road;
}

/** A daily road after so many decisions of the player, or at its end. */
export function dailyGame(
  date: string,
  decisions = Number.POSITIVE_INFINITY,
): Kept & { readonly points: number } {
  const road = roadOn(date);
  const id = dailyTableId(date, 'abcdef012345');
  const begun = dailyTable(road, { id, at: 1, key: `device-${road.seat}`, name: '' });
  const { table } = begun;
  const entries = [...begun.entries];
  for (let own = 0; ; ) {
    const pending = pendingOf(table);
    if (pending === null || (pending.seat === road.seat && own++ >= decisions)) break;
    const { seat } = pending;
    const action = decide(road, table, seat);
    const entry = { kind: 'acted', at: 2, seat, action, by: seat === road.seat ? 'person' : 'bot' } as const;
    entries.push(entry);
    applyEntry(table, entry);
  }
  const row = rowOf(table);
  return { id, entries, row, points: row.points[road.seat] ?? -1 };
}

/** The player walks as an Innkeeper would, so that there is something to see. */
function decide(road: DailyRoad, table: Table, seat: number): string {
  const words = legalWords(table);
  const pending = pendingOf(table);
  if (words.length === 1 || pending === null) return words[0] ?? '';
  const { game } = gameAt(table);
  const bot = botFor(road.seats[seat] ?? 'innkeeper', game, botSeed(table, pending), { ms: 0, playouts: 0 });
  return game.rules.describe(bot.decide(viewOf(table, seat) as View));
}

/** Puts a daily road on the device of a page, as the one that counts for its date. */
export async function storeDaily(page: Page, url: string, date: string, game: Kept): Promise<void> {
  await store(page, url, { settings: { pace: 'instant' }, game });
  await page.evaluate(
    ([day, id]) =>
      localStorage.setItem('tokaido.daily', JSON.stringify({ format: 1, days: { [day]: { id } } })),
    [date, game.id] as const,
  );
}

/** Bots of every level have walked this road on the device before: a page need not have them do it again. */
export async function storeWalks(page: Page, date: string): Promise<void> {
  const walked = Array.from({ length: 20 }, (_, i) => [60 + 2 * i, WALKS / 20]);
  const levels = Object.fromEntries(LEVELS.map(({ id }) => [id, walked]));
  const dates = { [date]: { deal: roadOn(date).secret.slice(0, 12), levels } };
  await page.evaluate(
    (stored) => localStorage.setItem('tokaido.dailyWalks', stored),
    JSON.stringify({ format: 1, dates }),
  );
}
