/**
 * Why an action of Duo is worth what it is, in the terms of the heuristic: points of temple and garden, slabs and
 * paintings now, and what is expected of all else. Every number is the mean over the same imagined moves, in points.
 */

import type { Event, State } from '@tokaido/duo';
import { commerce, culture, duo, faith } from '@tokaido/duo';
import { mean } from '../net/statistics.ts';
import { closeness, PROSPECTS, standing } from '../strategies/duo.ts';
import { DUO_WEIGHTS } from '../strategies/duo-weights.ts';
import type { ReasonsOf } from './hint.ts';
import type { HintTerm } from './hint-term.ts';
import { rounded, withRest } from './hint-term.ts';
import type { ImaginedMove } from './imagined-move.ts';

/** What is counted, as the rules name it by character. */
const POINTS = { pilgrim: faith, merchant: commerce, artist: culture };
type Source = keyof typeof POINTS;
const SOURCES = Object.keys(POINTS) as Source[];

/** The heuristic's worth in parts; their sum is `duoWorth` until the game is over. */
export function duoTerms(
  s: State,
  seat: number,
): { points: Record<Source, number>; prospects: Map<string, number> } {
  const [own, other] = [s.players[seat], s.players[1 - seat]];
  const points = { pilgrim: faith(s, own), merchant: commerce(s, own), artist: culture(s, own) };
  const prospects = new Map(Object.entries(PROSPECTS).map(([id, worth]) => [id, worth(s, own, DUO_WEIGHTS)]));
  prospects.set('rival', -DUO_WEIGHTS.rival * standing(s, other, DUO_WEIGHTS));
  prospects.set('close', closeness(s, seat, DUO_WEIGHTS));
  return { points, prospects };
}

export class DuoReasons implements ReasonsOf<State, Event> {
  /** Nobody moves twice in Duo by moving less. */
  readonly turns = 0;
  private readonly seat: number;
  private readonly before: ReturnType<typeof duoTerms>;
  private readonly gained: Record<Source, number[]> = { pilgrim: [], merchant: [], artist: [] };
  private readonly prospects = new Map<string, number[]>();

  constructor(from: State, seat: number) {
    this.seat = seat;
    this.before = duoTerms(from, seat);
  }

  add({ s, worth }: ImaginedMove<State, Event>): void {
    const after = duoTerms(s, this.seat);
    for (const source of SOURCES) {
      this.gained[source].push(after.points[source] - this.before.points[source]);
    }
    if (duo.isOver(s)) {
      // Every prospect is used up: what is left of the difference is that it ends so.
      const points = SOURCES.reduce((sum, id) => sum + after.points[id] - this.before.points[id], 0);
      this.expect('end', worth - total(this.before) - points);
      return;
    }
    for (const [id, value] of after.prospects) this.expect(id, value - (this.before.prospects.get(id) ?? 0));
  }

  terms(): HintTerm[] {
    const found = SOURCES.map((id) => {
      const each = this.gained[id];
      return { id, points: mean(each), isSure: each.every((points) => points === each[0]) };
    });
    const { length } = this.gained.pilgrim;
    const prospects = [...this.prospects].map(([id, values]) => ({
      id,
      points: values.reduce((sum, value) => sum + value, 0) / length,
    }));
    return [
      ...rounded(
        'sure',
        found.filter(({ isSure }) => isSure),
      ),
      ...rounded('expected', [...found.filter(({ isSure }) => !isSure), ...withRest(prospects)]),
    ];
  }

  private expect(id: string, value: number): void {
    this.prospects.set(id, [...(this.prospects.get(id) ?? []), value]);
  }
}

function total({ points, prospects }: ReturnType<typeof duoTerms>): number {
  const parts = [...Object.values(points), ...prospects.values()];
  return parts.reduce((sum, part) => sum + part, 0);
}
