/** Runs a command of the trainer: one learner, many actors, a clock, and the net file that comes out. */

import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Net } from '../net/net.ts';
import { packNet } from '../net/weights.ts';
import type { ActorJob } from './actor-worker.ts';
import { writeCheckpoint } from './checkpoint.ts';
import type { LearnerLink } from './learner-process.ts';
import { startNode, startPython } from './learner-process.ts';
import type { LearnerJob } from './learner-worker.ts';
import type { FromLearner, News } from './messages.ts';
import { CONTROL, MILLION, newControl } from './messages.ts';
import type { Plan } from './plan.ts';
import { progressLine, startLine } from './progress.ts';
import { replaceFile } from './run-folder.ts';
import { aboutRun, fallen } from './settings.ts';

/** Milliseconds. */
const CLOCK_EVERY = 100;
const LINE_EVERY = 10_000;
const SAVE_EVERY = 60_000;
/** Actors give way to the learner, which they wait for. */
const ACTOR_PRIORITY = 5;
/** Garbage that fits the cache is collected there. */
const YOUNG_GENERATION_MB = 6;

export class Trainer {
  private readonly plan: Plan;
  private readonly bundle: URL;
  private readonly print: (line: string) => void;
  private readonly control = newControl();
  private learner: LearnerLink | null = null;
  private news: News | null = null;
  private shown: { readonly at: number; readonly news: News } | null = null;
  private start = 0;

  constructor(plan: Plan, bundle: URL, print: (line: string) => void) {
    this.plan = plan;
    this.bundle = bundle;
    this.print = print;
  }

  /** Resolves when the command is done; rejects with a sentence for the user. */
  async run(): Promise<void> {
    const { plan } = this;
    plan.folder.prepare(plan.settings);
    if (plan.start !== null) this.saveStart(plan.start);
    let finished = () => {};
    let failed: (error: Error) => void = () => {};
    const over = new Promise<void>((resolve, reject) => {
      finished = resolve;
      failed = reject;
    });
    let started = () => {};
    const ready = new Promise<void>((resolve) => {
      started = resolve;
    });
    this.learner = this.startLearner((message) => {
      if (message.type === 'error') failed(new Error(message.error));
      else if (message.type === 'ready') {
        this.print(startLine(message, plan));
        started();
      } else if (message.type === 'weights') Atomics.add(this.control, CONTROL.weights, 1);
      else {
        this.news = message;
        if (message.type === 'finished') finished();
      }
    });
    try {
      await Promise.race([ready, over]);
      await Promise.race([this.play(), over]);
      this.tellProgress();
      this.learner.send({ type: 'finish' });
      await over;
      this.showProgress();
      this.writeNet();
      plan.folder.tidy();
    } finally {
      Atomics.store(this.control, CONTROL.stop, 1);
      this.learner.stop();
    }
  }

  /** Lets the actors stop and everything be saved. */
  interrupt(): void {
    Atomics.store(this.control, CONTROL.stop, 1);
  }

  /** A checkpoint before the first step, which the learner goes on from. */
  private saveStart(weights: Float32Array): void {
    const { settings, folder, counts } = this.plan;
    const none = new Float32Array(weights.length);
    const head = { schema: settings.schema, size: weights.length, spent: 0, ...counts };
    const blocks = { weights, average: weights, means: none, squares: none };
    writeCheckpoint(folder.checkpointFile, { head, ...blocks });
  }

  private startLearner(hear: (message: FromLearner) => void): LearnerLink {
    const { settings, folder, windowLimit, learner } = this.plan;
    const job: LearnerJob = { kind: 'learner', settings, folder: folder.path, windowLimit };
    return learner.kind === 'python'
      ? startPython(job, learner.python, learner.threads, hear)
      : startNode(job, this.bundle, hear);
  }

  /** How much of the run's length is spent, in its unit. */
  private get spent(): number {
    const { settings, spent, part } = this.plan;
    const now =
      settings.unit === 'minutes'
        ? (Date.now() - this.start) / 60_000
        : Atomics.load(this.control, CONTROL.games);
    return spent + Math.min(part, now);
  }

  private get done(): number {
    return this.spent / this.plan.settings.total;
  }

  private tellProgress(): void {
    const { done, spent } = this;
    Atomics.store(this.control, CONTROL.done, Math.round(done * MILLION));
    this.learner?.send({ type: 'progress', done, spent });
  }

  /** Plays until this command's part of the run is over. */
  private async play(): Promise<void> {
    const { plan } = this;
    this.start = Date.now();
    setPriority(ACTOR_PRIORITY);
    const actors = Array.from({ length: plan.actors }, (_, lane) => this.startActor(lane));
    let saved = this.start;
    let told = this.start;
    const clock = setInterval(() => {
      const now = Date.now();
      this.tellProgress();
      if (plan.settings.unit === 'minutes' && now - this.start >= plan.part * 60_000) this.interrupt();
      if (now - told >= LINE_EVERY) {
        told = now;
        this.showProgress();
      }
      if (now - saved >= SAVE_EVERY) {
        saved = now;
        this.learner?.send({ type: 'save' });
        this.writeNet();
      }
    }, CLOCK_EVERY);
    try {
      await Promise.all(actors);
    } finally {
      clearInterval(clock);
    }
  }

  private startActor(lane: number): Promise<void> {
    const { settings, folder, part } = this.plan;
    const job: ActorJob = {
      kind: 'actor',
      settings,
      folder: folder.path,
      lane,
      part: settings.commands,
      control: this.control,
      games: settings.unit === 'games' ? part : 0,
    };
    const worker = new Worker(this.bundle, {
      workerData: job,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    return new Promise((resolve, reject) => {
      worker.on('error', (error) => reject(new Error(`an actor has stopped: ${error.message}`)));
      worker.on('exit', () => resolve());
    });
  }

  private showProgress(): void {
    const { news, plan } = this;
    if (news === null) return;
    const now = Date.now();
    const before = this.shown ?? { at: this.start, news: { ...news, ...plan.counts } };
    const explore = fallen(plan.settings.explore, this.done);
    this.print(progressLine((now - this.start) / 1000, explore, (now - before.at) / 1000, before.news, news));
    this.shown = { at: now, news };
  }

  /** Packs the weights that the actors play with into the net file. */
  private writeNet(): void {
    const { settings, folder, out } = this.plan;
    const { inputs, seats, hidden, schema } = settings;
    const net = new Net({ inputs, seats, hidden });
    net.load(folder.weights());
    const about = aboutRun(settings, this.news ?? { games: 0, steps: 0 });
    replaceFile(out, `${JSON.stringify(packNet(net, schema, about), null, 2)}\n`);
  }
}
