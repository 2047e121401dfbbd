/** All lessons, in the order of the index. */

import type { Lesson } from './lesson.ts';
import { BASE_LESSONS } from './lessons/base.ts';
import { BOX_LESSONS } from './lessons/boxes.ts';
import { DUO_LESSONS } from './lessons/duo.ts';
import { VARIATION_LESSONS } from './lessons/variations.ts';

/** The first six, which teach the base game. */
export const FIRST_LESSONS: readonly Lesson[] = BASE_LESSONS;

/** What the boxes add, then Duo, then the variations. */
export const MORE_LESSONS = [BOX_LESSONS, DUO_LESSONS, VARIATION_LESSONS] as const;

export const LESSONS: readonly Lesson[] = [FIRST_LESSONS, ...MORE_LESSONS].flat();

export function findLesson(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** The id of the lesson after this one; null after the last of its kind. */
export function nextLesson(id: string): string | null {
  const row =
    [FIRST_LESSONS, ...MORE_LESSONS].find((lessons) => lessons.some((each) => each.id === id)) ?? [];
  return row[row.findIndex((each) => each.id === id) + 1]?.id ?? null;
}
