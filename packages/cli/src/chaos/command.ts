/** `tokaido chaos`: kills servers while connections lose, double and reorder messages, then checks the logs. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance } from '@tokaido/kernel';
import { FAILED, OK, printError } from '../exit.ts';
import { openTable } from '../load/open-table.ts';
import { randomChoice } from '../load/random-choice.ts';
import type { ServerProcess } from '../load/server-process.ts';
import { startServerProcess } from '../load/server-process.ts';
import { checkLogs } from './log-check.ts';
import type { Tally } from './unreliable-seat.ts';
import { UnreliableSeat } from './unreliable-seat.ts';

export interface ChaosFlags {
  readonly tables: number;
  readonly seats: number;
  readonly kills: number;
  /** Seconds between two kills. */
  readonly every: number;
  readonly database?: string;
  readonly options: string;
  readonly seed?: string;
}

const THINK = 15;

export async function chaos(flags: ChaosFlags): Promise<number> {
  const seed = flags.seed === undefined ? Date.now() % 1_000_000 : Number(flags.seed);
  const data = mkdtempSync(join(tmpdir(), 'tokaido-chaos-'));
  const address = flags.database ?? data;
  const store = flags.database === undefined ? ['--data', data] : ['--database', flags.database];
  const rng = new FastChance(seed);
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const tally: Tally = { acknowledged: [], diverged: 0, broken: 0, resent: 0, moves: 0 };
  const servers: RestartableServer[] = [];
  const seats: UnreliableSeat[] = [];
  try {
    const processes = flags.database === undefined ? 1 : 2;
    for (let i = 0; i < processes; i++)
      servers.push(await RestartableServer.start([...store, '--bot-pause', '0']));
    const urls = servers.map(({ url }) => url);
    say(`${flags.tables} tables, ${flags.seats} seats each, ${processes} process(es); seed ${seed}`);
    const tables: string[] = [];
    let parties: UnreliableSeat[][] = [];
    const fill = async () => {
      // A finished game makes room for the next.
      for (const party of parties) if (party.every(({ over }) => over)) ended += closeAll(party);
      parties = parties.filter((party) => !party.every(({ over }) => over));
      while (parties.length < flags.tables) {
        const url = randomChoice(rng, urls);
        const places = await openTable({ url, seats: flags.seats, options: flags.options });
        tables.push(places[0].table);
        parties.push(places.map((place) => new UnreliableSeat({ ...place, urls, rng, think: THINK, tally })));
      }
    };
    let ended = 0;
    await fill();
    for (let i = 1; i <= flags.kills; i++) {
      await sleep(flags.every * 1000);
      await fill();
      await servers[i % servers.length]?.killAndRestart();
      say(
        `kill ${i} of ${flags.kills}: ${tally.moves} moves acknowledged, ${tally.broken} connections broken`,
      );
    }
    seats.push(...parties.flat());
    await settle(seats, say);
    for (const seat of seats) seat.cut();
    await settle(seats, say);
    for (const seat of seats) seat.close();
    for (const server of servers) await server.stop();
    const check = await checkLogs(address, tables, tally);
    say(
      `moves acknowledged      ${tally.moves} (${check.acknowledged} commands, ${check.entries} entries, ${ended} games ended)`,
    );
    say(`connections broken      ${tally.broken}`);
    say(`commands sent again     ${tally.resent}`);
    say(`lost                    ${check.lost}`);
    say(`doubled                 ${check.doubled}`);
    say(`views that diverged     ${tally.diverged}`);
    const good = check.lost + check.doubled + tally.diverged === 0 && tally.moves > 0;
    if (!good) printError(`something was lost; repeat with --seed ${seed}`);
    return good ? OK : FAILED;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return FAILED;
  } finally {
    for (const seat of seats) seat.close();
    for (const server of servers) await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** A server process that can be killed and restarted at the same address. */
class RestartableServer {
  readonly url: string;
  private child: ServerProcess | null;
  private readonly flags: readonly string[];

  private constructor(child: ServerProcess, flags: readonly string[]) {
    this.url = child.url;
    this.child = child;
    this.flags = flags;
  }

  static async start(flags: readonly string[]): Promise<RestartableServer> {
    const all = ['--port', String(await freePort()), ...flags];
    return new RestartableServer(await startServerProcess(all), all);
  }

  async killAndRestart(): Promise<void> {
    await this.child?.kill();
    this.child = await startServerProcess(this.flags);
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    await child?.stop();
  }
}

/** Returns the number of games that ended: one. */
function closeAll(party: readonly UnreliableSeat[]): number {
  for (const seat of party) seat.close();
  return 1;
}

/** Stops injecting faults and waits until everybody is connected and nothing is pending. */
async function settle(seats: readonly UnreliableSeat[], say: (text: string) => void): Promise<void> {
  for (const seat of seats) seat.unreliable = false;
  for (let i = 0; i < 200; i++) {
    await sleep(100);
    if (seats.every((seat) => seat.isSettled)) return;
  }
  say(`${seats.filter((seat) => !seat.isSettled).length} seats did not settle`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
