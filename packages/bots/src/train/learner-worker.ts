/** The thread of the Node learner. */

import { readdirSync, readFileSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { FromLearner, ToLearner } from './messages.ts';
import { NodeLearner } from './node-learner.ts';
import { RunFolder } from './run-folder.ts';
import type { Settings } from './settings.ts';

export interface LearnerJob {
  readonly kind: 'learner';
  readonly settings: Settings;
  readonly folder: string;
  /** Bytes that the saved window may have. */
  readonly windowLimit: number;
}

/** Milliseconds between two messages or files of a kind. */
const WEIGHTS_EVERY = 2000;
const NEWS_EVERY = 1000;
const PATIENCE = 5;
const CHUNKS_AT_ONCE = 12;

/** The chunks that wait, the oldest first. */
function waitingChunks(folder: RunFolder): string[] {
  const files = readdirSync(folder.chunks)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => join(folder.chunks, name))
    .map((path) => ({ path, at: statSync(path).mtimeMs }));
  return files.sort((a, b) => a.at - b.at).map(({ path }) => path);
}

export async function runLearner(job: LearnerJob, port: MessagePort): Promise<void> {
  const tell = (message: FromLearner) => port.postMessage(message, []);
  const refuse = (error: string) => tell({ type: 'error', error });
  const folder = new RunFolder(job.folder);
  const learner = new NodeLearner(job.settings);
  const kept = learner.restore(folder);
  if (!kept.ok) return refuse(kept.error);
  /** What the trainer has said. */
  const state = { spent: 0, save: false, finish: false };
  port.on('message', (order: ToLearner) => {
    if (order.type === 'progress') {
      learner.done = order.done;
      state.spent = order.spent;
    } else state[order.type] = true;
  });
  const writeWeights = () => {
    const written = learner.writeWeights(folder);
    if (written.ok) tell({ type: 'weights' });
    return written;
  };
  const first = writeWeights();
  if (!first.ok) return refuse(first.error);
  tell({
    type: 'ready',
    device: 'Node',
    batch: learner.batch,
    window: learner.room,
    kept: kept.value,
  });
  const patient = job.settings.unit === 'games';
  let written = Date.now();
  let told = written;
  for (;;) {
    await turn();
    if (state.save) {
      state.save = false;
      learner.save(folder, state.spent);
    }
    // Asked before the look: a chunk that comes in between is found the next time.
    const { finish } = state;
    // A run that is counted in games learns all it can from them; one on the clock must not fall behind.
    const hungry = !(patient && learner.mayStep);
    const files = hungry ? waitingChunks(folder) : [];
    for (const file of files.slice(0, CHUNKS_AT_ONCE)) {
      const taken = learner.take(readFileSync(file));
      if (!taken.ok) return refuse(taken.error);
      unlinkSync(file);
    }
    const ended = finish && hungry && files.length === 0;
    if (learner.mayStep && (patient || !ended)) learner.learn();
    else if (ended) break;
    else if (files.length === 0) await pause(PATIENCE);
    const now = Date.now();
    if (now - written > WEIGHTS_EVERY) {
      written = now;
      const result = writeWeights();
      if (!result.ok) return refuse(result.error);
    }
    if (now - told > NEWS_EVERY) {
      told = now;
      tell({ type: 'news', ...learner.news() });
    }
  }
  const result = writeWeights();
  if (!result.ok) return refuse(result.error);
  learner.save(folder, state.spent);
  learner.window.save(folder.windowFile, job.windowLimit);
  tell({ type: 'finished', ...learner.news() });
}
