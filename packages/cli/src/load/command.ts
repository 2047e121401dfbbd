/** `tokaido load`, a load test: real games through the public protocol, and how fast the server answers. */

import { errorText, FAILED, OK, printError } from '../exit.ts';
import { loadAgainst } from './against.ts';
import { ClientProcess } from './client-process.ts';
import type { LoadFlags } from './flags.ts';
import { isLoopback } from './loopback.ts';
import type { Measurement, ServerState } from './measurement.ts';
import { isGood, measurementOf, rowsOf } from './measurement.ts';
import type { Place } from './place.ts';
import { makePlace, usesPostgres } from './place.ts';
import { openFilesLimit } from './process-usage.ts';
import type { ServerProcess } from './server-process.ts';
import { startServerProcess, TRACE_GC } from './server-process.ts';
import { addUp } from './stats.ts';

const WARM_UP = 2_000;
/** Sockets that one client process takes without slowing the measurement down. */
const SEATS_PER_CLIENT = 5_000;
/** Open files of a process besides the sockets of seats. */
const OTHER_FILES = 200;
/** Client processes connect from 127.2.…, 127.3.… and so on, if the server is on this machine. */
const FIRST_NETWORK = 2;

export async function load(flags: LoadFlags): Promise<number> {
  const mistake = mistakeIn(flags);
  if (mistake !== null) return printError(mistake);
  try {
    if (flags.against !== undefined) return await loadAgainst({ ...flags, against: flags.against });
    return await loadHere(flags);
  } catch (error) {
    printError(errorText(error));
    return FAILED;
  }
}

function mistakeIn(flags: LoadFlags): string | null {
  const { url, against, alternate, processes, database } = flags;
  const several = alternate > 1 || processes > 1;
  if (several && url === undefined && !usesPostgres(flags))
    return 'several processes need PostgreSQL, since a SQLite file has one; add --postgres or --database';
  if (url !== undefined && (several || against !== undefined || usesPostgres(flags)))
    return '--url tests a server that is running; leave out what says how to start one';
  if (against !== undefined && (database !== undefined || alternate > 1))
    return '--against starts one server of each build; use it with --postgres or SQLite, without --alternate';
  return tooManySeats(flags, clientsOf(flags));
}

function tooManySeats({ tables, seats, alternate }: LoadFlags, clients: number): string | null {
  const limit = openFilesLimit();
  const most = Math.ceil((tables * seats) / Math.min(alternate, clients)) + OTHER_FILES;
  if (limit === null || most <= limit) return null;
  return `${tables * seats} seats need ${most} open files in one process, and this system allows ${limit}; take fewer tables or raise the limit (ulimit -Hn)`;
}

const clientsOf = ({ clients, tables, seats }: LoadFlags) =>
  clients ?? Math.ceil((tables * seats) / SEATS_PER_CLIENT);

async function loadHere(flags: LoadFlags): Promise<number> {
  const place = flags.url === undefined ? await makePlace(flags) : null;
  const servers: ServerProcess[] = [];
  try {
    for (const args of place === null ? [] : serversOf(flags, place))
      servers.push(await startServerProcess(args, { node: [TRACE_GC] }));
    const urls = flags.url === undefined ? servers.map(({ url }) => url) : [flags.url];
    say(flags, `${flags.tables} tables with ${flags.seats} seats each at ${urls.join(' and ')} …`);
    const measured = await play(flags, urls, servers);
    print(flags, measured, place?.store ?? 'elsewhere');
    return isGood(measured) ? OK : FAILED;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await place?.remove();
  }
}

/** The flags of each server to start. */
function serversOf({ processes, alternate }: LoadFlags, place: Place): readonly string[][] {
  const several = processes > 1 ? ['--processes', String(processes)] : [];
  return Array.from({ length: alternate }, () => ['--port', '0', ...place.flags, ...several]);
}

/** Plays for the given time on servers that run. */
async function play(
  flags: LoadFlags,
  urls: readonly string[],
  servers: readonly ServerProcess[],
): Promise<Measurement> {
  const { seats, options, think, tables } = flags;
  const clients = Array.from({ length: clientsOf(flags) }, () => new ClientProcess());
  const all = <T>(order: (client: ClientProcess, index: number) => Promise<T>) =>
    Promise.all(clients.map(order));
  const isHere = urls.every(isLoopback);
  try {
    const fresh = stateOf(servers);
    await all((client, i) =>
      client.open({
        urls,
        seats,
        options,
        think,
        tables: share(tables, clients.length, i),
        seed: 1 + i * tables,
        network: isHere ? FIRST_NETWORK + i : null,
        households: false,
      }),
    );
    const open = stateOf(servers);
    say(flags, `  ${tables} tables are open`);
    await all((client) => client.begin());
    await sleep(WARM_UP + think);
    await all((client) => client.measure());
    const [from, started] = [stateOf(servers), performance.now()];
    await sleep(flags.seconds * 1000);
    const [to, ended] = [stateOf(servers), performance.now()];
    const counted = addUp(await all((client) => client.end()));
    const server = servers.length === 0 ? null : { fresh, open, from, to };
    return measurementOf({ tables, seats, seconds: (ended - started) / 1000, counted, server });
  } finally {
    for (const client of clients) client.stop();
  }
}

/** How many of `total` the part `index` of `parts` takes. */
function share(total: number, parts: number, index: number): number {
  return Math.floor((total * (index + 1)) / parts) - Math.floor((total * index) / parts);
}

function stateOf(servers: readonly ServerProcess[]): ServerState {
  const usages = servers.map((server) => server.usage());
  const garbage = servers.map((server) => server.garbage());
  const known = usages.flatMap((usage) => usage ?? []);
  return {
    usage:
      known.length < usages.length
        ? null
        : {
            cpu: known.reduce((sum, { cpu }) => sum + cpu, 0),
            resident: known.reduce((sum, { resident }) => sum + resident, 0),
          },
    garbage: {
      bytes: garbage.reduce((sum, { bytes }) => sum + bytes, 0),
      pause: garbage.reduce((sum, { pause }) => sum + pause, 0),
    },
  };
}

function print(flags: LoadFlags, measured: Measurement, store: string): void {
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ store, ...measured })}\n`);
    return;
  }
  for (const [what, value] of rowsOf(measured)) process.stdout.write(`${what.padEnd(42)} ${value}\n`);
}

function say(flags: LoadFlags, text: string): void {
  if (!flags.json) process.stdout.write(`${text}\n`);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
