/**
 * Levels for people: the same player, who sees less of what lies ahead, misjudges more or thinks for less long; never
 * one with other rules. A lower level errs as beginners do. It is short-sighted: it counts the points in hand, and only
 * a part of what coins, cards, the road and the others will come to. And it misjudges where to go, by a part of what is
 * at stake there: it takes one of the better places for the best, but does not miss the only good one. What it finds
 * where it has gone it uses as well as it can see.
 */

import type { FastChance, State } from '@tokaido/kernel';
import type { Strategy } from './bot.ts';
import type { ActionRater } from './strategies/action-rater.ts';
import { bestOf } from './strategies/action-rater.ts';
import type { HeuristicKnowledge } from './strategies/game-knowledge.ts';
import { heuristicRater } from './strategies/heuristic-rater.ts';

/** How a level plays one of the games. */
export interface Skill {
  /** How much of what lies ahead it sees, as a part of all that the heuristic knows. */
  readonly sight: number;
  /** Its misjudgment of where to go, as a part of how far the other choices lie apart. */
  readonly noise: number;
  /** Playouts a decision of our best player, counted and not timed: the same game gets the same answers. 0 for none. */
  readonly playouts: number;
}

export interface Level {
  readonly id: string;
  /** By game, so that the steps from level to level are alike in each. */
  readonly skills: Readonly<Record<string, Skill>>;
}

const FULL: Skill = { sight: 1, noise: 0, playouts: 0 };

export const LEVELS: readonly Level[] = [
  {
    id: 'pilgrim',
    skills: {
      tokaido: { sight: 0.45, noise: 0.65, playouts: 0 },
      duo: { sight: 0.25, noise: 2.6, playouts: 0 },
    },
  },
  {
    id: 'porter',
    skills: {
      tokaido: { sight: 0.55, noise: 0.5, playouts: 0 },
      duo: { sight: 0.4, noise: 1.3, playouts: 0 },
    },
  },
  {
    id: 'innkeeper',
    skills: {
      tokaido: { sight: 0.65, noise: 0.35, playouts: 0 },
      duo: { sight: 0.9, noise: 0.2, playouts: 0 },
    },
  },
  {
    id: 'merchant',
    skills: { tokaido: FULL, duo: { ...FULL, playouts: 6 } },
  },
  {
    id: 'daimyo',
    skills: { tokaido: { ...FULL, playouts: 250 }, duo: { ...FULL, playouts: 250 } },
  },
];

/** The level of whoever has chosen none: one that a new player can beat, and does not always. */
export const DEFAULT_LEVEL = 'porter';

/** The skill of a level at a game, by the game's id. */
export function skillOf({ id, skills }: Level, game: string): Skill {
  const skill = skills[game];
  if (skill === undefined) throw new Error(`the level ${id} does not play ${game}`);
  return skill;
}

/** A level at a game. Whoever has the nets gives our best player as `rater` to the levels that play with playouts. */
export function levelStrategy(
  level: Level,
  known: HeuristicKnowledge,
  rater?: ActionRater<State>,
): Strategy<State> {
  const skill = skillOf(level, known.game.id);
  return skilled(level.id, skill, rater ?? heuristicRater(known, skill.sight));
}

/** A player of some skill; `rater` sees what the skill lets it see. */
export function skilled(name: string, skill: Skill, rater: ActionRater<State>): Strategy<State> {
  return {
    name,
    choose(s, seat, actions, rng, budget) {
      const own = { ms: 0, playouts: skill.playouts };
      const longer = budget.ms > 0 || budget.playouts > 0 ? budget : own;
      if (skill.noise === 0 || rater.asksWhere?.(s) !== true) {
        return rater.choose(s, seat, actions, rng, longer);
      }
      const worth = rater.rate(s, seat, actions, rng, longer);
      const error = skill.noise * stake(worth);
      return bestOf(
        actions,
        worth.map((value) => value + error * misjudgment(rng)),
      );
    },
  };
}

/** How far the choices lie apart, the best one aside: whatever stands out among equals is not missed. */
function stake(worth: readonly number[]): number {
  const best = worth.indexOf(Math.max(...worth));
  const others = worth.filter((_, i) => i !== best);
  const mean = others.reduce((sum, value) => sum + value, 0) / others.length;
  return Math.sqrt(others.reduce((sum, value) => sum + (value - mean) ** 2, 0) / others.length);
}

/** A random number of mean 0 and spread 1, within bounds. */
function misjudgment(rng: FastChance): number {
  return Math.sqrt(12) * (rng.next() / 0x100000000 - 0.5);
}
