/** Half-made selections, kept with the page so that a reload in the middle of a decision loses nothing. */

import type { TableModel } from './model.ts';

export interface Draft {
  /** What was chosen so far, as `set` was given it; null for nothing. */
  get(): unknown;
  set(value: unknown): void;
}

/** One table has one draft: that of the decision with this number, `seen.turn.number`. */
export function draftFor(model: Pick<TableModel, 'info'>, number: number): Draft {
  const key = `tokaido.draft.${model.info.peek().id}`;
  return {
    get() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isKept(kept) && kept.number === number ? kept.value : null;
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        if (value === null || value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ number, value }));
      } catch {
        // A browser that keeps nothing plays all the same.
      }
    },
  };
}

function isKept(kept: unknown): kept is { readonly number: number; readonly value: unknown } {
  return typeof kept === 'object' && kept !== null && 'number' in kept && 'value' in kept;
}
