/** Logs of real games as `conform` reads them: JSON Lines, one game a line. */

import type { Result } from '@tokaido/kernel';

/** One thing done at a stop; which fields there are depends on `op`. */
export interface LogAct {
  readonly op: string;
  readonly kind?: string | null;
  readonly n?: number;
  readonly card?: string | null;
  readonly two?: readonly string[];
  readonly souvenir?: string;
  readonly offer?: readonly string[];
  readonly buy?: readonly string[];
  readonly menu?: readonly string[];
  readonly pay?: number;
  readonly take?: boolean;
  readonly die?: number | null;
  readonly what?: string;
  /** Coins of this purchase that Devotion moves to the temple; taken from the act after it. */
  readonly pledge?: number;
}

export interface LogStep {
  /** Seat, road index, and place there. */
  readonly s: number;
  readonly to: number;
  readonly at: number;
  readonly pre?: readonly LogAct[];
  readonly do: readonly LogAct[];
  readonly ach?: readonly string[];
  /** Points, coins and temple coins of the seat after the step. */
  readonly p: number;
  readonly c: number;
  readonly t: number;
}

export interface LogEnd {
  readonly ach: Readonly<Record<string, readonly number[]>>;
  readonly temple: readonly number[];
  readonly donor: readonly number[];
  readonly score: readonly number[];
  /** Number of achievements. */
  readonly nach: readonly number[];
  /** Points of each calligraphy card, by seat. */
  readonly calligraphy?: readonly Readonly<Record<string, number>>[];
  readonly place: readonly number[];
  readonly by: Readonly<Record<string, readonly number[]>>;
}

export interface LogGame {
  readonly v: number;
  readonly id: string;
  readonly set: string;
  readonly players: number;
  readonly var: readonly string[];
  readonly trav: readonly string[];
  readonly coins: readonly number[];
  readonly line: readonly number[];
  /** Full menu of each inn, by road index. */
  readonly menus: Readonly<Record<string, readonly string[]>>;
  readonly steps: readonly LogStep[];
  readonly end: LogEnd;
}

const LISTS = ['var', 'trav', 'coins', 'line', 'steps'] as const;
const END_LISTS = ['temple', 'donor', 'score', 'nach', 'place'] as const;

export function readLog(text: string): Result<LogGame[]> {
  const games: LogGame[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const game = readLogLine(line);
    if (game === null) return { ok: false, error: `line ${i + 1} is not a game of format 1` };
    games.push(game);
  }
  return games.length > 0 ? { ok: true, value: games } : { ok: false, error: 'there is no game in it' };
}

/** The game on a line; null where there is none. */
export function readLogLine(line: string): LogGame | null {
  const value = parseJson(line);
  return isLogGame(value) ? value : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLogGame(value: unknown): value is LogGame {
  if (!isFields(value) || value.v !== 1) return false;
  if (typeof value.id !== 'string' || typeof value.set !== 'string') return false;
  if (!LISTS.every((key) => Array.isArray(value[key])) || !isFields(value.menus)) return false;
  const { end, steps } = value;
  if (!isFields(end) || !END_LISTS.every((key) => Array.isArray(end[key]))) return false;
  return isFields(end.ach) && isFields(end.by) && Array.isArray(steps) && steps.every(isStep);
}

function isStep(value: unknown): boolean {
  if (!isFields(value) || !Array.isArray(value.do)) return false;
  const acts: unknown[] = [...value.do, ...(Array.isArray(value.pre) ? value.pre : [])];
  return acts.every((act) => isFields(act) && typeof act.op === 'string');
}
