/** The nets that come with the game, and which of them fits a table. */

import type { Game, Result, State } from '@tokaido/kernel';
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

/** Boxes that the nets were trained with, always including Crossroads. */
const MET = ['crossroads', 'matsuri'];

/** The net of a task, or why there is none. */
export function weightsFor(task: NetTask): Result<Net> {
  const file = NET_WEIGHTS.get(task.id);
  if (file === undefined) return { ok: false, error: `no net is trained for ${task.id}` };
  const net = unpackNet(file, task.features.schema);
  return net.ok ? net : { ok: false, error: `the net of ${task.id} was ${net.error}` };
}

/** The name of the task that a table belongs to. */
function taskOf(game: string, words: string): Result<string> {
  const fail = (problem: string): Result<string> => ({ ok: false, error: problem });
  const named = (key: string) => new RegExp(`(?:^| )${key}=(\\S+)`).exec(words)?.[1];
  if (game === 'duo') {
    return named('hash') === undefined ? { ok: true, value: 'duo' } : fail('no net knows this board');
  }
  const shared = `tokaido-${named('players')}`;
  if (NET_WEIGHTS.has(shared)) return { ok: true, value: shared };
  const boxes = named('boxes')?.split(',') ?? [];
  const unknown = boxes.find((box) => !MET.includes(box));
  if (unknown !== undefined) return fail(`no net is trained for the box "${unknown}"`);
  return { ok: true, value: `tokaido-${boxes.length === 0 ? 'base' : 'cm'}-${named('players')}` };
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
