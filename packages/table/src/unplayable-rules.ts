/** A game that began under rules which this program does not play. Nothing is wrong with its log. */

import type { VersionProblem } from '@tokaido/kernel';
import { versionProblem } from '@tokaido/kernel';
import type { AnyGame } from './games.ts';

/** The kernel's `versionError` puts it into a sentence; the client has its own words and need not carry that. */
export class UnplayableRules extends Error {
  readonly problem: VersionProblem;
  readonly game: AnyGame;
  /** The rules version that the game began under. */
  readonly began: number;

  constructor(problem: VersionProblem, game: AnyGame, began: number) {
    super(`${problem} rules`);
    this.problem = problem;
    this.game = game;
    this.began = began;
  }
}

/** Throws an `UnplayableRules` unless a game that began under this version can be played. */
export function checkRules(game: AnyGame, began: number): void {
  const problem = versionProblem(game, began);
  if (problem !== null) throw new UnplayableRules(problem, game, began);
}
