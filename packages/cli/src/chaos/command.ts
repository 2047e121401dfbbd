/** `tokaido chaos`: kills servers while connections lose, double and reorder messages, then checks the logs. */

import { FastChance } from '@tokaido/kernel';
import { errorText, FAILED, OK, printError } from '../exit.ts';
import type { Place, PlaceFlags } from '../load/place.ts';
import { makePlace, usesPostgres } from '../load/place.ts';
import { Crowd } from './crowd.ts';
import { HEARS_WITHIN, hungSeats } from './liveness.ts';
import { checkLogs } from './log-check.ts';
import { RestartableServer } from './restartable-server.ts';
import { END_THREAD, PRELOAD } from './store-thread.ts';
import { allEntries, lastEntries } from './stored-log.ts';

export interface ChaosFlags extends PlaceFlags {
  readonly tables: number;
  readonly seats: number;
  readonly kills: number;
  /** Seconds between two kills. */
  readonly every: number;
  readonly processes: number;
  /** Separate servers on one database; seats connect to any of them. */
  readonly alternate?: number;
  readonly killDatabase?: boolean;
  /** Seconds for which a killed database is away. */
  readonly away: number;
  readonly endStoreThread?: boolean;
  readonly options: string;
  readonly seed?: number;
}

export async function chaos(flags: ChaosFlags): Promise<number> {
  const mistake = mistakeIn(flags);
  if (mistake !== null) return printError(mistake);
  const seed = flags.seed ?? Date.now() % 1_000_000;
  const servers: RestartableServer[] = [];
  let place: Place | null = null;
  try {
    place = await makePlace({ ...flags, postgres: flags.postgres === true || flags.killDatabase === true });
    const count = flags.alternate ?? (place.store === 'sqlite' ? 1 : 2);
    const processes = flags.processes > 1 ? ['--processes', String(flags.processes)] : [];
    const all = [...place.flags, '--bot-pause', '0', ...processes];
    for (let i = 0; i < count; i++)
      servers.push(await RestartableServer.start(all, flags.endStoreThread ? { node: PRELOAD } : {}));
    say(`${flags.tables} tables, ${flags.seats} seats each, ${count} server(s); seed ${seed}`);
    return await run(flags, seed, servers, place);
  } catch (error) {
    printError(errorText(error));
    return FAILED;
  } finally {
    for (const server of servers) await server.stop();
    await place?.remove();
  }
}

function mistakeIn(flags: ChaosFlags): string | null {
  const { processes, alternate = 1, database, killDatabase = false, endStoreThread = false } = flags;
  const onPostgres = usesPostgres(flags) || killDatabase;
  if ((processes > 1 || alternate > 1) && !onPostgres)
    return 'several processes need PostgreSQL, since a SQLite file has one; add --postgres or --database';
  if (killDatabase && database !== undefined)
    return '--kill-database kills only a PostgreSQL of its own; leave out --database';
  if (endStoreThread && onPostgres) return 'only SQLite has a store thread to end; leave out PostgreSQL';
  return null;
}

async function run(
  flags: ChaosFlags,
  seed: number,
  servers: readonly RestartableServer[],
  place: Place,
): Promise<number> {
  const { tables, seats, options, kills } = flags;
  const urls = servers.map(({ url }) => url);
  const crowd = new Crowd({ urls, tables, seats, options, rng: new FastChance(seed) });
  const { tally } = crowd;
  let hung = 0;
  try {
    await crowd.fill();
    for (let i = 1; i <= kills; i++) {
      crowd.play();
      await sleep(flags.every * 1000);
      await injure(flags, servers, place, i);
      hung += await countHung(crowd, place);
      say(
        `kill ${i} of ${kills}: ${tally.moves} moves acknowledged, ${tally.broken} connections broken, ${hung} seats hung`,
      );
      await crowd.fill();
    }
    hung += await countHung(crowd, place);
    // Everything is sent again on the next connection: a view that was patched step by step must equal it.
    for (const seat of crowd.seats) seat.cut();
    hung += await countHung(crowd, place);
  } finally {
    crowd.close();
  }
  for (const server of servers) await server.stop();
  const check = checkLogs(await allEntries(place, crowd.tables), tally.acknowledged);
  say(`moves acknowledged      ${tally.moves} (${check.entries} entries, ${crowd.ended} games ended)`);
  say(`connections broken      ${tally.broken}`);
  say(`commands sent again     ${tally.resent}`);
  say(`lost                    ${check.lost}`);
  say(`doubled                 ${check.doubled}`);
  say(`numbers used twice      ${check.reused}`);
  say(`views that diverged     ${tally.diverged}`);
  say(`seats that hung         ${hung}`);
  const bad = check.lost + check.doubled + check.reused + tally.diverged + hung;
  if (bad > 0) printError(`something was lost or hung; repeat with --seed ${seed}`);
  else if (tally.moves === 0) printError('nobody made a move');
  return bad === 0 && tally.moves > 0 ? OK : FAILED;
}

/** Does what the flags ask for; resolves once everything runs again. */
async function injure(
  { killDatabase, endStoreThread, away, processes }: ChaosFlags,
  servers: readonly RestartableServer[],
  place: Place,
  round: number,
): Promise<void> {
  const server = servers[round % servers.length];
  if (killDatabase) await place.postgres?.restart('SIGQUIT', away * 1000);
  else if (endStoreThread) server?.signal(END_THREAD);
  // By turns a whole server, and one process of it.
  else if (processes > 1 && round % 2 === 0) server?.killProcess(round);
  else await server?.kill();
  await Promise.all(servers.map((each) => each.isUp()));
}

/** Faults stop: each seat must be answered, and then have the last stored entry in time. */
async function countHung(crowd: Crowd, place: Place): Promise<number> {
  const unanswered = await crowd.settle();
  const last = await lastEntries(place, crowd.tables);
  const behind = await hungSeats(crowd.seats, last);
  const hung = new Set([...unanswered, ...behind]);
  if (hung.size > 0)
    say(
      `${unanswered.length} seats without an answer, ${behind.length} without the last entry after ${HEARS_WITHIN} ms`,
    );
  return hung.size;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
