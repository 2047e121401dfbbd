/** docs/scale.md: the text in page.md with all numbers filled in. */

import type { Input } from './inputs.ts';
import { ASSUMED, MEASURED, SET } from './inputs.ts';
import type { Need } from './model.ts';
import { needOf } from './model.ts';
import { storm } from './reconnect.ts';
import { fullestProcess, spreadOver } from './ring.ts';

const MILLION = 1_000_000;
const PLAYERS = [10_000, 100_000, MILLION];
/** Seconds after SIGTERM. */
const STOPS_WITHIN = 5;
const PROCESSES = [2, 4, 8, 16, 32];

type Row = readonly (string | number)[];

/** Puts a value in the place of each `{{name}}`; throws if one is missing. */
export function fillPage(text: string): string {
  const values = valuesOf(needOf(MILLION));
  return text.replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`the page asks for "${name}", which nothing calculates`);
    return value();
  });
}

/** Calculated only where the page asks for them, since simulations take a moment. */
function valuesOf(need: Need): ReadonlyMap<string, () => string> {
  const one = once(() => storm(need.players / need.machines, need.machines - 1));
  const all = once(() => storm(need.players, need.machines));
  const spread = once(() => spreadOver(need.machines));
  const busiest = once(() => fullestProcess(ASSUMED.machineCores.value));
  return new Map([
    ['measured', () => inputTable(MEASURED)],
    ['assumed', () => inputTable(ASSUMED)],
    ['set', () => inputTable(SET)],
    ['needs', () => needTable(PLAYERS.map(needOf))],
    ['spread', () => spreadTable([4, need.machines, need.machines * 2])],
    ['shards', () => shardTable()],
    ['storms', () => stormTable([one(), all()])],
    ['entries', () => whole(need.entriesPerSecond)],
    ['cores', () => need.cores.toFixed(1)],
    ['bot-cores', () => whole(need.botCores)],
    ['bot-machines', () => whole(need.botMachines)],
    ['memory', () => whole(need.memory)],
    ['machines', () => whole(need.machines)],
    ['decided-by', () => need.decidedBy],
    ['databases', () => whole(need.databases)],
    ['partitions', () => whole(SET.partitions.value)],
    [
      'partition-rows',
      () =>
        whole(
          (need.stored * 1e9) / MEASURED.storedPerEntry.value / SET.partitions.value / need.databases / 1e6,
        ),
    ],
    ['appends-measured', () => whole(MEASURED.appends.value)],
    ['hint-share', () => percent(need.hintShare)],
    ['hint-limit-players', () => whole((need.players * 0.5) / need.hintShare)],
    ['stored-per-day', () => whole(need.storedPerDay)],
    ['stored', () => (need.stored / 1000).toFixed(1)],
    ['stored-as-records', () => whole(need.storedAsRecords)],
    ['keep-days', () => whole(SET.keepDays.value)],
    ['traffic', () => whole(need.traffic)],
    ['first-visit', () => whole(MEASURED.firstVisit.value)],
    ['first-visit-traffic', () => whole(need.firstVisitTraffic)],
    ['moved', () => percent(spread().moved)],
    ['moved-by-division', () => percent(spread().movedByDivision)],
    ['lost-tables', () => whole(need.tables / need.machines)],
    ['lost-half', () => one().half.toFixed(1)],
    ['lost-nearly-all', () => one().nearlyAll.toFixed(1)],
    ['all-nearly-all', () => all().nearlyAll.toFixed(0)],
    ['rolling', () => whole(need.machines * (one().nearlyAll + STOPS_WITHIN))],
    ['machine-cores', () => whole(ASSUMED.machineCores.value)],
    ['busiest', () => busiest().toFixed(2)],
    ['busiest-busy', () => percent(busiest() * ASSUMED.busy.value)],
    ['first-retry', () => whole(SET.firstRetry.value)],
    ['retry-window', () => whole(SET.firstRetry.value / 2)],
    ['bot-seats', () => percent(ASSUMED.botSeats.value)],
    ['dollars', () => whole(need.dollars)],
    ['cents', () => ((need.dollars / need.players) * 100).toFixed(2)],
  ]);
}

function needTable(needs: readonly Need[]): string {
  const row = (what: string, of: (need: Need) => string): Row => [what, ...needs.map(of)];
  return table(
    ['players at once', ...needs.map(({ players }) => whole(players))],
    [
      row('tables', ({ tables }) => whole(tables)),
      row('entries, and so writes, a second', ({ entriesPerSecond }) => whole(entriesPerSecond)),
      row('cores fully used', ({ cores }) => cores.toFixed(1)),
      row('memory of the servers, GiB', ({ memory }) => whole(memory)),
      row('machines, and what decides', ({ machines, decidedBy }) => `${whole(machines)}, ${decidedBy}`),
      row(
        'cores for bots; machines',
        ({ botCores, botMachines }) => `${botCores.toFixed(1)}; ${botMachines}`,
      ),
      row('to clients, MB/s', ({ traffic }) => traffic.toFixed(1)),
      row('databases', ({ databases }) => whole(databases)),
      row('hints, of what one database carries', ({ hintShare }) => percent(hintShare)),
      row('stored a day, GB', ({ storedPerDay }) => storedPerDay.toFixed(1)),
      row(`stored in ${SET.keepDays.value} days, GB`, ({ stored }) => whole(stored)),
      row('the same as records, GB', ({ storedAsRecords }) => whole(storedAsRecords)),
      row('dollars a month', ({ dollars }) => whole(dollars)),
    ],
  );
}

function spreadTable(machines: readonly number[]): string {
  const rows = machines
    .map(spreadOver)
    .map(
      (each): Row => [
        each.machines,
        percent(each.moved),
        percent(each.movedByDivision),
        each.fullest.toFixed(2),
      ],
    );
  return table(
    ['machines', 'tables that move when one leaves', 'without a ring', 'fullest, mean is 1'],
    rows,
  );
}

function shardTable(): string {
  return table(
    ['processes', ...PROCESSES.map(String)],
    [['work of the busiest, mean is 1', ...PROCESSES.map((count) => fullestProcess(count).toFixed(2))]],
  );
}

function stormTable(storms: readonly ReturnType<typeof storm>[]): string {
  const rows = storms.map(
    ({ seats, capacity, peak, half, nearlyAll }): Row => [
      whole(seats),
      whole(capacity),
      whole(peak),
      `${half.toFixed(1)} s`,
      `${nearlyAll.toFixed(1)} s`,
    ],
  );
  return table(
    ['seats', 'welcomes/s possible', 'tries/s at the peak', 'half are back', '99 % are back'],
    rows,
  );
}

function inputTable(inputs: Readonly<Record<string, Input>>): string {
  const rows = Object.values(inputs).map(
    ({ value, unit, source }): Row => [value.toLocaleString('en'), unit, source],
  );
  return table(['number', 'of what', 'source'], rows);
}

function table(head: Row, rows: readonly Row[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const percent = (value: number) => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
