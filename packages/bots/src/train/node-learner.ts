/** The learner without Python: slower than the one with PyTorch, the same algorithm, and nothing to install. */

import { existsSync } from 'node:fs';
import type { Result } from '@tokaido/kernel';
import { FastChance, fail, ok } from '@tokaido/kernel';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { LearningNet } from './learning-net.ts';
import type { News } from './messages.ts';
import type { RunFolder } from './run-folder.ts';
import { replaceFile } from './run-folder.ts';
import type { Settings } from './settings.ts';
import { fallen } from './settings.ts';
import type { Position } from './window.ts';
import { Window } from './window.ts';

const BATCH = 512;
const WINDOW = 400_000;
/** One position in so many is looked at before it is learned from, for the errors that are reported. */
const CHECKED = 16;

export class NodeLearner {
  readonly batch: number;
  readonly room: number;
  /** How much of the run is done, from 0 to 1. */
  done = 0;
  games = 0;
  positions = 0;
  steps = 0;
  readonly window: Window;
  private readonly settings: Settings;
  private readonly net: LearningNet;
  private readonly rng: FastChance;
  private readonly position: Position;
  private last = { crossEntropy: 0, brier: 0, points: 0 };

  constructor(settings: Settings) {
    const { inputs, seats, seed, commands } = settings;
    this.settings = settings;
    this.batch = settings.batch || BATCH;
    this.room = settings.window || WINDOW;
    this.window = new Window(this.room, { inputs, seats });
    this.net = new LearningNet(settings);
    this.rng = new FastChance(seed * 1000 + commands);
    this.net.seed(new FastChance(seed));
    const none = new Float32Array(0);
    const chunk = { positions: 0, games: 0, wins: none, points: none, values: none };
    const nothing = new Uint16Array(0);
    this.position = { chunk: { ...chunk, counts: nothing, places: nothing }, index: 0, start: 0, end: 0 };
  }

  /** The weights that the actors play with. */
  get average(): Float32Array {
    return this.net.average;
  }

  /** Goes on where the run was left; how many positions of the window were kept. */
  restore(folder: RunFolder): Result<number> {
    if (!existsSync(folder.checkpointFile)) return ok(0);
    const read = readCheckpoint(folder.checkpointFile, this.settings.schema);
    if (!read.ok) return read;
    const { head, ...blocks } = read.value;
    if (head.size !== this.net.weights.length) {
      return fail(`${folder.checkpointFile} belongs to a net of another shape`);
    }
    this.net.weights.set(blocks.weights);
    this.net.average.set(blocks.average);
    this.net.means.set(blocks.means);
    this.net.squares.set(blocks.squares);
    this.games = head.games;
    this.positions = head.positions;
    this.steps = head.steps;
    return this.window.load(folder.windowFile);
  }

  /** Adds a chunk to the window, and looks at some of its positions before anything is learned from them. */
  take(bytes: Uint8Array): Result<undefined> {
    const read = this.window.add(bytes);
    if (!read.ok) return read;
    const { positions, games } = read.value;
    this.positions += positions;
    this.games += games;
    if (this.steps === 0) return ok(undefined);
    for (let back = 0; back < positions; back += CHECKED) {
      this.window.find(back, this.position);
      this.net.look(this.position);
      this.net.addErrors(this.position);
    }
    return ok(undefined);
  }

  /** Whether there is enough to learn from, and more than was learned from already. */
  get mayStep(): boolean {
    const { settings, batch } = this;
    if (this.window.held < settings.learning.firstBatches * batch) return false;
    return this.steps * batch < settings.reuse * this.positions;
  }

  /** One step; what it has learned goes into the moving average now and then. */
  learn(): void {
    const { net, window, position, rng, batch, settings } = this;
    const { pointsWeight, learning } = settings;
    const size = this.windowSize;
    for (let i = 0; i < batch; i++) {
      window.find(rng.below(size), position);
      net.look(position);
      net.addGradient(position, pointsWeight, batch);
    }
    net.step(this.rate, ++this.steps);
    if (this.steps % learning.averageEvery !== 0) return;
    const { leastAverage, mostAverage, averagePart, averageEvery } = learning;
    const over = Math.min(mostAverage, Math.max(leastAverage, averagePart * this.steps));
    net.follow(1 - Math.exp(-averageEvery / over));
  }

  writeWeights(folder: RunFolder): Result<undefined> {
    const { average } = this.net;
    if (!average.every(Number.isFinite)) {
      return fail('the weights have diverged; start again with a lower --rate');
    }
    replaceFile(folder.weightsFile, new Uint8Array(average.buffer, average.byteOffset, average.byteLength));
    return ok(undefined);
  }

  save(folder: RunFolder, spent: number): void {
    const { net, games, positions, steps } = this;
    const { weights, average, means, squares } = net;
    const head = { schema: this.settings.schema, size: weights.length, spent, games, positions, steps };
    writeCheckpoint(folder.checkpointFile, { head, weights, average, means, squares });
  }

  news(): News {
    const { net, games, positions, steps, rate } = this;
    if (net.errors.count > 0) {
      this.last = net.errors.means(this.settings.seats);
      net.errors.clear();
    }
    return { games, positions, steps, rate, window: this.windowSize, ...this.last };
  }

  private get rate(): number {
    return fallen(this.settings.rate, this.done);
  }

  private get windowSize(): number {
    const { leastWindow, windowPart } = this.settings.learning;
    const wanted = Math.max(leastWindow * this.batch, windowPart * this.positions);
    return Math.floor(Math.min(this.window.held, wanted));
  }
}
