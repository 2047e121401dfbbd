/** A lesson at its table: the model that the table's own screens draw, what is to be done, and what was tried instead. */

import type { ReadonlySignal } from '@preact/signals';
import { batch, computed, signal } from '@preact/signals';
import type { ConnectedTable } from '../table/connected-table.ts';
import type { Lesson } from './lesson.ts';
import { decidingStep, stepAt, teaches } from './lesson.ts';

export interface LessonTable {
  readonly lesson: Lesson;
  readonly model: ConnectedTable;
  /** The step to be done, from 0; as many as there are steps once all are done. */
  readonly step: ReadonlySignal<number>;
  /** My decisions since the lesson began. */
  readonly taken: ReadonlySignal<readonly string[]>;
  /** The choice that was tried instead of a taught one; null for none. */
  readonly tried: ReadonlySignal<Tried | null>;
  /** Whether the step can be shown: everything that came of my last decision has been. */
  readonly isReady: ReadonlySignal<boolean>;
  /** A step that is only to be read has been. */
  goOn(): void;
}

export interface Tried {
  readonly action: string;
  /** The step that was waiting for a decision. */
  readonly step: number;
  /** Counted, so that the same can be tried again. */
  readonly count: number;
}

/** Lets the table take what is taught, and nothing else. */
export function atLesson(lesson: Lesson, table: ConnectedTable, earlier: readonly string[]): LessonTable {
  const taken = signal(earlier);
  const read = signal<ReadonlySet<number>>(new Set());
  const tried = signal<Tried | null>(null);
  const step = computed(() => stepAt(lesson, taken.value, read.value));
  /** The number of my last decision: until the table shows what followed, it still shows that one. */
  const last = signal(-1);
  const isReady = computed(() => {
    const seen = table.seen.value;
    if (seen === null || table.playing.value !== null || table.highlight.value !== null) return false;
    if (seen.turn === null) return true;
    const isLater = seen.turn.number !== last.value;
    return isLater && (seen.mine || step.value >= lesson.steps.length);
  });
  const model: ConnectedTable = {
    ...table,
    info: computed(() => (lesson.coach === true ? table.info.value : { ...table.info.value, coach: false })),
    async act(action) {
      const waiting = decidingStep(lesson, step.peek());
      const awaited = lesson.steps[waiting];
      const isClosed = table.explain(action) !== null || table.seen.peek()?.mine !== true;
      // What the rules forbid is refused in the words of the table.
      if (isClosed) return table.act(action);
      if (awaited === undefined || !teaches(awaited, action)) {
        tried.value = { action, step: waiting, count: (tried.peek()?.count ?? 0) + 1 };
        return null;
      }
      const before = { taken: taken.peek(), last: last.peek() };
      batch(() => {
        tried.value = null;
        last.value = table.seen.peek()?.turn?.number ?? -1;
        taken.value = [...before.taken, action];
      });
      const refused = await table.act(action);
      if (refused !== null)
        batch(() => {
          taken.value = before.taken;
          last.value = before.last;
        });
      return refused;
    },
    async undo() {
      tried.value = null;
      const refused = await table.undo();
      if (refused === null)
        batch(() => {
          taken.value = taken.peek().slice(0, -1);
          last.value = -1;
        });
      return refused;
    },
  };
  return {
    lesson,
    model,
    step,
    taken,
    tried,
    isReady,
    goOn() {
      read.value = new Set(read.peek()).add(step.peek());
    },
  };
}
