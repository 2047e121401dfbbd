/** What two judges found about the choices of a decision, as a puzzle tells it: the best first, few digits. */

import type { ActionAdvice, Advice } from '../net/action-playouts.ts';
import type { PuzzleChoice } from './puzzle.ts';
import { meanOf } from './puzzle.ts';

/** Less is left out: it is no reason for anything. */
const NOTHING = 0.05;

type Both = readonly [ActionAdvice, ActionAdvice];

export function choicesOf(
  [first, second]: readonly [Advice, Advice],
  seat: number,
  best: number,
): PuzzleChoice[] {
  const both = first.actions.flatMap((one): Both[] => {
    const other = second.actions.find(({ action }) => action === one.action);
    return other === undefined ? [] : [[one, other]];
  });
  const top = both.find(([{ action }]) => action === best);
  if (top === undefined) throw new Error('the best choice is none of the choices');
  const choices = both.map((each): PuzzleChoice => {
    const [one, other] = each;
    return {
      action: one.words,
      points: [rounded(one.total), rounded(other.total)],
      errors: [rounded(one.totalError), rounded(other.totalError)],
      win: [rounded(one.win, 3), rounded(other.win, 3)],
      winErrors: [rounded(one.error, 3), rounded(other.error, 3)],
      ...(each !== top && { by: differences(each, top, seat), others: others(each, top, seat) }),
    };
  });
  const worth = (choice: PuzzleChoice) => (choice.action === top[0].words ? Infinity : meanOf(choice.points));
  return choices.sort((a, b) => worth(b) - worth(a));
}

/** By source: what a choice brings its seat more or less than the best one. */
function differences(each: Both, top: Both, seat: number): Record<string, number> {
  const sources = new Set([...each, ...top].flatMap(({ points }) => Object.keys(points[seat] ?? {})));
  const mean = (of: Both, source: string) =>
    meanOf([of[0].points[seat]?.[source] ?? 0, of[1].points[seat]?.[source] ?? 0]);
  return Object.fromEntries(
    [...sources].flatMap((source) => {
      const more = rounded(mean(each, source) - mean(top, source));
      return Math.abs(more) < NOTHING ? [] : [[source, more]];
    }),
  );
}

/** By seat: what it brings the others. */
function others(each: Both, top: Both, seat: number): number[] {
  const mean = (of: Both, who: number) => meanOf([sumOf(of[0].points[who]), sumOf(of[1].points[who])]);
  return each[0].points.map((_, who) => (who === seat ? 0 : rounded(mean(each, who) - mean(top, who))));
}

function sumOf(by: Readonly<Record<string, number>>): number {
  return Object.values(by).reduce((sum, points) => sum + points, 0);
}

function rounded(value: number, digits = 2): number {
  return Math.round(value * 10 ** digits) / 10 ** digits + 0;
}
