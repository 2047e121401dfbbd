/**
 * `tokaido attack`: attacks a server that it starts itself, with the default limits, while honest people play there
 * from other addresses. It cannot be pointed at any other server.
 */

import { lastEntries } from '../chaos/stored-log.ts';
import { errorText, FAILED, OK, printError } from '../exit.ts';
import { ClientProcess } from '../load/client-process.ts';
import { loopbackAddress } from '../load/loopback.ts';
import type { Place, PlaceFlags } from '../load/place.ts';
import { makePlace } from '../load/place.ts';
import { startServerProcess } from '../load/server-process.ts';
import type { Counted } from '../load/stats.ts';
import { percentile } from '../load/stats.ts';
import type { Attack, AttackSettings } from './attack.ts';
import { botTable, botTables } from './bot-tables.ts';
import { flood } from './flood.ts';
import { helloStorm } from './hello-storm.ts';
import { SmallTable } from './small-table.ts';

const ATTACKS = { flood, hellos: helloStorm, bots: botTables } as const satisfies Record<
  string,
  (settings: AttackSettings) => Promise<Attack>
>;

export type AttackName = keyof typeof ATTACKS;

export interface AttackFlags extends PlaceFlags {
  readonly seconds: number;
  /** Honest tables with four people. */
  readonly tables: number;
}

/** Honest people think for so long on average. */
const THINK = 1_000;
/** Seconds of measuring before the attack, to compare with. */
const QUIET = 10;
/** Honest tables connect from 127.16.…, each from an address of its own; those with bots from 127.17.…. */
const PEOPLE_NETWORK = 16;
const BOTS_NETWORK = 17;
const BOT_TABLES = 3;
/** What must hold for honest people during the attack. */
const MOST_P99 = 100;
const MOST_BOT_P95 = 2_000;

export async function attack(name: AttackName, flags: AttackFlags): Promise<number> {
  if (loopbackAddress(PEOPLE_NETWORK, 0) === undefined)
    return printError('this system has one loopback address, so all would share one limit; use Linux');
  try {
    const place = await makePlace(flags);
    try {
      return await attackIn(place, name, flags);
    } finally {
      await place.remove();
    }
  } catch (error) {
    printError(errorText(error));
    return FAILED;
  }
}

async function attackIn(place: Place, name: AttackName, flags: AttackFlags): Promise<number> {
  const server = await startServerProcess(['--port', '0', ...place.flags], { limits: 'on' });
  const honest = new ClientProcess();
  const { url } = server;
  try {
    say(
      `${flags.tables} honest tables with 4 people each, then ${name} for ${flags.seconds} s, default limits`,
    );
    await honest.open(honestGroup(url, flags.tables));
    await honest.begin();
    const bots = await openBotTables(url, name === 'bots');
    await sleep(THINK * 2);
    const quiet = await measure(honest, bots, QUIET);
    const attacking = await ATTACKS[name]({ url });
    const during = await measure(honest, bots, flags.seconds);
    await attacking.stop();
    for (const table of bots) table.stop();
    await printCounts(attacking, place, flags.seconds);
    return report(quiet, during);
  } finally {
    honest.stop();
    await server.stop();
  }
}

function honestGroup(url: string, tables: number) {
  const how = { urls: [url], seats: 4, options: '', think: THINK, seed: 1 };
  return { ...how, tables, network: PEOPLE_NETWORK, households: true };
}

async function openBotTables(url: string, wanted: boolean): Promise<readonly SmallTable[]> {
  const tables = Array.from({ length: wanted ? BOT_TABLES : 0 }, (_, i) => new SmallTable(1000 + i));
  await Promise.all(tables.map((table, i) => table.start(botTable(url, loopbackAddress(BOTS_NETWORK, i)))));
  return tables;
}

interface Felt {
  readonly seconds: number;
  readonly people: Counted;
  /** How long bots took to answer, in milliseconds. */
  readonly bots: readonly number[];
}

async function measure(honest: ClientProcess, bots: readonly SmallTable[], seconds: number): Promise<Felt> {
  for (const table of bots) table.takeBotAnswers();
  await honest.measure();
  await sleep(seconds * 1000);
  const answers = bots.flatMap((table) => table.takeBotAnswers());
  return { seconds, people: await honest.end(), bots: answers };
}

async function printCounts({ counts, table }: Attack, place: Place, seconds: number): Promise<void> {
  const last = table === null ? undefined : (await lastEntries(place, [table])).get(table);
  if (last !== undefined) counts.add('entries in the log of the attacked table', last);
  for (const [what, count] of counts.rows) say(`${what.padEnd(42)} ${count} in ${seconds} s`);
}

function report(quiet: Felt, during: Felt): number {
  const row = (what: string, of: (felt: Felt) => string) =>
    say(`${what.padEnd(42)} ${of(quiet)} before, ${of(during)} during the attack`);
  const ms = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(1)} ms`;
  row('moves of honest people a second', ({ people, seconds }) => (people.moves / seconds).toFixed(1));
  row('  from a move to the last seat told, p50', ({ people }) => ms(people.delays, 0.5));
  row('                                    p99', ({ people }) => ms(people.delays, 0.99));
  row('honest tables that hung', ({ people }) => String(people.hung));
  row('errors of honest people', ({ people }) => JSON.stringify(Object.fromEntries(people.errors)));
  if (during.bots.length > 0) {
    row('answers of honest tables’ bots', ({ bots }) => String(bots.length));
    row('  from their turn until we are told, p50', ({ bots }) => ms(bots, 0.5));
    row('                                    p95', ({ bots }) => ms(bots, 0.95));
  }
  const mistake = mistakeIn(quiet, during);
  if (mistake === null) return OK;
  printError(mistake);
  return FAILED;
}

function mistakeIn(quiet: Felt, { people, bots }: Felt): string | null {
  if (people.moves === 0) return 'honest people could not move';
  if (people.hung > 0 || people.errors.size > 0) return 'honest tables hung or were refused';
  // Where bots think, moves wait for the processors that all share here, so bots alone are judged.
  if (bots.length > 0)
    return percentile(bots, 0.95) <= MOST_BOT_P95 ? null : `honest bots took longer than ${MOST_BOT_P95} ms`;
  if (percentile(people.delays, 0.99) <= MOST_P99) return null;
  return percentile(quiet.people.delays, 0.99) <= MOST_P99
    ? `honest people waited longer than ${MOST_P99} ms`
    : `this machine is too busy to tell: people waited longer than ${MOST_P99} ms before the attack`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
