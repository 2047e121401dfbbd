/**
 * Trains a net by self-play: actors on all cores, a learner in Python on a GPU or the CPU, or in Node. The same file is the
 * thread of an actor and of the Node learner.
 *
 * npm run train -- --task tokaido-4 --minutes 10 --actors 15 --seed 1 --out net.json
 */

import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { ActorJob } from './actor-worker.ts';
import { runActor } from './actor-worker.ts';
import type { LearnerJob } from './learner-worker.ts';
import { runLearner } from './learner-worker.ts';
import { readPlan, USAGE } from './plan.ts';
import { Trainer } from './trainer.ts';

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const plan = readPlan(words);
  if (!plan.ok) {
    console.error(plan.error);
    return 2;
  }
  const trainer = new Trainer(plan.value, new URL(import.meta.url), (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => trainer.interrupt());
  try {
    await trainer.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  const { folder, out } = plan.value;
  console.log(`${out} is the net; to go on: --resume ${folder.path}`);
  return 0;
}

if (isMainThread) process.exit(await main(process.argv.slice(2)));
else {
  const job = workerData as ActorJob | LearnerJob;
  if (job.kind === 'actor') runActor(job);
  else if (parentPort !== null) {
    await runLearner(job, parentPort);
    parentPort.close();
  }
}
