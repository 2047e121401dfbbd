/**
 * How the scores grew from inn to inn, counted again from the events of the journal. A point belongs to the leg
 * its traveler was walking, the meal at the inn included; what is counted in the last town is a step of its own.
 */

import { END, innsOf as journeyInns } from '@tokaido/tokaido';
import type { Line } from '../model.ts';

/** Points after each leg and, last, after the count at the end. */
export interface Growth {
  readonly seat: number;
  readonly after: readonly number[];
  /** How many moves of the game had been made then. */
  readonly moves: readonly number[];
}

type Points = Omit<Growth, 'moves'>;

/** Inns after the first: each ends a leg. */
export function innsOf(back: boolean): readonly number[] {
  return journeyInns(back).slice(1);
}

/** Points that are given when everybody has arrived. */
const AT_THE_END: ReadonlySet<string> = new Set(['ach-end', 'donor-rank']);

/** `taken` is how many moves were made before the first line that is a move, as in a branch. */
export function growth(lines: readonly Line[], players: number, back: boolean, taken = 0): readonly Growth[] {
  const inns = innsOf(back);
  const seats = Array.from({ length: players }, () => ({
    leg: 0,
    gained: new Array<number>(inns.length + 1).fill(0),
    moves: new Array<number>(inns.length + 1).fill(0),
  }));
  let counting = false;
  let move = taken;
  for (const line of lines) {
    if (line.kind === 'act') move++;
    for (const event of line.events) {
      if (event.type !== 'travel' && event.type !== 'points') continue;
      const player = seats[event.seat];
      if (player === undefined) continue;
      if (event.type === 'travel') {
        // Events name stops by the number printed on the board, whichever way the journey goes.
        const position = back ? END - event.to : event.to;
        player.leg = inns.findIndex((inn) => inn >= position);
      } else {
        counting ||= AT_THE_END.has(event.source);
      }
      const leg = counting ? inns.length : player.leg;
      player.moves[leg] = move;
      if (event.type === 'points') player.gained[leg] = (player.gained[leg] ?? 0) + event.points;
    }
  }
  return seats.map(({ gained, moves }, seat) => {
    let sum = 0;
    // The count belongs to the last move, whoever it gave nothing.
    return { seat, after: gained.map((points) => (sum += points)), moves: [...moves.slice(0, -1), move] };
  });
}

/** Who was in front after each step; nobody where several were. */
export function leaders(grown: readonly Points[]): readonly (number | null)[] {
  const steps = grown[0]?.after.length ?? 0;
  return Array.from({ length: steps }, (_, step) => {
    const best = Math.max(...grown.map(({ after }) => after[step] ?? 0));
    const [front, other] = grown.filter(({ after }) => after[step] === best);
    return front === undefined || other !== undefined ? null : front.seat;
  });
}

/** How often the lead passed from one to another. */
export function leadChanges(grown: readonly Points[]): number {
  const front = leaders(grown).filter((seat) => seat !== null);
  return front.filter((seat, i) => i > 0 && seat !== front[i - 1]).length;
}

/** A journal that was not followed from the start cannot be counted again. */
export function addsUp(
  grown: readonly Points[],
  scores: readonly { seat: number; points: number }[],
): boolean {
  return scores.length > 0 && scores.every(({ seat, points }) => grown[seat]?.after.at(-1) === points);
}
