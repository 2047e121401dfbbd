/** The words of a lesson, by its id and the number of the step. */

import '@tokaido/words/locales/en/learn';
import { isKey, t } from '@tokaido/words';
import type { Tried } from './lesson-table.ts';

export function lessonTitle(id: string): string {
  return said(`learn.${id}`);
}

/** What it is about, in a few words. */
export function lessonNote(id: string): string {
  return said(`learn.${id}.note`);
}

/** `part`: `title`, `says`. Steps count from 0 here. */
export function stepWords(id: string, step: number, part: 'title' | 'says'): string {
  return said(`learn.${id}.${step + 1}.${part}`);
}

/** What is said at the end. */
export function doneWords(id: string): string {
  return said(`learn.${id}.done`);
}

/** Why a choice is not the one that is taught now. */
export function triedWords(id: string, { action, step }: Tried): string {
  const [verb = ''] = action.split(' ');
  const own = `learn.${id}.${step + 1}.no`;
  const keys = [`${own}.${verb}`, own, 'learn.no'];
  return said(keys.find((key) => isKey(key)) ?? '');
}

function said(key: string): string {
  return isKey(key) ? t(key) : '';
}
