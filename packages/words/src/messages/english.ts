/** The English words at hand: those of the first table, and those of later areas once their code is loaded. */

import { signal } from '@preact/signals-core';
import { english } from '../locales/en/index.ts';

export const loadedEnglish: Record<string, string> = { ...english };

/** Grows with every area, so that components drawn without its words are drawn again. */
export const revision = signal(0);

export function addEnglish(words: Readonly<Record<string, string>>): void {
  Object.assign(loadedEnglish, words);
  revision.value++;
}
