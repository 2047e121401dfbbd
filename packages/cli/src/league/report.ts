/** The result of a league, for people and for programs. */

import { writeFileSync } from 'node:fs';
import type { Interval, LeagueLine, Rating } from '@tokaido/bots';
import { ratings, shareAgainst } from '@tokaido/bots';
import { errorText } from '../exit.ts';
import type { Row } from '../terminal/columns.ts';
import { columns } from '../terminal/columns.ts';
import type { LeagueSeats } from './seats.ts';

/** What a bot won against copies of another. */
interface Share {
  readonly one: string;
  readonly others: string;
  readonly share: Interval;
}

export interface TableResult {
  readonly table: string;
  readonly seats: number;
  readonly games: number;
  /** The strongest first; bots by name. */
  readonly ratings: readonly Rating[];
  readonly shares: readonly Share[];
  readonly absent: readonly string[];
}

export function resultOf(
  { table, bots, absent }: LeagueSeats,
  anchor: string,
  lines: readonly LeagueLine[],
): TableResult {
  const names = new Map(bots.map(({ identity, name }) => [identity, name]));
  const blocks = lines
    .filter((line) => line.table === table.name)
    .map((line) => ({
      ...line,
      one: names.get(line.one) ?? line.one,
      others: names.get(line.others) ?? line.others,
    }));
  const list = bots.map(({ name }) => name);
  const shares = list.flatMap((one) =>
    list.flatMap((others) => {
      const share = sharesOf(blocks, one, others, table.seats);
      return share === null ? [] : [{ one, others, share }];
    }),
  );
  return {
    table: table.name,
    seats: table.seats,
    games: blocks.reduce((sum, line) => sum + line.shares.length, 0),
    ratings: ratings(blocks, list, anchor).sort((a, b) => b.elo.mean - a.elo.mean),
    shares,
    absent,
  };
}

/** With two seats each game tells of both bots. */
function sharesOf(
  blocks: readonly LeagueLine[],
  one: string,
  others: string,
  seats: number,
): Interval | null {
  const share = shareAgainst(blocks, one, others);
  if (share !== null || seats !== 2) return share;
  const reverse = shareAgainst(blocks, others, one);
  return reverse && { mean: 1 - reverse.mean, low: 1 - reverse.high, high: 1 - reverse.low };
}

export function tableReport(
  { table, seats, games, ratings: list, shares, absent }: TableResult,
  seed: string,
) {
  const head = ['', 'rating', '95 %', 'games', ...list.map((_, i) => `${i + 1}`)];
  const rows: Row[] = list.map(({ bot, elo, games: played }, i) => [
    `${i + 1} ${bot}`,
    elo.mean.toFixed(0),
    confidence(elo),
    played,
    ...list.map((other) => {
      const met = shares.find(({ one, others }) => one === bot && others === other.bot);
      return met === undefined ? '' : (100 * met.share.mean).toFixed(1);
    }),
  ]);
  return [
    `${table}, seed ${seed}: ${games} games; on the right what one wins against ${seats - 1} of a column, in %, par ${(100 / seats).toFixed(1)}`,
    '',
    ...columns(head, rows),
    ...absent.map((line) => `not here: ${line}`),
  ];
}

function confidence({ low, high }: Interval): string {
  if (low === high) return 'anchor';
  return Number.isFinite(high - low) ? `${low.toFixed(0)} to ${high.toFixed(0)}` : 'unknown';
}

/** Writes a result for programs; the error if that is not possible. */
export function printJson(file: string, result: unknown): string | null {
  const text = `${JSON.stringify(result, null, 2)}\n`;
  try {
    if (file === '-') process.stdout.write(text);
    else writeFileSync(file, text);
    return null;
  } catch (error) {
    return `cannot write ${file}: ${errorText(error)}`;
  }
}
