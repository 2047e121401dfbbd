/** The half-made choice of a player: an action that is picked but not taken, so that loading the page again loses nothing. */

import { tabStorage } from '../app/storage.ts';
import type { TableModel } from './model.ts';

export interface Draft {
  /** The action that was picked, in the words of a record; null for none. */
  get(): string | null;
  set(action: string | null): void;
}

/** One table has one draft: that of the decision with this number, `seen.turn.number`. */
export function draftFor(model: Pick<TableModel, 'info'>, number: number): Draft {
  const name = `draft.${model.info.peek().id}`;
  return {
    get() {
      const stored = tabStorage.get(name);
      return isDraft(stored) && stored.number === number ? stored.action : null;
    },
    set(action) {
      // A browser that stores nothing forgets what was half chosen, and no more.
      if (action === null) tabStorage.remove(name);
      else tabStorage.set(name, { number, action });
    },
  };
}

function isDraft(stored: unknown): stored is { readonly number: number; readonly action: string } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'number' in stored &&
    'action' in stored &&
    typeof stored.action === 'string'
  );
}
