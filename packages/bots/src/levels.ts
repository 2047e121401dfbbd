/**
 * Levels for people: the same player, who sees less of what lies ahead, forgets others, misjudges more or thinks for less
 * long; never one with other rules. A lower level errs as beginners do. It is short-sighted: it counts the points in
 * hand, and only a part of what coins, cards and the road will come to. It forgets others: what they have, take away or
 * will reach first weighs less. And it misjudges where to go, by a part of what is at stake there: it takes one of the
 * better places for the best, but does not miss the only good one. What it finds where it has gone it uses as well as it
 * can see.
 */

import type { FastChance, State } from '@tokaido/kernel';
import type { Strategy } from './bot.ts';
import type { Skill } from './level-skills.ts';
import { LEVELS, skillOf } from './level-skills.ts';
import type { ActionRater } from './strategies/action-rater.ts';
import { bestOf } from './strategies/action-rater.ts';
import type { HeuristicKnowledge, Likes } from './strategies/game-knowledge.ts';
import { heuristicRater } from './strategies/heuristic-rater.ts';
import type { Temper } from './temper-names.ts';
import { isTemper } from './temper-names.ts';
import type { Liking } from './tempers.ts';
import { likingFor } from './tempers.ts';

/** The net of a table as a skill plays it. */
export type NetOfSkill = (known: HeuristicKnowledge, skill: Skill) => ActionRater<State>;

/** A level, and a temper where it has one. */
export interface Character {
  readonly level: string;
  readonly temper: Temper | null;
}

/** The words of a bot, `porter` or `porter+collector`; null for those of another. */
export function readCharacter(words: string): Character | null {
  const [level, temper = null, more] = words.split('+');
  if (!LEVELS.some(({ id }) => id === level) || more !== undefined) return null;
  return temper === null || isTemper(temper) ? { level, temper } : null;
}

/** What a level may play with beside the heuristic; without the nets or the likes of the tempers it does without. */
export interface LevelParts {
  readonly net?: NetOfSkill | undefined;
  readonly likes?: Likes<State> | undefined;
}

/** A level at a game; how it plays depends on the table. */
export function levelStrategy(
  { level, temper }: Character,
  known: HeuristicKnowledge,
  { net, likes }: LevelParts,
): Strategy<State> {
  const { game } = known;
  const like = temper === null ? undefined : likes?.[temper];
  const liking = like === undefined ? undefined : likingFor(known, like);
  const players = new Map<Skill, Strategy<State>>();

  function playerAt(s: State): Strategy<State> {
    const words = game.rules.optionWords(game.rules.optionsOf(s));
    const skill = skillOf(level, game.id, words, net !== undefined);
    let player = players.get(skill);
    if (player === undefined) {
      player = skilled(level, skill, raterOf(known, skill, net), liking);
      players.set(skill, player);
    }
    return player;
  }

  return {
    name: level,
    choose: (s, seat, actions, rng, budget) => playerAt(s).choose(s, seat, actions, rng, budget),
  };
}

/** What a skill judges by, before it misjudges anything. */
export function raterOf(
  known: HeuristicKnowledge,
  skill: Skill,
  net: NetOfSkill | undefined,
): ActionRater<State> {
  if (skill.player === 'net' && net !== undefined) return net(known, skill);
  return heuristicRater(known, skill.sight, skill.regard);
}

/** A player of some skill; `rater` sees what the skill lets it see. */
export function skilled(
  name: string,
  skill: Skill,
  rater: ActionRater<State>,
  liking?: Liking,
): Strategy<State> {
  return {
    name,
    choose(s, seat, actions, rng, budget) {
      const own = { ms: 0, playouts: skill.playouts };
      const longer = budget.ms > 0 || budget.playouts > 0 ? budget : own;
      const errs = skill.noise > 0 && rater.asksWhere?.(s) === true;
      if (!errs && liking === undefined) return rater.choose(s, seat, actions, rng, longer);
      const worth = rater.rate(s, seat, actions, rng, longer).map((value) => value / rater.point);
      const error = errs ? skill.noise * stake(worth) : 0;
      const liked = liking?.(s, seat, actions, rng);
      return bestOf(
        actions,
        worth.map((value, i) => value + (liked?.[i] ?? 0) + (errs ? error * misjudgment(rng) : 0)),
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
