/** A position as it is shown: a state that looks like the view, and what is asked of me. */

import type { Reason, State, View } from '@tokaido/kernel';
import type { Engine } from './game.ts';
import type { KnownTable } from './known-table.ts';
import type { GameTypes, Line, Move, Seen } from './model.ts';

/** States by the view they were built from: a position is shown more than once. */
const states = new WeakMap<View, State>();

function stateOf(engine: Engine<State>, view: View): State {
  let s = states.get(view);
  if (s === undefined) {
    s = engine.fromView(view);
    states.set(view, s);
  }
  return s;
}

/** `isLast`: nothing waits to be shown after it. Null before the game. */
export function seenOf(
  engine: Engine<State>,
  truth: KnownTable,
  isLast: boolean,
  canUndo: boolean,
): Seen | null {
  const { view, turn, you } = truth;
  if (view === null) return null;
  const legal = isLast && turn?.seat === you ? turn.legal : undefined;
  return {
    me: you,
    view,
    s: stateOf(engine, view),
    turn: turn === null ? null : { ...turn, undo: turn.undo && canUndo },
    mine: legal !== undefined,
    legal: legal ?? [],
  };
}

export function isSame(a: Seen | null, b: Seen | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.view === b.view &&
    a.mine === b.mine &&
    a.me === b.me &&
    a.turn?.number === b.turn?.number &&
    a.turn?.undo === b.turn?.undo
  );
}

export function explain(engine: Engine<State>, seen: Seen, words: string): Reason | null {
  if (seen.legal.includes(words)) return null;
  const action = engine.rules.parse(words);
  return action === null ? { why: 'other-decision' } : engine.explain(seen.s, seen.me, action);
}

/** The view of the seat that must decide; where the device shows what all may see, one that could be its. */
export function ownView(engine: Engine<State>, { view, s, me }: Seen): View {
  return view.who === me ? view : engine.observe(s, me);
}

/** What the others did since a seat last moved, move by move. `isMove` says whether a line begins one. */
export function newsFor<G extends GameTypes>(
  seat: number,
  lines: readonly Line<G>[],
  isMove: (line: Line<G>) => boolean,
): readonly Move<G>[] {
  const last = lines.findLastIndex((line) => line.seat === seat && isMove(line));
  // How the game was set up is no news.
  const first = lines.findIndex(isMove);
  const moves: Move<G>[] = [];
  for (const line of first < 0 ? [] : lines.slice(Math.max(first, last + 1))) {
    if (line.kind !== 'act' || line.seat === seat) continue;
    const now = moves.at(-1);
    if (now !== undefined && now.seat === line.seat && !isMove(line))
      moves.splice(-1, 1, { ...now, lines: [...now.lines, line] });
    else moves.push({ seat: line.seat, lines: [line] });
  }
  return moves;
}
