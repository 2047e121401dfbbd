/** Opens a lesson in this browser. */

import { effect } from '@preact/signals';
import { connectTable } from '../table/connect.ts';
import { opened } from '../table/connected-table.ts';
import { deviceHost } from '../table/device-host.ts';
import { browserOptions } from '../table/open-local.ts';
import type { Lesson } from './lesson.ts';
import type { LessonTable } from './lesson-table.ts';
import { atLesson } from './lesson-table.ts';
import { storedDecisions } from './stored-decisions.ts';

/** Goes on where the same tab left the lesson. */
export async function openLessonTable(lesson: Lesson): Promise<LessonTable> {
  const stored = storedDecisions(lesson.id);
  const host = deviceHost();
  const id = await host.ask('lesson', { lesson: gameOf(lesson), taken: stored.get() });
  const link = host.link(id);
  const connected = connectTable(id, link, {
    ...browserOptions(),
    likelyGame: lesson.game,
    isLocal: true,
    record: () => Promise.resolve(''),
    lift: () => {},
  });
  const table = atLesson(lesson, await opened(connected), stored.get());
  const { model, step, taken } = table;
  const stop = effect(() => stored.set(step.value < lesson.steps.length ? taken.value : []));
  const close = () => {
    stop();
    model.close();
  };
  return { ...table, model: { ...model, close } };
}

/** What the worker needs of it. */
function gameOf({ id, game, options, seats, seed, before, others }: Lesson) {
  return { id, game, options, seats, seed, before, others };
}
