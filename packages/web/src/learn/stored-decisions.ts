/** My decisions in a lesson: whoever reads up on a rule or loads the page again goes on where they were. */

import { tabStorage } from '../app/storage.ts';

const NAME = 'lesson';

export interface StoredDecisions {
  get(): readonly string[];
  set(taken: readonly string[]): void;
}

/** A tab holds those of one lesson. */
export function storedDecisions(id: string): StoredDecisions {
  return {
    get() {
      const { lesson, taken } = (tabStorage.get(NAME) ?? {}) as Readonly<Record<string, unknown>>;
      const isOurs = lesson === id && Array.isArray(taken);
      return isOurs ? taken.filter((action) => typeof action === 'string') : [];
    },
    set(taken) {
      if (taken.length === 0) tabStorage.remove(NAME);
      else tabStorage.set(NAME, { lesson: id, taken });
    },
  };
}
