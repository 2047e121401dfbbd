/**
 * Why an action is worth what it is, in the terms of the heuristic: points that are sure, points and prospects that
 * are expected, and the road that it uses up. Every number is the mean over the same imagined moves, in points.
 */

import type { Event, State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import { mean } from '../net/statistics.ts';
import type { HeuristicTerms } from '../strategies/heuristic-terms.ts';
import { heuristicTerms } from '../strategies/heuristic-terms.ts';
import { WEIGHTS } from '../strategies/weights.ts';
import type { ReasonsOf } from './hint.ts';
import type { HintTerm, Part } from './hint-term.ts';
import { rounded, sumOf, withRest } from './hint-term.ts';
import type { ImaginedMove } from './imagined-move.ts';

/** The prospects that a move changes, beside its points. */
const PROSPECTS = ['coins', 'road', 'achievements', 'donors', 'cards', 'rivals'] as const;

/** What an action changes: points by source in each imagined move, prospects and turns summed up over them. */
export class TokaidoReasons implements ReasonsOf<State, Event> {
  private readonly before: HeuristicTerms;
  private readonly seat: number;
  private readonly from: State;
  private readonly points: Map<string, number>[] = [];
  private readonly sums = new Map<string, number>();
  private section: HintTerm['panorama'];
  private turnSum = 0;
  private walks = false;

  constructor(from: State, seat: number) {
    this.from = from;
    this.seat = seat;
    this.before = heuristicTerms(from, seat, WEIGHTS);
  }

  add(move: ImaginedMove<State, Event>): void {
    const after = heuristicTerms(move.s, this.seat, WEIGHTS);
    // At the end of the journey every prospect is used up, as the road is.
    const stayed = tokaido.isOver(move.s)
      ? { ...this.before, points: after.points, rivals: after.rivals }
      : heuristicTerms(withoutWalk(move.s, this.from, this.seat), this.seat, WEIGHTS);
    this.points.push(pointsBySource(move.events, this.seat));
    if (move.s.all[this.seat].position !== this.from.all[this.seat].position) this.walks = true;
    for (const id of PROSPECTS) {
      this.sums.set(id, (this.sums.get(id) ?? 0) + stayed[id] - this.before[id]);
    }
    this.turnSum += total(after) - total(stayed);
    for (const event of move.events) {
      if (event.type === 'panorama' && event.seat === this.seat)
        this.section = { kind: event.kind, section: event.section };
    }
  }

  /** What the walk itself costs in road, place and time. */
  get turns(): number {
    return this.turnSum / this.points.length;
  }

  /** `usual` is what a walk costs here: more than that counts against this one, less for it. */
  terms(usual: number): HintTerm[] {
    const { sure, expected } = this.pointTerms();
    const prospects = [...this.sums].map(([id, sum]) => ({ id, points: sum / this.points.length }));
    const drawn = expected.length > 1 ? [{ id: 'draw', points: sumOf(expected) }] : expected;
    return [
      ...this.withSection(rounded('sure', sure)),
      ...this.withSection(rounded('expected', [...drawn, ...withRest(prospects)])),
      // Without a walk it is the place in the line of an inn.
      ...rounded('turns', [{ id: this.walks ? 'turns' : 'line', points: this.turns - usual }]),
    ];
  }

  /** Points by source: sure where every imagined move brings the same. */
  private pointTerms(): Record<'sure' | 'expected', Part[]> {
    const found: Record<'sure' | 'expected', Part[]> = { sure: [], expected: [] };
    for (const id of new Set(this.points.flatMap((points) => [...points.keys()]))) {
      const each = this.points.map((points) => points.get(id) ?? 0);
      const isSure = each.every((points) => points === each[0]);
      found[isSure ? 'sure' : 'expected'].push({ id, points: mean(each) });
    }
    return found;
  }

  private withSection(terms: readonly HintTerm[]): HintTerm[] {
    const { section } = this;
    return terms.map((term) =>
      term.id === 'panorama' && section !== undefined ? { ...term, panorama: section } : term,
    );
  }
}

function total(terms: HeuristicTerms): number {
  return Object.values(terms).reduce((sum, points) => sum + points, 0);
}

function pointsBySource(events: readonly Event[], seat: number): Map<string, number> {
  const points = new Map<string, number>();
  for (const event of events) {
    if (event.type !== 'points' || event.seat !== seat) continue;
    points.set(event.source, (points.get(event.source) ?? 0) + event.points);
  }
  return points;
}

/** The gains of a move where it began: what is left of the difference is the walk's. */
function withoutWalk(after: State, from: State, seat: number): State {
  const s = tokaido.clone(after);
  const [p, { position, place, fed }] = [s.all[seat], from.all[seat]];
  p.position = position;
  p.place = place;
  p.fed = fed;
  return s;
}
