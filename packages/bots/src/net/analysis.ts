/**
 * What a finished or running game was won and lost by. Skill: the win share between the best action and the one
 * chosen, as its seat could judge it. Luck: the win share between the position after a draw and what was to be
 * expected before it. The same seed gives the same analysis.
 */

import type { Game, GameRecord, Result, State } from '@tokaido/kernel';
import { Actions, replay } from '@tokaido/kernel';
import type { ActionValues } from './action-values.ts';
import { actionValuesFor } from './action-values.ts';
import { winShares } from './afterstate.ts';

export interface MoveAnalysis {
  /** The place of the move in the record, from 0. */
  readonly move: number;
  readonly seat: number;
  readonly decision: string;
  readonly action: string;
  /** The best action, in words; equal to `action` when nothing was lost. */
  readonly best: string;
  /** Win shares by seat after the best action, and after the chosen one before anything was drawn. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Win share that the choice has cost its seat. */
  readonly lost: number;
  /** The standard error of `lost`; 0 where the net judges. */
  readonly error: number;
  /** What the draws of the move brought each seat; null when nothing was drawn. */
  readonly luck: readonly number[] | null;
}

export interface SeatAnalysis {
  readonly lost: number;
  readonly luck: number;
  /** Decisions with more than one action. */
  readonly decisions: number;
}

export interface Analysis {
  /** Who judges: `net`, or `greedy playouts` where no net is trained. */
  readonly by: string;
  readonly moves: readonly MoveAnalysis[];
  readonly seats: readonly SeatAnalysis[];
}

interface Step {
  readonly move: number;
  readonly seat: number;
  readonly decision: string;
  readonly action: number;
  readonly best: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly error: number;
  readonly drew: boolean;
  readonly choices: number;
}

export function analyse(
  game: Game<State, unknown, unknown>,
  record: GameRecord,
  seed: number,
): Result<Analysis> {
  const steps: Step[] = [];
  let valuer: ActionValues | null = null;
  const played = replay(game, record, null, (s, move, action) => {
    valuer ??= actionValuesFor(game, s, seed);
    steps.push(stepOf(game, valuer, s, move, action, record.moves[move].outcomes.length > 0));
  });
  if (!played.ok) return played;
  const { state } = played.value;
  const end = new Float32Array(game.rules.seats(state));
  if (game.isOver(state)) winShares(game, state, end);
  else if (steps.length > 0) end.set(steps[steps.length - 1].after);
  const moves = steps.map((step, i) => moveOf(game, step, steps[i + 1]?.before ?? Array.from(end)));
  return {
    ok: true,
    value: { by: valuer === null ? '' : nameOf(valuer), moves, seats: Array.from(end, sumsOf(moves, steps)) },
  };
}

function nameOf(valuer: ActionValues): string {
  return valuer.name;
}

/** Looks at a decision as its seat sees it. */
function stepOf(
  game: Game<State, unknown, unknown>,
  valuer: ActionValues,
  s: State,
  move: number,
  action: number,
  drew: boolean,
): Step {
  const pending = game.pending(s);
  if (pending === null) throw new Error('a move after the end');
  const { seat, decision } = pending;
  const seen = game.fromView(game.observe(s, seat));
  const legal = new Actions();
  game.legal(seen, legal);
  const actions = legal.toArray();
  const values = valuer.values(seen, seat, actions);
  let best = actions.indexOf(action);
  for (let i = 0; i < actions.length; i++) if (values[i].win[seat] > values[best].win[seat]) best = i;
  const chosen = values[actions.indexOf(action)];
  return {
    move,
    seat,
    decision,
    action,
    best: actions[best],
    before: values[best].win,
    after: chosen.win,
    error: Math.hypot(chosen.error, values[best].error),
    drew,
    choices: actions.length,
  };
}

function moveOf(game: Game<State, unknown, unknown>, step: Step, next: readonly number[]): MoveAnalysis {
  const { move, seat, decision, before, after, error } = step;
  return {
    move,
    seat,
    decision,
    action: game.rules.describe(step.action),
    best: game.rules.describe(step.best),
    before,
    after,
    lost: before[seat] - after[seat],
    error: step.best === step.action ? 0 : error,
    luck: step.drew ? next.map((win, i) => win - after[i]) : null,
  };
}

function sumsOf(moves: readonly MoveAnalysis[], steps: readonly Step[]) {
  return (_: number, seat: number): SeatAnalysis => {
    let lost = 0;
    let luck = 0;
    let decisions = 0;
    for (const [i, move] of moves.entries()) {
      luck += move.luck?.[seat] ?? 0;
      if (move.seat !== seat) continue;
      lost += move.lost;
      if (steps[i].choices > 1) decisions++;
    }
    return { lost, luck, decisions };
  };
}
