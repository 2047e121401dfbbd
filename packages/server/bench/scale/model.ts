/** What a number of players at once needs, calculated. */

import { ASSUMED, MEASURED, SET } from './inputs.ts';

export interface Need {
  readonly players: number;
  readonly tables: number;
  readonly entriesPerSecond: number;
  /** Cores that are fully used, by tables and by bots. */
  readonly cores: number;
  readonly botCores: number;
  /** GiB of all server processes. */
  readonly memory: number;
  /** Machines for servers, and what decides their number. */
  readonly machines: number;
  readonly decidedBy: 'cores' | 'memory' | 'sockets';
  readonly botMachines: number;
  /** MB a second to clients. */
  readonly traffic: number;
  readonly appendsPerSecond: number;
  /** Databases that take these appends, each with half of what was measured. */
  readonly databases: number;
  /** How much of the measured hints of one database are used, in all databases together. */
  readonly hintShare: number;
  /** GB a day in the databases, and after all days that a game is kept. */
  readonly storedPerDay: number;
  readonly stored: number;
  /** The same if a finished game were kept as its record only. */
  readonly storedAsRecords: number;
  readonly firstVisitTraffic: number;
  readonly dollars: number;
}

const SECONDS_PER_DAY = 86_400;
const DAYS_PER_MONTH = 30;
/** A database has a replica, and so costs two machines. */
const MACHINES_PER_DATABASE = 2;

export function needOf(players: number): Need {
  const tables = players / ASSUMED.seatsPerTable.value;
  const entriesPerSecond = (tables * MEASURED.entriesPerGame.value) / (ASSUMED.minutesPerGame.value * 60);
  const cores = (entriesPerSecond * MEASURED.cpuPerEntry.value) / 1e6;
  const memory = (tables * MEASURED.memoryPerTable.value) / 1024 ** 2;
  const botCores = (entriesPerSecond * ASSUMED.botSeats.value * MEASURED.botDecision.value) / 1000;
  const { machines, decidedBy } = machinesFor(cores, memory, players);
  const databases = Math.ceil(entriesPerSecond / (MEASURED.appends.value * ASSUMED.busy.value));
  const perDay = entriesPerSecond * ASSUMED.averageToPeak.value * SECONDS_PER_DAY;
  const gamesPerDay = perDay / MEASURED.entriesPerGame.value;
  const storedPerDay = (perDay * MEASURED.storedPerEntry.value) / 1e9;
  const stored = storedPerDay * SET.keepDays.value;
  const storedAsRecords = (gamesPerDay * SET.keepDays.value * MEASURED.recordBytes.value) / 1e9;
  const botMachines = Math.ceil(botCores / (ASSUMED.machineCores.value * ASSUMED.busy.value));
  const traffic = (entriesPerSecond * MEASURED.bytesPerEntry.value) / 1e6;
  const firstVisitTraffic =
    (gamesPerDay * ASSUMED.seatsPerTable.value * ASSUMED.newVisitors.value * MEASURED.firstVisit.value) / 1e6;
  const gigabytesPerMonth =
    ((traffic * SECONDS_PER_DAY * ASSUMED.averageToPeak.value) / 1000 + firstVisitTraffic) * DAYS_PER_MONTH;
  return {
    players,
    tables,
    entriesPerSecond,
    cores,
    botCores,
    memory,
    machines,
    decidedBy,
    botMachines,
    traffic,
    appendsPerSecond: entriesPerSecond,
    databases,
    hintShare: entriesPerSecond / MEASURED.hints.value,
    storedPerDay,
    stored,
    storedAsRecords,
    firstVisitTraffic,
    dollars:
      (machines + botMachines + databases * MACHINES_PER_DATABASE) * ASSUMED.machinePrice.value +
      storedAsRecords * ASSUMED.storagePrice.value +
      gigabytesPerMonth * ASSUMED.trafficPrice.value,
  };
}

function machinesFor(cores: number, memory: number, seats: number): Pick<Need, 'machines' | 'decidedBy'> {
  const { machineCores, machineMemory, busy } = ASSUMED;
  const needs = {
    cores: cores / (machineCores.value * busy.value),
    memory: memory / (machineMemory.value * busy.value),
    sockets: seats / (machineCores.value * MEASURED.seatsPerProcess.value),
  };
  const most = Math.max(...Object.values(needs));
  const decidedBy = (Object.keys(needs) as (keyof typeof needs)[]).find((name) => needs[name] === most);
  // Two at least, so that one may fail.
  return { machines: Math.max(2, Math.ceil(most)), decidedBy: decidedBy ?? 'cores' };
}
