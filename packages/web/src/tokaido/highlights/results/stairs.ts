/** Sets of souvenirs as stairs: each step is as high as its points, so that the next one explains itself. */

import type { Event, State } from '@tokaido/tokaido';
import { SET_POINTS, SOUVENIR_TYPE, SOUVENIRS } from '@tokaido/tokaido';
import { cardId } from '@tokaido/words/tokaido';
import { type Cell, souvenirsOf } from '../../collection/holdings.ts';
import { playerAt } from '../../players.ts';

export interface Step {
  readonly kind: string;
  /** The id of the card; null for a token, and for what is still missing. */
  readonly card: string | null;
  readonly points: number;
  readonly is: 'had' | 'new';
}

/** A set: the first cards of each kind make the first one, the second cards the second one. */
export interface Stair {
  readonly number: number;
  readonly steps: readonly Step[];
  /** Its points before, and after each new card. */
  readonly sums: readonly number[];
  /** What the next card would bring, and of which kinds it could be; null where no card can join it next. */
  readonly next: { readonly points: number; readonly kinds: readonly string[] } | null;
}

interface Piece {
  readonly type: number;
  readonly card: string | null;
}

/** The sets that grow by what a seat gets in a line. */
export function stairsOf(
  before: State,
  after: State,
  seat: number,
  events: readonly Event[],
): readonly Stair[] {
  const had = souvenirsOf(before, playerAt(before, seat));
  const now = souvenirsOf(after, playerAt(after, seat));
  const counts = new Map(had.map(({ type, count }) => [type, count]));
  const added = events
    .flatMap((event) => pieceOf(event, had, now))
    .map((piece) => {
      const level = counts.get(piece.type) ?? 0;
      counts.set(piece.type, level + 1);
      return { ...piece, level };
    });
  const levels = [...new Set(added.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((level) => {
    const old = had
      .filter(({ count }) => count > level)
      .map((cell) => ({ type: cell.type, card: cardAt(cell, level) }));
    const fresh = added.filter((piece) => piece.level === level);
    const steps = [...old, ...fresh].map(({ type, card }, i): Step => {
      return {
        kind: kindOf(now, type),
        card,
        points: SET_POINTS[i] ?? 0,
        is: i < old.length ? 'had' : 'new',
      };
    });
    const sums = fresh.map((_, i) => sumOf(steps.slice(0, old.length + i + 1)));
    const kinds = now.filter(({ type }) => (counts.get(type) ?? 0) === level).map(({ kind }) => kind);
    const next = kinds.length === 0 ? null : { points: SET_POINTS[steps.length] ?? 0, kinds };
    return { number: level + 1, steps, sums: [sumOf(steps.slice(0, old.length)), ...sums], next };
  });
}

function sumOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { points }) => sum + points, 0);
}

/** What an event adds to the sets: a card, a token, or a legendary object that counts as a souvenir. */
function pieceOf(event: Event, had: readonly Cell[], now: readonly Cell[]): readonly Piece[] {
  if (event.type === 'souvenir') {
    return [{ type: SOUVENIR_TYPE[event.souvenir] ?? 0, card: SOUVENIRS[event.souvenir] ?? null }];
  }
  if (event.type === 'doll') {
    // Whichever kind the token counts as has grown by more than its cards.
    const grown = now.find((cell) => {
      const old = had.find(({ type }) => type === cell.type);
      return cell.count - cell.cards.length > (old?.count ?? 0) - (old?.cards.length ?? 0);
    });
    return grown === undefined ? [] : [{ type: grown.type, card: null }];
  }
  if (event.type !== 'legend') return [];
  const card = cardId('crossroads', 'legend', event.legend);
  const cell = now.find(({ cards }) => cards.includes(card));
  return cell === undefined ? [] : [{ type: cell.type, card }];
}

const cardAt = ({ cards }: Cell, level: number) => cards[level] ?? null;

function kindOf(cells: readonly Cell[], type: number): string {
  return cells.find((cell) => cell.type === type)?.kind ?? '';
}
