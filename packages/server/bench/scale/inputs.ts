/** Every number that the plan in docs/scale.md begins with, and where it comes from. All others follow from these. */

export interface Input {
  readonly value: number;
  readonly unit: string;
  readonly source: string;
}

const input = (value: number, unit: string, source: string): Input => ({ value, unit, source });

/** Measured on two cores that also ran the players; repeat them on the machine that you mean to buy. */
export const MEASURED = {
  cpuPerEntry: input(
    371,
    'µs of a core for an entry with four viewers',
    '`tokaido load --postgres --tables 100`',
  ),
  memoryPerTable: input(
    301,
    'KiB for a table with four connections',
    '`tokaido load --tables 1250 --think 800`',
  ),
  cpuToOpen: input(5, 'ms of a core to open a table and welcome four seats', '`tokaido load --tables 100`'),
  bytesPerEntry: input(2671, 'bytes to four seats for an entry', '`tokaido load --tables 200`'),
  entriesPerGame: input(109, 'entries of a game with four people', '`tokaido simulate --bots greedy`'),
  storedPerEntry: input(353, 'bytes in PostgreSQL for an entry', '`packages/server/bench/store.ts`'),
  appends: input(
    21_650,
    'appends a second, one PostgreSQL, 100 at a time',
    '`packages/server/bench/store.ts`',
  ),
  hints: input(32_200, 'hints a second, one PostgreSQL, 20 at a time', '`packages/server/bench/notify.ts`'),
  seatsPerProcess: input(
    15_000,
    'live seats that one process was tested with',
    '`tokaido load --tables 3750`',
  ),
  botDecision: input(
    61,
    'ms of a core for a decision of the strongest bot',
    '`tokaido arena --candidate daimyo`',
  ),
  firstVisit: input(206, 'kB of a first visit, compressed', '[client.md](client.md)'),
  recordBytes: input(1500, 'bytes of the record of a finished game', '[architecture.md](architecture.md)'),
} as const;

/** Assumptions: put in your own. */
export const ASSUMED = {
  seatsPerTable: input(4, 'people at a table', 'the game is for two to five'),
  minutesPerGame: input(25, 'minutes that a game takes', 'the box says 45; nobody deals cards here'),
  busy: input(0.5, 'of a core, at the peak', 'the other half is for the loss of a machine'),
  averageToPeak: input(0.4, 'of the peak is the average over a day', 'people play in the evening'),
  botSeats: input(0.1, 'of online seats are strongest bots', 'games against bots alone run in the browser'),
  newVisitors: input(0.1, 'of games are first visits', 'all others have their offline copy'),
  machineCores: input(8, 'cores of a machine', 'a common size'),
  machineMemory: input(32, 'GiB of a machine', 'a common size'),
  machinePrice: input(200, 'dollars a month for a machine', 'a round number between providers'),
  storagePrice: input(0.1, 'dollars a month for a GB of database disk', 'a round number between providers'),
  trafficPrice: input(0.02, 'dollars for a GB to clients', 'a round number between providers'),
} as const;

/** The settings of the program that the plan depends on. */
export const SET = {
  keepDays: input(90, 'days that a game is kept', '`KEEP_DAYS`'),
  partitions: input(
    16,
    'partitions of each table of the database',
    '`packages/server/src/store/migrations.ts`',
  ),
  firstRetry: input(250, 'ms until a client tries to reconnect', '`packages/web/src/connection/socket.ts`'),
  longestRetry: input(15_000, 'ms between two tries at most', '`packages/web/src/connection/socket.ts`'),
} as const;
