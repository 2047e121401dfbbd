/** What a command is to do: its words, checked, with the settings of the run they start or go on with. */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Hidden } from '../net/net.ts';
import { HIDDEN } from '../net/net.ts';
import { NET_TASKS } from '../net/nets-at-start.ts';
import type { NetTask } from '../net/tasks.ts';
import type { Counts } from './checkpoint.ts';
import { readCheckpoint } from './checkpoint.ts';
import { netIn } from './found-nets.ts';
import { checkPython } from './learner-process.ts';
import { insist, Mistake, number, startAndEnd, wholeNumber } from './option-values.ts';
import { RunFolder } from './run-folder.ts';
import type { Settings, Unit } from './settings.ts';
import { DEFAULTS, LEARNING, runsIn, SETTINGS_FORMAT } from './settings.ts';

export const USAGE = `usage: npm run train -- --task NAME --minutes N --out FILE [options]
       npm run train -- --resume FOLDER --minutes N [options]

a new run
  --task NAME          what the net is for: ${[...NET_TASKS.keys()].join(' ')}
  --seed N             1 by default
  --out FILE           the net; the run's folder is beside it, FILE.run, unless --run names another
  --mix KIND=W,KIND=W  weights of kinds of tables, 0 for none
  --against FILE       learn to play one seat against this net in all others
  --teacher FILE[,FILE]  learn what these nets say of positions, in place of how games end
  --from FILE          start from the weights of this net
  --hidden N,N         units of the hidden layers (${HIDDEN.join(',')})
  --lambda N[,N] --rate N[,N] --explore N[,N]
                       at the start of the run, and at its end if that is not in the usual proportion
  --reuse N --batch N --window N --chunk N
its length
  --minutes N | --games N              of this command
  --total-minutes N | --total-games N  of the whole run, which the schedule follows; as long as the command by default
machine
  --actors N           threads that play; all cores but one by default
  --learner python | node              Python where it has PyTorch by default
  --python COMMAND     python3 by default
  --learner-threads N  1 by default
  --window-limit MB    of the newest positions that are kept for the next command; 12 by default`;

const OPTIONS = {
  task: { type: 'string' },
  seed: { type: 'string' },
  mix: { type: 'string' },
  against: { type: 'string' },
  teacher: { type: 'string' },
  from: { type: 'string' },
  hidden: { type: 'string' },
  rate: { type: 'string' },
  lambda: { type: 'string' },
  explore: { type: 'string' },
  reuse: { type: 'string' },
  batch: { type: 'string' },
  window: { type: 'string' },
  chunk: { type: 'string' },
  run: { type: 'string' },
  resume: { type: 'string' },
  out: { type: 'string' },
  minutes: { type: 'string' },
  games: { type: 'string' },
  'total-minutes': { type: 'string' },
  'total-games': { type: 'string' },
  actors: { type: 'string' },
  learner: { type: 'string' },
  python: { type: 'string' },
  'learner-threads': { type: 'string' },
  'window-limit': { type: 'string' },
} as const;

type Values = { readonly [K in keyof typeof OPTIONS]?: string };

/** What belongs to a run and cannot change when it goes on. */
const OF_THE_RUN =
  'task seed mix against teacher from hidden rate lambda explore reuse batch window chunk run'.split(' ');

export interface Plan {
  readonly settings: Settings;
  readonly folder: RunFolder;
  readonly out: string;
  readonly actors: number;
  readonly learner:
    | { readonly kind: 'node' }
    | { readonly kind: 'python'; readonly python: string; readonly threads: number };
  /** Bytes. */
  readonly windowLimit: number;
  /** The length of this command, and what was spent before it, in the run's unit. */
  readonly part: number;
  readonly spent: number;
  /** What the run has behind it. */
  readonly counts: Counts;
  /** Weights to start from; null for small random ones, or for those of the checkpoint. */
  readonly start: Float32Array | null;
}

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Mistake(result.error);
  return result.value;
}

export function readPlan(words: readonly string[]): Result<Plan> {
  try {
    const values = parseArgs({ args: [...words], options: OPTIONS }).values as Values;
    return ok(planOf(values));
  } catch (error) {
    if (error instanceof Mistake) return fail(error.message);
    if (error instanceof TypeError && 'code' in error) return fail(`${error.message}\n\n${USAGE}`);
    throw error;
  }
}

function planOf(values: Values): Plan {
  const machine = {
    actors: wholeNumber(values, 'actors', Math.max(1, availableParallelism() - 1)),
    windowLimit: 1e6 * number(values, 'window-limit', 12, 0),
  };
  const run = values.resume === undefined ? newRun(values) : oldRun(values, values.resume);
  // Last, since it starts a Python.
  return { ...machine, ...run, learner: learnerOf(values) };
}

type RunOf = Pick<Plan, 'settings' | 'folder' | 'out' | 'part' | 'spent' | 'counts' | 'start'>;

function newRun(values: Values): RunOf {
  const { out } = values;
  insist(out !== undefined, `name the file for the net with --out\n\n${USAGE}`);
  const task = taskOf(values.task);
  const folder = new RunFolder(values.run ?? `${out}.run`);
  insist(
    !folder.exists,
    `${folder.path} holds a run already: go on with --resume ${folder.path}, or delete it`,
  );
  const { unit, part } = lengthOf(values);
  const total = number(values, `total-${unit}`, part);
  insist(total >= part, `--total-${unit} is less than --${unit}`);
  const { features, seats } = task;
  const first = values.from === undefined ? null : netIn(values.from, task);
  const teachers = (values.teacher?.split(',') ?? []).map((file) => netIn(file, task));
  const hidden = hiddenOf(values.hidden) ?? first?.net.shape.hidden ?? HIDDEN;
  insist(
    first === null || String(first.net.shape.hidden) === String(hidden),
    `the hidden layers of ${values.from} have ${first?.net.shape.hidden.join(' and ')} units; leave out --hidden`,
  );
  if (values.against !== undefined) netIn(values.against, task);
  const settings: Settings = {
    format: SETTINGS_FORMAT,
    task: task.id,
    schema: features.schema,
    inputs: features.size,
    seats,
    hidden,
    seed: wholeNumber(values, 'seed', 1),
    lambda: startAndEnd(values, 'lambda', DEFAULTS.lambda),
    rate: startAndEnd(values, 'rate', DEFAULTS.rate),
    explore: startAndEnd(values, 'explore', DEFAULTS.explore),
    pointsWeight: DEFAULTS.pointsWeight,
    reuse: number(values, 'reuse', DEFAULTS.reuse),
    batch: wholeNumber(values, 'batch', DEFAULTS.batch),
    window: wholeNumber(values, 'window', DEFAULTS.window),
    chunk: wholeNumber(values, 'chunk', DEFAULTS.chunk),
    mix: mixOf(values.mix, task),
    against: values.against ?? null,
    teachers: teachers.map(({ file }) => file),
    from: values.from ?? null,
    before: [
      ...new Set([...(first === null ? [] : [first]), ...teachers].flatMap(({ about }) => runsIn(about))),
    ],
    learning: LEARNING,
    unit,
    total,
    commands: 1,
  };
  insist(Math.max(...settings.lambda) <= 1, '--lambda is from 0 to 1');
  insist(Math.max(...settings.explore) <= 1, '--explore is from 0 to 1');
  const counts = { games: 0, positions: 0, steps: 0 };
  return {
    settings,
    folder,
    out,
    part,
    spent: 0,
    counts,
    start: first?.net.floats() ?? null,
  };
}

function oldRun(values: Values, path: string): RunOf {
  const fixed = OF_THE_RUN.find((name) => name in values);
  insist(fixed === undefined, `--${fixed} belongs to the run and cannot change when it goes on`);
  const folder = new RunFolder(path);
  const settings = given(folder.settings());
  const task = taskOf(settings.task);
  insist(
    settings.schema === task.features.schema,
    `${path} was trained on other features (schema ${settings.schema}, now ${task.features.schema}); start a new run`,
  );
  const { head } = given(readCheckpoint(folder.checkpointFile, settings.schema));
  const { unit, part } = lengthOf(values);
  insist(unit === settings.unit, `this run is counted in ${settings.unit}: say --${settings.unit}`);
  const total = number(values, `total-${unit}`, settings.total);
  const left = total - head.spent;
  insist(left > 1e-6 * total, `this run is complete; to go on, give it a longer --total-${unit}`);
  return {
    settings: { ...settings, total, commands: settings.commands + 1 },
    folder,
    out: values.out ?? path.replace(/\.run\/?$/, ''),
    part: Math.min(part, left),
    spent: head.spent,
    counts: head,
    start: null,
  };
}

function taskOf(name: string | undefined): NetTask {
  const names = [...NET_TASKS.keys()].join(' ');
  insist(name !== undefined, `name a task with --task: ${names}`);
  const task = NET_TASKS.get(name)?.();
  insist(task !== undefined, `there is no task "${name}"; there are ${names}`);
  return task;
}

function lengthOf(values: Values): { unit: Unit; part: number } {
  insist(
    (values.minutes === undefined) !== (values.games === undefined),
    'say how long with --minutes or --games',
  );
  const unit = values.minutes === undefined ? 'games' : 'minutes';
  return { unit, part: unit === 'games' ? wholeNumber(values, 'games', 0) : number(values, 'minutes', 0) };
}

function hiddenOf(word: string | undefined): Hidden | null {
  if (word === undefined) return null;
  const [first, second, more] = word.split(',').map(Number);
  const fit = [first, second].every((units) => Number.isInteger(units) && units > 0 && units % 4 === 0);
  insist(fit && more === undefined, `--hidden must be two multiples of 4, such as 256,32, not "${word}"`);
  return [first, second];
}

function mixOf(word: string | undefined, { kinds }: NetTask): Settings['mix'] {
  if (word === undefined) return {};
  const names = kinds.map(({ name }) => name);
  const mix: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  for (const part of word.split(',')) {
    const [name, weight] = part.split('=');
    insist(
      names.includes(name),
      `there is no kind of table "${name}" in --mix; there are ${names.join(' ')}`,
    );
    insist(Number(weight) >= 0, `--mix needs a weight for ${name}, such as ${name}=10`);
    mix[name] = Number(weight);
  }
  insist(
    Object.values(mix).some((weight) => weight > 0),
    '--mix leaves no table to play at',
  );
  return mix;
}

function learnerOf(values: Values): Plan['learner'] {
  const { learner, python = 'python3' } = values;
  const threads = wholeNumber(values, 'learner-threads', 1);
  if (learner === 'node') return { kind: 'node' };
  insist(learner === undefined || learner === 'python', '--learner is python or node');
  const found = checkPython(python);
  if (found.ok) return { kind: 'python', python, threads };
  insist(learner === undefined, found.ok ? '' : found.error);
  return { kind: 'node' };
}
