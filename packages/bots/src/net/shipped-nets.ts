/** The nets that come with the game, and which of them fits a table. */

import type { Game, Result, State } from '@tokaido/kernel';
import { taskOf } from '../trained-nets.ts';
import type { Evaluator } from './afterstate.ts';
import type { Net } from './net.ts';
import { NET_TASKS, NET_WEIGHTS } from './nets-at-start.ts';
import { evaluatorOf } from './one-ply.ts';
import type { NetTask } from './tasks.ts';
import type { WeightsFile } from './weights.ts';
import { unpackNet } from './weights.ts';

/** Nets that a program fetched. They must be here before a table asks for them. */
export function addNets(
  tasks: readonly (readonly [string, () => NetTask])[],
  weights: readonly (readonly [string, WeightsFile])[],
): void {
  for (const [id, task] of tasks) NET_TASKS.set(id, task);
  for (const [id, file] of weights) NET_WEIGHTS.set(id, file);
}

/** The net of a task, or why there is none. */
export function weightsFor(task: NetTask): Result<Net> {
  const file = NET_WEIGHTS.get(task.id);
  if (file === undefined) return { ok: false, error: `no net is trained for ${task.id}` };
  const net = unpackNet(file, task.features.schema);
  return net.ok ? net : { ok: false, error: `the net of ${task.id} was ${net.error}` };
}

export type AnyEvaluator = Evaluator<State, unknown, unknown>;

const evaluators = new Map<string, Result<AnyEvaluator>>();

/** An evaluator with the net that fits a table, or why the heuristic must do. Made once for each task. */
export function evaluatorFor(game: Game<State, unknown, unknown>, options: unknown): Result<AnyEvaluator> {
  const id = taskOf(game.id, game.rules.optionWords(options));
  if (!id.ok) return id;
  let evaluator = evaluators.get(id.value);
  if (evaluator === undefined) {
    evaluator = makeEvaluator(id.value);
    evaluators.set(id.value, evaluator);
  }
  return evaluator;
}

function makeEvaluator(id: string): Result<AnyEvaluator> {
  const task = NET_TASKS.get(id)?.();
  if (task === undefined) return { ok: false, error: `no net is trained for ${id}` };
  const net = weightsFor(task);
  return net.ok ? { ok: true, value: evaluatorOf(task, net.value) } : net;
}
