/** A toy run, without a clock: actor and learner take turns, and a few hundred games make a much better player. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { winShares } from '../net/afterstate.ts';
import { Net } from '../net/net.ts';
import { NET_TASKS } from '../net/nets-at-start.ts';
import { evaluatorOf } from '../net/one-ply.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import type { NetTask } from '../net/tasks.ts';
import { Actor, drawTable } from './actor.ts';
import { ChunkWriter, readChunk } from './chunk.ts';
import { NodeLearner } from './node-learner.ts';
import type { Settings } from './settings.ts';
import { DEFAULTS, fallen, LEARNING, lambdaAt, SETTINGS_FORMAT } from './settings.ts';

const TASK = 'tokaido-2';

function toySettings(task: NetTask, games: number): Settings {
  return {
    ...DEFAULTS,
    format: SETTINGS_FORMAT,
    task: task.id,
    schema: task.features.schema,
    inputs: task.features.size,
    seats: task.seats,
    hidden: [16, 8],
    seed: 1,
    rate: [0.003, 0.0003],
    reuse: 2,
    batch: 32,
    mix: {},
    against: null,
    teachers: [],
    from: null,
    before: [],
    learning: LEARNING,
    unit: 'games',
    total: games,
    commands: 1,
  };
}

function playerWith(task: NetTask, settings: Settings, weights: Float32Array): AnyEvaluator {
  const net = new Net(settings);
  net.load(weights);
  return evaluatorOf(task, net);
}

/** The share of wins of the first player, both seats in turn, at tables of fixed seeds. */
function winShare(task: NetTask, players: readonly AnyEvaluator[], games: number): number {
  const { game } = task;
  const shares = new Float32Array(task.seats);
  const legal = new Actions();
  let won = 0;
  for (let i = 0; i < games; i++) {
    const dealer = silent(new FastChance(1000 + (i >> 1)));
    const s = game.setup(task.tables[0], dealer);
    for (let count = game.legal(s, legal); count > 0; count = game.legal(s, legal)) {
      const seat = game.rules.frames.seat(s);
      game.play(s, players[(seat + i) % 2].best(s, seat, legal.list, count), dealer);
    }
    winShares(game, s, shares);
    won += shares[i % 2];
  }
  return won / games;
}

describe('self-play', () => {
  const task = NET_TASKS.get(TASK)!();

  it('turns a net that knows nothing into one that beats it at nearly every table', () => {
    const games = 240;
    const settings = toySettings(task, games);
    const learner = new NodeLearner(settings);
    const start = learner.average.slice();
    const chunk = new ChunkWriter(settings, 1024);
    const player = playerWith(task, settings, start);
    const actor = new Actor(task, player, new FastChance(3), chunk);
    for (let game = 0; game < games; game++) {
      learner.done = game / games;
      actor.play(fallen(settings.explore, learner.done), lambdaAt(settings.lambda, learner.done));
      if (chunk.positions < 256) continue;
      expect(learner.take(chunk.bytes())).toMatchObject({ ok: true });
      chunk.clear();
      while (learner.mayStep) learner.learn();
      player.net.load(learner.average);
    }
    expect(learner.positions).toBeGreaterThan(20 * games);
    expect(learner.steps).toBe(Math.ceil((settings.reuse * learner.positions) / settings.batch));
    const share = winShare(task, [player, playerWith(task, settings, start)], 60);
    expect(share).toBeGreaterThan(0.85);
  });

  /** The decisions of one game, with the targets that the actor gave them. */
  function oneGame(lambda: number, explore: number, opponent: AnyEvaluator | null = null) {
    const settings = toySettings(task, 1);
    const player = playerWith(task, settings, new NodeLearner(settings).average);
    const writer = new ChunkWriter(settings, 256);
    const actor = new Actor(task, player, new FastChance(5), writer, { opponent });
    actor.play(explore, lambda);
    const read = readChunk(writer.bytes(), settings);
    if (!read.ok) throw new Error(read.error);
    return { chunk: read.value, decisions: actor.decisions };
  }

  it('teaches the result at λ = 1, and shares that always add up to 1', () => {
    const { chunk } = oneGame(1, 0);
    expect(chunk.positions).toBeGreaterThan(20);
    expect(new Set(chunk.wins)).toEqual(new Set([0, 1]));
    const blended = oneGame(0.9, 0.2).chunk;
    expect(new Set(blended.wins).size).toBeGreaterThan(10);
    for (let i = 0; i < blended.positions; i++) {
      expect(blended.wins[2 * i] + blended.wins[2 * i + 1]).toBeCloseTo(1, 5);
    }
  });

  it('teaches a decision before a random move nothing of what followed', () => {
    // Every move is random here, so only the last decision learns the result.
    const { chunk } = oneGame(1, 1);
    const results = chunk.wins.filter((share) => share === 0 || share === 1).length;
    expect(results).toBeLessThan(chunk.wins.length / 2);
  });

  it('learns from one seat only when others are played by a frozen net', () => {
    const settings = toySettings(task, 1);
    const frozen = playerWith(task, settings, new NodeLearner({ ...settings, seed: 2 }).average);
    const alone = oneGame(0.9, 0).decisions;
    const against = oneGame(0.9, 0, frozen).decisions;
    expect(against).toBeGreaterThan(alone / 4);
    expect(against).toBeLessThan((alone * 3) / 4);
  });

  it('learns what its teachers say of a position, in the mean', () => {
    const settings = toySettings(task, 1);
    const playerOf = (seed: number) =>
      playerWith(task, settings, new NodeLearner({ ...settings, seed }).average);
    const chunk = new ChunkWriter(settings, 256);
    const taught = (seeds: readonly number[]) => {
      chunk.clear();
      const actor = new Actor(task, playerOf(1), new FastChance(5), chunk, { teachers: seeds.map(playerOf) });
      actor.play(0, 1);
      return chunk.wins.slice(0, chunk.positions * task.seats);
    };
    const [one, other, both] = [[2], [3], [2, 3]].map(taught);
    expect(one).not.toEqual(other);
    for (const [i, share] of both.entries()) expect(share).toBeCloseTo((one[i] + other[i]) / 2, 5);
  });
});

describe('a table', () => {
  it('is drawn by the weights of the kinds', () => {
    const kinds = [
      { name: 'often', weight: 3, tables: [1, 2] },
      { name: 'never', weight: 0, tables: [3] },
      { name: 'seldom', weight: 1, tables: [4] },
    ];
    const rng = new FastChance(11);
    const count = [0, 0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) count[drawTable({ kinds }, rng) as number]++;
    expect(count[3]).toBe(0);
    for (const [table, expected] of [
      [1, 1500],
      [2, 1500],
      [4, 1000],
    ]) {
      expect(Math.abs(count[table] - expected), `table ${table}`).toBeLessThan(130);
    }
  });
});
