/** The scores after each turn, counted again from the events of the journal. */

import type { Board, Event } from '@tokaido/duo';
import type { Score } from '@tokaido/kernel';
import type { Line } from '../model.ts';

/** The points of both players after a turn. */
export interface TurnScore {
  readonly turn: number;
  readonly points: readonly number[];
  /** How many moves of the game had been made then. */
  readonly moves: number;
}

type Points = Omit<TurnScore, 'moves'>;

interface Marks {
  temple: number;
  garden: number;
  slabs: number;
  gifts: number;
}

const STARTS: Marks = { temple: 1, garden: 1, slabs: 0, gifts: 0 };

function advance(marks: Marks, event: Event): void {
  if (event.type === 'temple' || event.type === 'garden') marks[event.type] = event.slot;
  else if (event.type === 'slab') marks.slabs = event.slabs;
  else if (event.type === 'gifted') marks.gifts = event.gifts;
}

function pointsOf({ temple, garden, slabs, gifts }: Marks, board: Board): number {
  const at = (values: readonly number[], n: number) => values[n] ?? 0;
  return (
    at(board.temple, temple - 1) * at(board.garden, garden - 1) +
    at(board.slabs, slabs) +
    at(board.gifts, gifts)
  );
}

/** `taken` is how many moves were made before the first line that is a move, as in a branch. */
export function historyOf(lines: readonly Line[], board: Board, taken = 0): readonly TurnScore[] {
  const seats: readonly Marks[] = [{ ...STARTS }, { ...STARTS }];
  const turns: TurnScore[] = [];
  let turn = 0;
  let moves = taken;
  const close = () => turns.push({ turn, points: seats.map((marks) => pointsOf(marks, board)), moves });
  for (const line of lines) {
    if (line.kind === 'act') moves++;
    for (const event of line.events) {
      const marks = 'seat' in event ? seats[event.seat] : undefined;
      if (marks !== undefined) advance(marks, event);
      if (event.type === 'turn') {
        if (turn > 0) close();
        turn = event.turn;
      } else if (event.type === 'end') close();
    }
  }
  return turns;
}

/** By how much a seat was ahead after each turn; below 0 where the other one was. */
export function leads(turns: readonly Points[], seat: number): readonly number[] {
  return turns.map(({ points }) => (points[seat] ?? 0) - (points[1 - seat] ?? 0));
}

/** How often the lead passed from one to the other. */
export function leadChanges(lead: readonly number[]): number {
  const ahead = lead.filter((by) => by !== 0).map(Math.sign);
  return ahead.filter((who, i) => i > 0 && who !== ahead[i - 1]).length;
}

/** A journal that was not followed from the start cannot be counted again. */
export function addsUp(turns: readonly Points[], scores: readonly Score[]): boolean {
  const last = turns.at(-1);
  return turns[0]?.turn === 1 && scores.every(({ seat, points }) => last?.points[seat] === points);
}
