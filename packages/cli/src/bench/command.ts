/** `tokaido bench`: the speed of the engine and the size of its records, with the minimum (floor) and goal (aim) of each. */

import { recordToCompact, recordToText } from '@tokaido/kernel';
import pc from 'picocolors';
import { readBots } from '../bots/bot-list.ts';
import { playMatch } from '../bots/bot-match.ts';
import { OK, printError } from '../exit.ts';
import { findGame } from '../games/game-list.ts';
import type { GameFlags, GameSupport } from '../games/game-support.ts';
import type { Row } from '../terminal/columns.ts';
import { columns } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { clones, evaluations, randomPlay, redeals, searches, structuredPlay, views } from './loops.ts';
import type { Item } from './meter.ts';
import { measure, SLICE_COUNT } from './meter.ts';

export interface BenchFlags {
  readonly json?: boolean;
  readonly seconds: number;
}

interface Line {
  readonly item: string;
  readonly value: number;
  readonly unit: string;
  readonly floor: number | null;
  readonly aim: number | null;
  readonly check?: number;
}

/** Floor and aim of the design; for bytes less is better. */
const BUDGETS: Readonly<Record<string, readonly [floor: number, aim: number]>> = {
  'random play, base, 4 players': [600_000, 1_500_000],
  'random play, Crossroads + Matsuri, 4 players': [300_000, 1_000_000],
  clone: [1_000_000, 3_000_000],
  'search iteration': [10_000, 40_000],
  observe: [50_000, 200_000],
  'record, text': [4000, 1500],
  'record, compact': [4000, 1500],
};

const BASE_4 = 'random play, base, 4 players';
const STRUCTURED = 'same with structuredClone';
const VALUES = 'actions valued by the net';
const VALUES_ANEW = 'same, every position anew';
const PLAYERS = [2, 3, 4, 5];
const BOXES: GameFlags = { players: 4, boxes: 'crossroads,matsuri' };
const RECORDS = 20;

export async function bench({ json, seconds }: BenchFlags): Promise<number> {
  const table = findGame('tokaido');
  const options = table?.options({ players: 4 });
  if (table === undefined || !options?.ok) return printError('there is no game to measure');
  const bar = progressBar(SLICE_COUNT, 'slices');
  const measured = measure(itemsOf(table, options.value), seconds, (slices) => bar.at(slices));
  bar.end();
  const rates = measured.map(({ name, unit, rate, check }) => line(name, rate, unit, check));
  const rateOf = (name: string) => measured.find((one) => one.name === name)?.rate ?? 0;
  const ratio = (name: string, other: string) => rateOf(name) / rateOf(other);
  const lines = [
    ...rates,
    line('ratio to structuredClone', ratio(BASE_4, STRUCTURED), 'times'),
    line('ratio to every position anew', ratio(VALUES, VALUES_ANEW), 'times'),
    ...(await recordSizes(table, options.value)),
  ];
  if (json) {
    process.stdout.write(`${JSON.stringify({ node: process.version, seconds, lines }, null, 2)}\n`);
    return OK;
  }
  const checksum = measured.reduce((sum, { check }) => sum ^ check, 0) >>> 0;
  process.stdout.write(`${columns(['', 'measured', '', 'floor', 'aim', ''], lines.map(rowOf)).join('\n')}\n`);
  process.stdout.write(
    `\nNode ${process.version}, one core, median of ${SLICE_COUNT} slices, checksum ${checksum}\n`,
  );
  return OK;
}

function itemsOf(table: GameSupport, options: unknown): Item[] {
  const { game } = table;
  const items = PLAYERS.flatMap((players) => {
    const some = table.options({ players });
    return some.ok ? [randomPlay(`random play, base, ${players} players`, game, some.value)] : [];
  });
  // Boxes that are not there yet are not measured.
  const boxes = table.options(BOXES);
  if (boxes.ok) items.push(randomPlay('random play, Crossroads + Matsuri, 4 players', game, boxes.value));
  return [
    ...items,
    structuredPlay(STRUCTURED, game, options),
    clones(game, options),
    views(game, options),
    redeals(game, options),
    searches(game, options),
    ...evaluations(VALUES, game, options, false),
    ...evaluations(VALUES_ANEW, game, options, true),
  ];
}

/** Mean size of the records of a few games. */
async function recordSizes(table: GameSupport, options: unknown): Promise<Line[]> {
  const bots = readBots('random');
  if (!bots.ok) return [];
  let text = 0;
  let short = 0;
  for (let game = 1; game <= RECORDS; game++) {
    const record = (await playMatch(table, options, `bench/${game}`, bots.value)).record();
    const compact = recordToCompact(table.game, record);
    text += Buffer.byteLength(recordToText(record));
    if (compact.ok) short += compact.value.length;
  }
  return [line('record, text', text / RECORDS, 'bytes'), line('record, compact', short / RECORDS, 'bytes')];
}

function line(item: string, value: number, unit: string, check?: number): Line {
  const [floor, aim] = BUDGETS[item] ?? [null, null];
  const round = value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
  return { item, value: round, unit, floor, aim, ...(check === undefined ? {} : { check }) };
}

function rowOf({ item, value, unit, floor, aim }: Line): Row {
  return [item, grouped(value), unit, grouped(floor), grouped(aim), verdict(value, unit, floor, aim)];
}

function grouped(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en');
}

function verdict(value: number, unit: string, floor: number | null, aim: number | null): string {
  if (floor === null || aim === null) return '';
  const meets = (budget: number) => (unit === 'bytes' ? value <= budget : value >= budget);
  if (meets(aim)) return pc.green('aim');
  return meets(floor) ? pc.green('floor') : pc.red('below');
}
