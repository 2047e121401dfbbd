/** The thread of an actor: game after game with the newest weights, until the trainer says stop. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { FastChance } from '@tokaido/kernel';
import { Net } from '../net/net.ts';
import { NET_TASKS } from '../net/nets-at-start.ts';
import { evaluatorOf } from '../net/one-ply.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import type { NetTask } from '../net/tasks.ts';
import type { WeightsFile } from '../net/weights.ts';
import { unpackNet } from '../net/weights.ts';
import { Actor } from './actor.ts';
import { ChunkWriter } from './chunk.ts';
import { CONTROL, MILLION } from './messages.ts';
import { RunFolder } from './run-folder.ts';
import type { Settings } from './settings.ts';
import { fallen, lambdaAt, withMix } from './settings.ts';

export interface ActorJob {
  readonly kind: 'actor';
  readonly settings: Settings;
  readonly folder: string;
  readonly lane: number;
  /** The number of the command that works on the run: each deals other cards. */
  readonly part: number;
  readonly control: Int32Array;
  /** The most games of this command, all actors together; 0 for no limit. */
  readonly games: number;
}

/** Chunks of one actor that may wait for the learner. */
const WAITING = 4;
/** Decisions of a long game, which may begin just before a chunk is full. */
const LONG_GAME = 1024;
/** Milliseconds between two looks whether the learner has taken a chunk. */
const PATIENCE = 20;

/** A seed that no other actor of this or another command has. */
function seedOf({ settings, part, lane }: ActorJob): number {
  return settings.seed * 1_000_000 + part * 1000 + lane;
}

function playerFrom(task: NetTask, file: string): AnyEvaluator {
  const net = unpackNet(JSON.parse(readFileSync(file, 'utf8')) as WeightsFile, task.features.schema);
  if (!net.ok) throw new Error(`${file}: ${net.error}`);
  return evaluatorOf(task, net.value);
}

export function runActor(job: ActorJob): void {
  const { settings, lane, control } = job;
  const made = NET_TASKS.get(settings.task)?.();
  if (made === undefined) throw new Error(`no task ${settings.task}`);
  const task = withMix(made, settings.mix);
  const folder = new RunFolder(job.folder);
  const { inputs, seats, hidden } = settings;
  const net = new Net({ inputs, seats, hidden });
  const rng = new FastChance(seedOf(job));
  const chunk = new ChunkWriter({ inputs, seats }, settings.chunk + LONG_GAME);
  const opponent = settings.against === null ? null : playerFrom(made, settings.against);
  const teachers = settings.teachers.map((file) => playerFrom(made, file));
  const actor = new Actor(task, evaluatorOf(task, net), rng, chunk, { opponent, teachers });
  let version = 0;
  let chunks = 0;

  const send = () => {
    const path = folder.chunkFile(lane, chunks++);
    writeFileSync(`${path}.tmp`, chunk.bytes());
    renameSync(`${path}.tmp`, path);
    chunk.clear();
    while (
      existsSync(folder.chunkFile(lane, chunks - WAITING)) &&
      Atomics.load(control, CONTROL.stop) === 0
    ) {
      Atomics.wait(control, CONTROL.stop, 0, PATIENCE);
    }
  };

  while (Atomics.load(control, CONTROL.stop) === 0) {
    if (Atomics.add(control, CONTROL.games, 1) >= job.games && job.games > 0) break;
    const newest = Atomics.load(control, CONTROL.weights);
    if (newest !== version) {
      net.load(folder.weights());
      version = newest;
    }
    const done = Atomics.load(control, CONTROL.done) / MILLION;
    actor.play(fallen(settings.explore, done), lambdaAt(settings.lambda, done));
    if (chunk.positions >= settings.chunk) send();
  }
  if (chunk.positions > 0) send();
}
