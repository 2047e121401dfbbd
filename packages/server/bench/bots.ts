// How long an honest table waits for its bot while one address has 18 tables of the strongest bots think without a
// pause. By hand, from the root:
//   npx tsx packages/server/bench/bots.ts [seconds]

import { Worker } from 'node:worker_threads';
import type { Plan, Table } from '@tokaido/table';
import {
  addGame,
  applyEntry,
  botEntry,
  foldLog,
  openingEntries,
  pendingOf,
  tokaidoTable,
} from '@tokaido/table';
import { BotPool } from '../src/bots/pool.ts';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { newSeed } from '../src/tables/secrets.ts';
import { workerUrl } from '../src/workers.ts';

const SECONDS = Number(process.argv[2] ?? 20);
const ATTACKERS = 18;
const HONEST = 4;
const DEADLINE = 3_000;
const THINK = 500;
const STRONGEST = 'daimyo';

addGame(tokaidoTable);

const code = workerUrl('bot-worker');
const metrics = new Metrics();
const pool = new BotPool({
  startWorker: () => new Worker(code),
  threads: 1,
  deadline: DEADLINE,
  metrics,
  log: makeLog('warn'),
});

/** A table of four bots that has begun. */
function newTable(id: string): Table {
  const bot = { kind: 'bot', level: STRONGEST } as const;
  const host = { key: 'a'.repeat(64), name: 'a', bytes: '' };
  const plan: Plan = {
    game: 'tokaido',
    options: '',
    seats: [bot, bot, bot, bot],
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: STRONGEST,
  };
  const entries = openingEntries({ plan, host, places: [] }, { id, secret: newSeed(), at: 1 });
  return foldLog([...entries, { kind: 'began', at: 1 }]).table;
}

/** Lets the bots of a table play on, one game after the other; `waited` hears of each answer. */
async function play(
  name: string,
  origin: string,
  pause: number,
  waited: (ms: number) => void,
): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  for (let game = 0; performance.now() < end; game++) {
    const table = newTable(`${name}-${game}`);
    for (
      let pending = pendingOf(table);
      pending !== null && performance.now() < end;
      pending = pendingOf(table)
    ) {
      const { seat, number } = pending;
      const asked = performance.now();
      const action = (await pool.decide(table, seat, STRONGEST, number, origin)) ?? '';
      waited(performance.now() - asked);
      const entry = botEntry(table, seat, number, action, 1, false);
      if (entry === null) throw new Error(`the bot of ${name} answered "${action}"`);
      applyEntry(table, entry);
      if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}

function summary(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(0)} ms`;
  return `${times.length} answers, p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
}

const honest: number[] = [];
const attacking: number[] = [];
await Promise.all([
  ...Array.from({ length: ATTACKERS }, (_, i) =>
    play(`attack-${i}`, 'one address', 0, (ms) => attacking.push(ms)),
  ),
  ...Array.from({ length: HONEST }, (_, i) =>
    play(`honest-${i}`, `home ${i}`, THINK, (ms) => honest.push(ms)),
  ),
]);
process.stdout.write(`${ATTACKERS} tables of one address: ${summary(attacking)}\n`);
process.stdout.write(`${HONEST} honest tables, each of its own address: ${summary(honest)}\n`);
await pool.close();
