/** How hard a puzzle is: how often the weaker levels miss it. */

import type { Game, State, View } from '@tokaido/kernel';
import { LEVELS } from '../level-skills.ts';
import { botFor } from '../strategies/registry.ts';
import type { Puzzle } from './puzzle.ts';
import { isSolvedBy } from './puzzle.ts';

/** All levels but the highest. */
const WEAKER = LEVELS.slice(0, -1).map(({ id }) => id);

/** The share of tries in which the weaker levels choose something else. */
export function missedShare(
  game: Game<State, unknown, unknown>,
  view: View,
  best: number,
  tries: number,
): number {
  let missed = 0;
  for (const level of WEAKER) {
    for (let seed = 1; seed <= tries; seed++) {
      if (botFor(level, game, seed).decide(view) !== best) missed++;
    }
  }
  return missed / (WEAKER.length * tries);
}

/** The share of tries that must miss a puzzle of the grades from 2 on: more than three of four levels miss the last. */
const STEPS = [0.15, 0.35, 0.6, 0.77];

/** From 1, which nearly everybody finds, to 5. */
export function gradeOf(missed: number): number {
  return 1 + STEPS.filter((step) => missed >= step).length;
}

/** The share of tries in which a bot solves a puzzle. */
export function solvedShare(
  game: Game<State, unknown, unknown>,
  view: View,
  puzzle: Puzzle,
  bot: string,
  tries: number,
): number {
  let solved = 0;
  for (let seed = 1; seed <= tries; seed++) {
    const action = botFor(bot, game, seed).decide(view);
    if (isSolvedBy(puzzle, game.rules.describe(action))) solved++;
  }
  return solved / tries;
}
