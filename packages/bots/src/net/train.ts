/**
 * Trains a net by self-play in worker threads. Each plays with weights of its own and, after every game, adds
 * what it has learned to the weights that all share. Checkpoints as it goes, resumes, shows progress.
 *
 * npm run train -- --task tokaido-base-4 --minutes 10 --workers 4 --seed 1 --out net.json [--resume net.json]
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { FastChance } from '@tokaido/kernel';
import { Evaluator } from './afterstate.ts';
import { HIDDEN, Net } from './net.ts';
import { NET_TASKS } from './nets-at-start.ts';
import { SelfPlay } from './self-play.ts';
import type { NetTask } from './tasks.ts';
import type { WeightsFile } from './weights.ts';
import { packNet, unpackNet } from './weights.ts';

interface Job {
  readonly task: string;
  /** The weights that all share. */
  readonly shared: Float32Array;
  readonly lane: number;
  readonly workers: number;
  readonly seed: number;
  readonly start: number;
  readonly end: number;
  readonly rate: number;
  readonly lambda: number;
}

/** The rate falls to this part of its start. */
const LAST_RATE = 0.05;
const FIRST_EXPLORATION = 0.15;
const LAST_EXPLORATION = 0.01;

function newNet(task: NetTask): Net {
  return new Net({ inputs: task.features.size, seats: task.seats, hidden: HIDDEN });
}

/**
 * Adds a worker's part of what it has learned since `before` to the shared weights, and takes over what others
 * have learned. Only a part, because workers learn much the same at the same time, and the sum would overshoot.
 */
function merge(shared: Float32Array, own: Float32Array, before: Float32Array, part: number): void {
  for (let i = 0; i < own.length; i++) {
    const now = shared[i] + part * (own[i] - before[i]);
    shared[i] = now;
    own[i] = now;
    before[i] = now;
  }
}

function work(job: Job): void {
  const task = NET_TASKS.get(job.task)?.();
  if (task === undefined) throw new Error(`no task ${job.task}`);
  const rng = new FastChance(job.seed * 1000 + job.lane);
  const net = newNet(task);
  net.weights.set(job.shared);
  const before = net.weights.slice();
  const evaluator = new Evaluator(task.game, task.features, net);
  const self = new SelfPlay(task, evaluator, rng);
  let games = 0;
  let error = 0;
  let told = Date.now();
  for (;;) {
    const now = Date.now();
    const done = Math.min(1, (now - job.start) / (job.end - job.start));
    if (now - told > 500 || done === 1) {
      parentPort?.postMessage({ games, error }, []);
      games = 0;
      error = 0;
      told = now;
    }
    if (done === 1) break;
    const fall = (from: number, to: number) => from * (to / from) ** done;
    const rate = fall(job.rate, job.rate * LAST_RATE);
    const explore = fall(FIRST_EXPLORATION, LAST_EXPLORATION);
    error += self.play({ lambda: job.lambda, rate, explore });
    merge(job.shared, net.weights, before, 1 / job.workers);
    games++;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      task: { type: 'string', default: 'tokaido-base-4' },
      minutes: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: 'net.json' },
      rate: { type: 'string', default: '0.02' },
      lambda: { type: 'string', default: '0.9' },
      resume: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const task = NET_TASKS.get(values.task)?.();
  if (values.help || task === undefined) {
    console.error(
      `usage: npm run train -- --task NAME --minutes N --workers N --seed N --out FILE [--resume FILE]`,
    );
    console.error(`tasks: ${[...NET_TASKS.keys()].join(' ')}`);
    process.exit(values.help ? 0 : 2);
  }
  const minutes = Number(values.minutes);
  const workers = Number(values.workers);
  const seed = Number(values.seed);
  const rate = Number(values.rate);
  const lambda = Number(values.lambda);
  if (!(minutes > 0 && workers >= 1 && Number.isInteger(seed) && rate > 0 && lambda >= 0)) {
    console.error('--minutes, --workers, --seed, --rate and --lambda must be numbers above 0');
    process.exit(2);
  }
  const net = newNet(task);
  const rng = new FastChance(seed);
  net.seed((n) => rng.below(n));
  if (values.resume !== undefined && existsSync(values.resume)) {
    const file = JSON.parse(readFileSync(values.resume, 'utf8')) as WeightsFile;
    const resumed = unpackNet(file, task.features.schema, net);
    if (!resumed.ok) {
      console.error(`${values.resume}: ${resumed.error}; start again without --resume`);
      process.exit(2);
    }
  }
  const about =
    `npm run train -- --task ${values.task} --minutes ${values.minutes} --workers ${workers} ` +
    `--seed ${seed} --rate ${rate} --lambda ${lambda}`;
  let games = 0;
  const shared = new Float32Array(new SharedArrayBuffer(net.weights.byteLength));
  shared.set(net.floats());
  const save = () => {
    if (!shared.every(Number.isFinite)) throw new Error('the weights have run away; try a lower --rate');
    net.load(shared);
    const file = packNet(net, task.features.schema, `${about} (${games} games)`);
    writeFileSync(`${values.out}.tmp`, `${JSON.stringify(file, null, 2)}\n`);
    renameSync(`${values.out}.tmp`, values.out);
  };
  const start = Date.now();
  const end = start + minutes * 60_000;
  let recent = 0;
  let error = 0;
  let shown = start;
  let saved = start;
  const running = Array.from({ length: workers }, (_, lane) => {
    const job: Job = { task: values.task, shared, lane, workers, seed, start, end, rate, lambda };
    const worker = new Worker(new URL(import.meta.url), {
      workerData: job,
      // Garbage that fits the cache is collected there.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    worker.on('message', (news: { games: number; error: number }) => {
      games += news.games;
      recent += news.games;
      error += news.error;
      const now = Date.now();
      if (now - shown > 10_000) {
        const speed = Math.round((recent * 1000) / (now - shown));
        console.log(
          `${Math.round((now - start) / 1000)} s  ${games} games  ${speed}/s  error ${(error / recent).toFixed(4)}`,
        );
        shown = now;
        recent = 0;
        error = 0;
      }
      if (now - saved > 60_000) {
        save();
        saved = now;
      }
    });
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  });
  await Promise.all(running);
  save();
  console.log(`${values.out}: ${games} games`);
}

if (isMainThread) await main();
else work(workerData as Job);
