/**
 * The daily road: one table for everybody on a date. It follows from the date, the rules version and the nets alone, so
 * every device deals it by itself and nobody needs a server.
 */

import { bytesToHex, seedFrom } from '@tokaido/kernel';

/** What a date is played with. */
export interface DailyRoad {
  /** `2026-11-16`: the calendar date where the player is. */
  readonly date: string;
  /** 1 on the first day. */
  readonly number: number;
  readonly game: string;
  /** The options in the words of a plan. */
  readonly options: string;
  /** The level of the bot at each seat; null at that of the player. */
  readonly seats: readonly (string | null)[];
  /** The player's seat. */
  readonly seat: number;
  readonly rules: number;
  /** What the cards, the travelers and the answers of the bots follow from, as hexadecimal digits. */
  readonly secret: string;
}

/** What the road of a date depends on beside the date, for each game. */
export interface DailySource {
  /** The rules version of the game. */
  rules(game: string): number;
  /** Names the net that plays at a table of the game, given its options in words: another net may answer otherwise. */
  net(game: string, options: string): string;
}

export const FIRST_DAY = '2026-11-16';

/** Raise it where the same date must be dealt anew: when levels play otherwise by the same nets, or the week changes. */
const EDITION = 1;

export interface DailyDay {
  readonly game: string;
  /** The options in the words of a plan. */
  readonly options: string;
  /** None of them searches: the same position gets the same answer on every device, however fast it is. */
  readonly bots: readonly string[];
}

const base = (...bots: string[]): DailyDay => ({ game: 'tokaido', options: '', bots });

/** From Monday on. It grows harder towards the weekend, which brings the boxes. */
const WEEK: readonly DailyDay[] = [
  base('pilgrim', 'porter', 'innkeeper'),
  base('porter', 'porter', 'innkeeper'),
  { game: 'duo', options: '', bots: ['innkeeper'] },
  base('porter', 'innkeeper', 'merchant'),
  base('porter', 'innkeeper', 'merchant'),
  { game: 'tokaido', options: 'boxes=crossroads', bots: ['porter', 'innkeeper', 'merchant'] },
  { game: 'tokaido', options: 'boxes=crossroads,matsuri', bots: ['porter', 'innkeeper', 'merchant'] },
];

const DAY_MS = 86_400_000;

/** Days since 1970 of a calendar date; null for what is none. */
export function dayOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || dateOf(at / DAY_MS) !== date) return null;
  return at / DAY_MS;
}

/** The calendar date of a day. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The number of the road of a date, 1 on the first day; null where there is none. */
export function roadNumber(date: string): number | null {
  const day = dayOf(date);
  const first = dayOf(FIRST_DAY) ?? 0;
  return day === null || day < first ? null : day - first + 1;
}

/** What is played on a date; null where the date is none, or lies before the first road. */
export function dailyDay(date: string): DailyDay | null {
  const number = roadNumber(date);
  return number === null ? null : (WEEK[(number - 1) % WEEK.length] ?? null);
}

/** Null where there is none on that date. */
export function dailyRoad(date: string, source: DailySource): DailyRoad | null {
  const number = roadNumber(date);
  const day = dailyDay(date);
  if (number === null || day === null) return null;
  const { game, options, bots } = day;
  const rules = source.rules(game);
  const players = bots.length + 1;
  const net = source.net(game, `players=${players} ${options}`.trim());
  const secret = bytesToHex(seedFrom(`daily road ${EDITION} ${date} ${game} ${rules} ${net}`));
  const order = shuffled([null, ...bots], secret);
  return { date, number, game, options, seats: order, seat: order.indexOf(null), rules, secret };
}

/** One of so many, by what it is for; the cards know nothing of it. */
export function dailyChoice(secret: string, what: string, many: number): number {
  const [a = 0, b = 0, c = 0] = seedFrom(`${secret} ${what}`);
  return ((a << 16) | (b << 8) | c) % many;
}

function shuffled<T>(list: readonly T[], secret: string): T[] {
  const left = [...list];
  return list.flatMap((_, i) => left.splice(dailyChoice(secret, `seat ${i}`, left.length), 1));
}

/** Everywhere on Earth it is at least this date, or at most: the widest time zones, in ms. */
const EARLIEST = 14 * 3_600_000;
const LATEST = 12 * 3_600_000;

/**
 * From when until when a road may be sent in, in ms since 1970: it opens where the day begins first, and stays open for
 * a week after the day has ended everywhere, for those who finish late or are without a network.
 */
export function dailyWindow(date: string): { readonly from: number; readonly until: number } | null {
  const day = dayOf(date);
  if (day === null || roadNumber(date) === null) return null;
  return { from: day * DAY_MS - EARLIEST, until: (day + 8) * DAY_MS + LATEST };
}
