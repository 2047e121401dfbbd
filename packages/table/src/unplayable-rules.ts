/** A game that began under rules which this program does not play. Nothing is wrong with its log. */

import type { VersionProblem } from '@tokaido/kernel';
import { versionError, versionProblem } from '@tokaido/kernel';
import type { AnyGame } from './games.ts';

/** Its message is a sentence for people that says what to do. */
export class UnplayableRules extends Error {
  readonly problem: VersionProblem;

  constructor(problem: VersionProblem, message: string) {
    super(message);
    this.name = 'UnplayableRules';
    this.problem = problem;
  }
}

/** Throws an `UnplayableRules` unless a game that began under this version can be played. */
export function checkRules(game: AnyGame, began: number): void {
  const problem = versionProblem(game, began);
  if (problem !== null) throw new UnplayableRules(problem, versionError(game, began) ?? problem);
}
