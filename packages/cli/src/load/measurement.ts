/** What a load test found out, in numbers, and how they are printed. */

import type { Garbage } from './gc-trace.ts';
import type { Usage } from './process-usage.ts';
import type { Counted } from './stats.ts';
import { percentile } from './stats.ts';

/** What the servers have used at one moment; null where the system does not say. */
export interface ServerState {
  readonly usage: Usage | null;
  readonly garbage: Garbage;
}

export interface Measurement {
  readonly tables: number;
  readonly liveSeats: number;
  readonly movesPerSecond: number;
  readonly gamesFinished: number;
  readonly p50: number;
  readonly p99: number;
  /** Tables that did not go on for five seconds. */
  readonly hung: number;
  readonly errors: Readonly<Record<string, number>>;
  /** What all seats of a table together receive for a move. */
  readonly bytesPerMove: number;
  /** Milliseconds of the server to open a table, seat everybody and welcome them. */
  readonly cpuToOpen: number | null;
  /** Of the server, for each move; null where it was not started here or the system does not say. */
  readonly cpuMicroseconds: number | null;
  readonly garbageKiB: number | null;
  /** The share of the time in which the server stood still to collect garbage, in percent. */
  readonly garbagePercent: number | null;
  /** Beyond the start of the server. */
  readonly residentMiB: number | null;
  readonly kiBPerTable: number | null;
}

/** Before and after tables were opened, when counting began, and when it ended. */
export interface ServerStates {
  readonly fresh: ServerState;
  readonly open: ServerState;
  readonly from: ServerState;
  readonly to: ServerState;
}

export interface Measured {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly counted: Counted;
  /** Null for a server elsewhere. */
  readonly server: ServerStates | null;
}

export function measurementOf({ tables, seats, seconds, counted, server }: Measured): Measurement {
  const { moves, games, hung, errors, delays, bytes } = counted;
  return {
    tables,
    liveSeats: tables * seats,
    movesPerSecond: Math.round(moves / seconds),
    gamesFinished: games,
    p50: round(percentile(delays, 0.5)),
    p99: round(percentile(delays, 0.99)),
    hung,
    errors: Object.fromEntries(errors),
    bytesPerMove: Math.round(bytes / Math.max(1, moves)),
    ...serverNumbers(server, moves, seconds, tables),
  };
}

type ServerNumbers = Pick<
  Measurement,
  'cpuToOpen' | 'cpuMicroseconds' | 'garbageKiB' | 'garbagePercent' | 'residentMiB' | 'kiBPerTable'
>;

const UNKNOWN: ServerNumbers = {
  cpuToOpen: null,
  cpuMicroseconds: null,
  garbageKiB: null,
  garbagePercent: null,
  residentMiB: null,
  kiBPerTable: null,
};

function serverNumbers(
  server: Measured['server'],
  moves: number,
  seconds: number,
  tables: number,
): ServerNumbers {
  if (server === null || moves === 0) return UNKNOWN;
  const { fresh, open, from, to } = server;
  const garbage = {
    garbageKiB: round((to.garbage.bytes - from.garbage.bytes) / moves / 1024),
    garbagePercent: round(((to.garbage.pause - from.garbage.pause) / 1000 / seconds) * 100),
  };
  if (fresh.usage === null || open.usage === null || from.usage === null || to.usage === null)
    return { ...UNKNOWN, ...garbage };
  const resident = to.usage.resident - fresh.usage.resident;
  return {
    ...garbage,
    cpuToOpen: round((open.usage.cpu - fresh.usage.cpu) / tables),
    cpuMicroseconds: Math.round(((to.usage.cpu - from.usage.cpu) * 1000) / moves),
    residentMiB: Math.round(resident / 1024 ** 2),
    kiBPerTable: Math.round(resident / 1024 / tables),
  };
}

const round = (value: number) => Number(value.toFixed(1));

/** The rows of a table: what, how much, and in which unit. */
export function rowsOf(m: Measurement): readonly (readonly [what: string, value: string])[] {
  const unknown = 'not known: only Linux tells it, of a server that was started here';
  const or = (value: number | null, text: string) => (value === null ? unknown : text);
  return [
    ['live seats', String(m.liveSeats)],
    ['accepted, durable moves a second', String(m.movesPerSecond)],
    ['games finished', String(m.gamesFinished)],
    ['from a move to the last seat told, p50', `${m.p50} ms`],
    ['                                  p99', `${m.p99} ms`],
    ['sent to all seats for a move', `${m.bytesPerMove} bytes`],
    ['processor time to open and fill a table', or(m.cpuToOpen, `${m.cpuToOpen} ms`)],
    ['processor time of the server for a move', or(m.cpuMicroseconds, `${m.cpuMicroseconds} µs`)],
    [
      'garbage of the server for a move',
      or(m.garbageKiB, `${m.garbageKiB} KiB (${m.garbagePercent} % of the time)`),
    ],
    [
      'memory of the server, beyond its start',
      or(m.residentMiB, `${m.residentMiB} MiB (${m.kiBPerTable} KiB a table)`),
    ],
    ['tables that hung', String(m.hung)],
    ['errors', Object.keys(m.errors).length === 0 ? '0' : JSON.stringify(m.errors)],
  ];
}

export const isGood = ({ movesPerSecond, hung, errors }: Measurement) =>
  movesPerSecond > 0 && hung === 0 && Object.keys(errors).length === 0;
