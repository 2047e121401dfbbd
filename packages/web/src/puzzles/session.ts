/** One try at a puzzle: asked, then answered or given up. Only the first answer of this device is counted. */

import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Puzzle } from '@tokaido/bots/puzzle';
import { behind, isSolvedBy } from '@tokaido/bots/puzzle';
import type { Replay } from '../table/replay/replay.ts';
import { addAnswer, answerTo, history } from './history.ts';

/** What was answered; `chosen` is null for whoever gave up. */
export interface GivenAnswer {
  readonly chosen: string | null;
  readonly isSolved: boolean;
  /** Whether it was the first try, which counts. */
  readonly counts: boolean;
  /** Whether the device has stored it. */
  readonly isStored: boolean;
}

export interface PuzzleSession {
  readonly puzzle: Puzzle;
  readonly replay: Replay;
  /** Null while it is asked. */
  readonly answer: ReadonlySignal<GivenAnswer | null>;
  readonly isAsking: ReadonlySignal<boolean>;
  /** Whether it was answered on an earlier visit. */
  readonly wasAnswered: boolean;
  /** Takes a choice; words that are none of the choices change nothing. */
  choose(action: string): void;
  giveUp(): void;
  again(): void;
}

export function openSession(puzzle: Puzzle, replay: Replay): PuzzleSession {
  const answer = signal<GivenAnswer | null>(null);
  const wasAnswered = answerTo(history.peek(), puzzle.id) !== undefined;

  function take(chosen: string | null): void {
    if (answer.peek() !== null) return;
    const lost = chosen === null ? null : behind(puzzle, chosen);
    if (chosen !== null && lost === null) return;
    const isSolved = chosen !== null && isSolvedBy(puzzle, chosen);
    const counts = answerTo(history.peek(), puzzle.id) === undefined;
    const isStored =
      !counts ||
      addAnswer({
        id: puzzle.id,
        grade: puzzle.grade,
        solved: isSolved,
        lost: lost === null ? null : Math.max(0, Math.round(100 * lost) / 100),
        at: Date.now(),
      });
    answer.value = { chosen, isSolved, counts, isStored };
  }

  // What is taken on the board or in its form comes here; nothing is played.
  replay.taken.value = take;

  return {
    puzzle,
    replay,
    answer,
    isAsking: computed(() => answer.value === null),
    wasAnswered,
    choose: take,
    giveUp: () => take(null),
    again() {
      answer.value = null;
    },
  };
}
