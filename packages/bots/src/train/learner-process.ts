/** Starts a learner, in Python or in a thread of Node, and speaks with either in the same way. */

import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { LearnerJob } from './learner-worker.ts';
import type { FromLearner, ToLearner } from './messages.ts';
import { RunFolder } from './run-folder.ts';

export interface LearnerLink {
  send(message: ToLearner): void;
  stop(): void;
}

/** `hear` gets every message, and an error when the learner ends without having finished. */
export type Hear = (message: FromLearner) => void;

/** Beside the bundle. */
const SCRIPT = fileURLToPath(new URL('./learner/learner.py', import.meta.url));

/** Nothing is written beside the script, and its output comes at once. */
const LEARNER_ENVIRONMENT = { PYTHONDONTWRITEBYTECODE: '1', PYTHONUNBUFFERED: '1' };

/** Whether this Python can run the learner, or what is missing. */
export function checkPython(python: string): Result<undefined> {
  const code = 'import importlib.util as u; print([m for m in ("torch", "numpy") if u.find_spec(m) is None])';
  const { status, stdout } = spawnSync(python, ['-c', code], { encoding: 'utf8' });
  if (status !== 0) {
    return fail(`"${python}" starts no Python; name one with --python, or use --learner node`);
  }
  if (stdout.trim() !== '[]') {
    return fail(
      `"${python}" has no PyTorch or numpy; install packages/bots/learner/requirements.txt, or use --learner node`,
    );
  }
  return existsSync(SCRIPT) ? ok(undefined) : fail('the folder "learner" is missing beside the trainer');
}

export function startPython(job: LearnerJob, python: string, threads: number, hear: Hear): LearnerLink {
  const child = spawn(python, [SCRIPT, job.folder, String(threads), String(job.windowLimit)], {
    env: { ...process.env, ...LEARNER_ENVIRONMENT, OMP_NUM_THREADS: String(threads) },
    // A stop from the keyboard is for the trainer, which tells the learner to save.
    detached: true,
  });
  child.stderr.pipe(createWriteStream(new RunFolder(job.folder).learnerLog));
  let over = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    // A library may print something of its own.
    if (!line.startsWith('{')) return;
    const message = JSON.parse(line) as FromLearner;
    if (message.type === 'finished' || message.type === 'error') over = true;
    hear(message);
  });
  child.stdin.on('error', () => {});
  child.on('error', () => hear({ type: 'error', error: `"${python}" does not start` }));
  child.on('close', () => {
    if (!over) hear({ type: 'error', error: `the learner has stopped; ${job.folder}/learner.log says why` });
  });
  return {
    send: (message) => child.stdin.write(`${JSON.stringify(message)}\n`),
    stop: () => child.kill(),
  };
}

export function startNode(job: LearnerJob, bundle: URL, hear: Hear): LearnerLink {
  const worker = new Worker(bundle, { workerData: job });
  let over = false;
  worker.on('message', (message: FromLearner) => {
    if (message.type === 'finished' || message.type === 'error') over = true;
    hear(message);
  });
  worker.on('error', (error) => hear({ type: 'error', error: `the learner has stopped: ${error.message}` }));
  worker.on('exit', () => {
    if (!over) hear({ type: 'error', error: 'the learner has stopped' });
  });
  return {
    send: (message) => worker.postMessage(message, []),
    stop: () => void worker.terminate(),
  };
}
