/** What a run is: its task, its net and how it learns. Kept in the run folder, where the learner reads it too. */

import type { Hidden } from '../net/net.ts';
import type { NetTask } from '../net/tasks.ts';

/** What the length of a run is counted in. */
export type Unit = 'minutes' | 'games';

/** From the start of a run to its end; in between it falls by the same factor in equal times. */
export type Fall = readonly [first: number, last: number];

/** Rules of the window and of the moving average, the same for all runs. */
export const LEARNING = {
  /** Positions before the first step, and the smallest window, in batches. */
  firstBatches: 20,
  leastWindow: 50,
  /** The window is this part of all positions so far. */
  windowPart: 0.4,
  /** The average is over this part of all steps so far, within limits. */
  averagePart: 0.04,
  leastAverage: 20,
  mostAverage: 4000,
  /** Steps between two entries of the average. */
  averageEvery: 10,
} as const;

export interface Settings {
  readonly format: number;
  readonly task: string;
  /** Features, seats and layers of the net; what they were when the run began. */
  readonly schema: string;
  readonly inputs: number;
  readonly seats: number;
  readonly hidden: Hidden;
  readonly seed: number;
  /** The weight of what followed against the estimates on the way, from the start of the run to its end. */
  readonly lambda: readonly [first: number, last: number];
  /** Adam's rate, and the share of random moves. */
  readonly rate: Fall;
  readonly explore: Fall;
  /** What an error of the points counts, compared with one of the win shares. */
  readonly pointsWeight: number;
  /** How often each position is learned from; fewer times where the learner is slow. */
  readonly reuse: number;
  /** Positions of a step and of the window; 0 for what suits the learner's device. */
  readonly batch: number;
  readonly window: number;
  /** Positions of a chunk. */
  readonly chunk: number;
  /** Weights of kinds of tables that differ from those of the task. */
  readonly mix: Readonly<Record<string, number>>;
  /** A weights file: the net learns to play one seat against it. */
  readonly against: string | null;
  /** Weights files: the net learns what these say of positions, in the mean. */
  readonly teachers: readonly string[];
  /** A weights file that the run started from. */
  readonly from: string | null;
  /** The runs that made the nets it started or learns from, as their files tell. */
  readonly before: readonly string[];
  /** The window and the moving average. */
  readonly learning: typeof LEARNING;
  readonly unit: Unit;
  /** The planned length; the schedule follows it. */
  readonly total: number;
  /** How many commands have worked on the run. */
  readonly commands: number;
}

export const SETTINGS_FORMAT = 3;

export const DEFAULTS = {
  lambda: [0.98, 0.98],
  rate: [1e-3, 3e-5],
  explore: [0.15, 0.01],
  pointsWeight: 4,
  reuse: 12,
  batch: 0,
  window: 0,
  chunk: 8192,
} as const;

/** The value of something that falls, after this part of the run. */
export function fallen([first, last]: Fall, done: number): number {
  return first * (last / first) ** Math.min(1, done);
}

/** λ after this part of the run. */
export function lambdaAt([first, last]: Settings['lambda'], done: number): number {
  return first + (last - first) * Math.min(1, done);
}

/** The run in the words of a command. */
function runWords(settings: Settings): string {
  const { task, unit, total, seed, hidden, rate, lambda, explore, reuse, mix } = settings;
  const { against, teachers, from } = settings;
  const kinds = Object.entries(mix).filter(([, weight]) => weight > 0);
  return [
    `npm run train -- --task ${task} --${unit} ${total} --seed ${seed} --hidden ${hidden.join(',')}`,
    `--rate ${rate.join(',')} --lambda ${lambda.join(',')} --explore ${explore.join(',')} --reuse ${reuse}`,
    ...(kinds.length === 0 ? [] : [`--mix ${kinds.map(([name, weight]) => `${name}=${weight}`).join(',')}`]),
    ...(against === null ? [] : ['--against FILE']),
    ...(teachers.length === 0 ? [] : [`--teacher ${teachers.map(() => 'FILE').join(',')}`]),
    ...(from === null ? [] : ['--from FILE']),
  ].join(' ');
}

/** Between two runs in what a net file says of its training. */
const BETWEEN_RUNS = '; ';

/** The runs that a net file tells of. */
export function runsIn(about: string): string[] {
  return about.split(BETWEEN_RUNS);
}

/** What a net file tells of its training: the runs that came before, and this one with what it has done. */
export function aboutRun(settings: Settings, { games, steps }: { games: number; steps: number }): string {
  return [...settings.before, `${runWords(settings)} (${games} games, ${steps} steps)`].join(BETWEEN_RUNS);
}

/** The task with the run's own weights of kinds of tables. */
export function withMix(task: NetTask, mix: Settings['mix']): NetTask {
  const kinds = task.kinds.map((kind) => ({ ...kind, weight: mix[kind.name] ?? kind.weight }));
  return { ...task, kinds };
}
