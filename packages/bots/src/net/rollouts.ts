/**
 * Search on top of the net: what looks best at one ply is tried out in short rollouts with the net at their
 * end. All actions meet the same cards and the same opponents; half of them drop out after each round.
 *
 * Opponents are not modeled as copies of the player: they make mistakes, and some play for points rather than the win.
 */

import type { State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Budget } from '../bot.ts';
import type { ActionRater } from '../strategies/action-rater.ts';
import { bestOf } from '../strategies/action-rater.ts';
import { CommonChance } from '../strategies/common-chance.ts';
import type { Evaluator } from './afterstate.ts';
import { winShares } from './afterstate.ts';
import { POINTS_UNIT } from './net.ts';
import { POINT } from './one-ply.ts';

export interface RolloutSettings {
  /** Actions further behind the best at one ply, in win share, are not tried. */
  readonly gap: number;
  /** The most actions that are tried. */
  readonly arms: number;
  /** A rollout ends when its seat is to move for the nth time. */
  readonly depth: number;
  /** The most decisions of a rollout, whoever takes them. */
  readonly turns: number;
  /** Misjudgment of the others, in win share. */
  readonly noise: number;
  /** The share of others who look at points. */
  readonly collectors: number;
  /** How many rollouts the net's own value weighs. */
  readonly prior: number;
}

const TOKAIDO: RolloutSettings = {
  gap: 0.06,
  arms: 6,
  depth: 1,
  turns: 40,
  noise: 0.02,
  collectors: 0.25,
  prior: 16,
};

/** By game, as they did best against strangers; docs/bots.md has the numbers. */
const SETTINGS: Readonly<Record<string, RolloutSettings>> = {
  tokaido: TOKAIDO,
  // A round ahead the net still misjudges what it misjudges now; three rounds ahead it errs less.
  duo: { ...TOKAIDO, arms: 8, depth: 3 },
};

export function rolloutSettings(game: string): RolloutSettings {
  return SETTINGS[game] ?? TOKAIDO;
}

/** Rollouts where the budget sets no limit. */
const DEFAULT_PLAYOUTS = 256;

/** One rollout after the other, on states of its own. */
export class Rollout {
  private readonly evaluator: Evaluator<State, unknown, unknown>;
  private readonly settings: RolloutSettings;
  private readonly s: State;
  private readonly legal = new Actions();
  private readonly shares: Float32Array;
  /** Which of the others look at points. */
  private readonly collects: boolean[] = [];
  /** The final points of the seat that the last rollout leads one to expect. */
  points = 0;

  constructor(evaluator: Evaluator<State, unknown, unknown>, settings: RolloutSettings, model: State) {
    this.evaluator = evaluator;
    this.settings = settings;
    this.s = evaluator.game.clone(model);
    this.shares = new Float32Array(evaluator.net.shape.seats);
  }

  /** The win share of `seat` some moves after an action in `world`; equal seeds meet equal chance. */
  run(world: State, seat: number, action: number, seed: number): number {
    const { evaluator, legal, s, settings } = this;
    const { game } = evaluator;
    const dealer = { chance: new CommonChance(seed), tell: null };
    const mood = new FastChance(seed + 1);
    for (let other = 0; other < this.shares.length; other++) {
      this.collects[other] = mood.below(1000) < settings.collectors * 1000;
    }
    game.copyInto(s, world);
    game.play(s, action, dealer);
    let moves = 0;
    let away = false;
    for (let turn = 0; ; turn++) {
      const count = game.legal(s, legal);
      if (count === 0) break;
      const mover = game.rules.frames.seat(s);
      if (mover !== seat) away = true;
      if (count === 1) {
        game.play(s, legal.list[0], dealer);
        continue;
      }
      if (mover === seat) {
        if (away) moves++;
        away = false;
        const best = evaluator.best(s, seat, legal.list, count);
        if (moves >= settings.depth || turn >= settings.turns) {
          this.points = evaluator.points;
          return evaluator.most;
        }
        game.play(s, best, dealer);
      } else {
        const chosen = this.guess(mover, mood);
        if (turn >= settings.turns) {
          evaluator.value(s, mover, chosen);
          const r = (seat - mover + this.shares.length) % this.shares.length;
          this.points = evaluator.net.points[r] * POINTS_UNIT;
          return evaluator.net.win[r];
        }
        game.play(s, chosen, dealer);
      }
    }
    winShares(game, s, this.shares);
    this.points = game.scores(s)[seat].points;
    return this.shares[seat];
  }

  /** What another seat may do. */
  private guess(mover: number, mood: FastChance): number {
    const { evaluator, s, settings, collects } = this;
    const { count, list } = this.legal;
    let found = list[0];
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const action = list[i];
      const win = evaluator.value(s, mover, action);
      const worth = collects[mover] ? evaluator.points * POINT : win;
      const felt = worth - settings.noise * Math.log(-Math.log((mood.next() + 0.5) / 0x100000000));
      if (felt > most) {
        most = felt;
        found = action;
      }
    }
    return found;
  }
}

/** Smaller than any difference that matters. */
const BEHIND = 1e-6;

interface Arm {
  readonly place: number;
  readonly prior: number;
  sum: number;
  count: number;
}

export function rolloutStrategy(
  evaluator: Evaluator<State, unknown, unknown>,
  settings: RolloutSettings = rolloutSettings(evaluator.game.id),
): ActionRater<State> {
  const { game } = evaluator;
  let rollout: Rollout | null = null;

  const strategy: ActionRater<State> = {
    name: 'net-rollouts',
    point: POINT,

    rate(s, seat, actions, rng, budget) {
      const values = actions.map((action) => evaluator.value(s, seat, action));
      const top = Math.max(...values);
      let arms: Arm[] = values
        .map((prior, place) => ({ place, prior, sum: 0, count: 0 }))
        .filter(({ prior }) => prior >= top - settings.gap)
        .sort((a, b) => b.prior - a.prior)
        .slice(0, settings.arms);
      const worth = (arm: Arm) => (arm.prior * settings.prior + arm.sum) / (settings.prior + arm.count);
      rollout ??= new Rollout(evaluator, settings, s);
      const trial = rollout;
      const clock = new Spending(budget);
      // Trying only some of them would say less than the net does.
      if (!clock.allows(arms.length)) return values;
      const rounds = Math.ceil(Math.log2(arms.length));
      for (let round = 1; round <= rounds; round++) {
        for (let first = true; first || clock.within(round / rounds); first = false) {
          game.determinize(s, seat, rng);
          const seed = rng.next();
          for (const arm of arms) {
            if (!clock.within(1)) break;
            arm.sum += trial.run(s, seat, actions[arm.place], seed);
            arm.count++;
            clock.playouts++;
          }
          if (!clock.within(1)) break;
        }
        arms.sort((a, b) => worth(b) - worth(a));
        for (const arm of arms) values[arm.place] = worth(arm);
        arms = arms.slice(0, Math.ceil(arms.length / 2));
      }
      // What was not tried to the end stays behind what was.
      const [winner] = arms;
      const best = values[winner.place];
      return values.map((value, place) => (place === winner.place ? best : Math.min(value, best - BEHIND)));
    },

    choose(s, seat, actions, rng, budget) {
      return bestOf(actions, strategy.rate(s, seat, actions, rng, budget));
    },
  };
  return strategy;
}

/** How much of a budget is spent. */
class Spending {
  playouts = 0;
  private readonly most: number;
  private readonly ms: number;
  private readonly start = performance.now();

  constructor({ ms, playouts }: Budget) {
    this.ms = ms > 0 ? ms : Infinity;
    this.most = playouts > 0 ? playouts : ms > 0 ? Infinity : DEFAULT_PLAYOUTS;
  }

  /** Whether so many playouts fit into the whole of it. */
  allows(playouts: number): boolean {
    return playouts <= this.most;
  }

  /** Whether less than this part is spent. */
  within(part: number): boolean {
    if (this.playouts >= this.most * part) return false;
    return this.ms === Infinity || performance.now() - this.start < this.ms * part;
  }
}
