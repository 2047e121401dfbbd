/**
 * A lesson: a game that begins at some position, what is taught there step by step, and what the others do meanwhile.
 * It is data and holds no rule: what may be done and what comes of it is for the engine to say. Its words are found by
 * its id and the number of the step, from 1: `learn.walk.2.title`, `.says`, and `.no` for a choice that is not taught
 * (`.no.buy` for those of one verb).
 */

export interface Lesson {
  readonly id: string;
  readonly game: 'tokaido' | 'duo';
  /** In the words of a record, without the number of players. */
  readonly options: string;
  /** I sit on the first seat. */
  readonly seats: number;
  /** Gives the shuffle. */
  readonly seed: number;
  /** The decisions that led to the first position, by whoever was asked, in the words of a record. */
  readonly before: readonly string[];
  /** What the others decide from then on: the seat, then the action. */
  readonly others: readonly string[];
  readonly steps: readonly Step[];
  /** The coach can be asked. */
  readonly coach?: boolean;
  /** About how long it takes. */
  readonly seconds: number;
}

/** What of it is played. */
export type LessonGame = Pick<Lesson, 'id' | 'game' | 'options' | 'seats' | 'seed' | 'before' | 'others'>;

export interface Step {
  /** The decisions that are taught, any of which will do; a `*` at the end stands for anything. Absent: only to be read. */
  readonly take?: readonly string[];
  /** It lasts for several decisions: until one that begins so. */
  readonly until?: string;
  /** Finds the part of the screen that the slip points at. */
  readonly at?: string;
  /** Finds another part that is ringed. */
  readonly ring?: string;
  /** The topic of the rules that says more. */
  readonly rule: string;
}

/** Whether a step teaches an action. */
export function teaches({ take = [] }: Step, action: string): boolean {
  return take.some((taught) =>
    taught.endsWith('*') ? action.startsWith(taught.slice(0, -1)) : taught === action,
  );
}

/**
 * The number of the step that is to be done, from 0; that of all steps once everything is. `taken` are my decisions
 * since the lesson began, `read` the steps that were read.
 */
export function stepAt({ steps }: Lesson, taken: readonly string[], read: ReadonlySet<number>): number {
  let done = 0;
  for (const [i, { take, until }] of steps.entries()) {
    if (take === undefined) {
      // Whoever has gone on to decide has read enough.
      if (!read.has(i) && done >= taken.length) return i;
    } else if (until === undefined) {
      if (done >= taken.length) return i;
      done++;
    } else {
      const last = taken.findIndex((action, at) => at >= done && action.startsWith(until));
      if (last < 0) return i;
      done = last + 1;
    }
  }
  return steps.length;
}

/** The step whose decision is awaited: the one that is shown, or the next where that is only to be read. */
export function decidingStep({ steps }: Lesson, shown: number): number {
  const found = steps.findIndex(({ take }, i) => i >= shown && take !== undefined);
  return found < 0 ? steps.length : found;
}
