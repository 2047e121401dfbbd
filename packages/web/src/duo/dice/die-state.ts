/** What the three dice show, and what each of them is good for now. */

import { CHARACTERS } from '@tokaido/duo';
import { diceOf } from '../boards/holdings.ts';
import type { IslandSelection } from '../island-selection.ts';
import type { Line, Seen } from '../model.ts';
import type { Target } from '../targets.ts';
import { picksOf } from './chain.ts';

export interface DieState {
  readonly character: number;
  /** What it shows; 0 where it is taken and the journal does not say what it showed. */
  readonly value: number;
  /** Who took it; −1 for nobody. */
  readonly takenBy: number;
  /** Taken, and ready once more by the Hot Spring token. */
  readonly isAgain: boolean;
  /** Where it leads me now; empty unless it is for me to decide. */
  readonly targets: readonly Target[];
}

export function diceStates(
  seen: Seen,
  journal: readonly Pick<Line, 'events'>[],
  moves: IslandSelection['moves']['value'],
): readonly DieState[] {
  const dice = diceOf(seen);
  const picks = picksOf(journal, seen.s, dice.filter((value) => value === 0).length);
  const again = seen.turn?.decision === 'again' ? seen.turn.details : null;
  return CHARACTERS.map((name, character) => {
    const taken = picks.find(({ die }) => die?.character === character);
    const isAgain = again?.character === name;
    const targets = moves.filter((move) => move.character === character);
    return {
      character,
      value: dice[character] || (isAgain ? (again?.value ?? 0) : (taken?.die?.value ?? 0)),
      takenBy: dice[character] === 0 && !isAgain ? (taken?.seat ?? -1) : -1,
      isAgain,
      targets,
    };
  });
}
