/** The half-made choice of a form, restored when the page is loaded again. */

import { useState } from 'preact/hooks';
import { draftFor } from './draft.ts';
import type { TableModel } from './model.ts';

export interface Draft {
  /** Empty while nothing is chosen. */
  readonly action: string;
  set(action: string): void;
}

/** A decision that is asked in a form. */
interface Asked {
  readonly model: Pick<TableModel, 'info' | 'points'>;
  readonly turn: { readonly number: number };
  readonly seen: { readonly legal: readonly string[] };
}

/** `first` is chosen to begin with; not where nobody is advised, as in a puzzle. */
export function useDraft({ model, turn, seen }: Asked, first = ''): Draft {
  const stored = draftFor(model, turn.number);
  const isOpen = (words: string) => seen.legal.includes(words);
  const [action, change] = useState(() => {
    const words = stored.get();
    return words !== null && isOpen(words) ? words : model.points === undefined ? '' : first;
  });
  return {
    action: isOpen(action) ? action : '',
    set(words) {
      change(words);
      stored.set(words === '' ? null : words);
    },
  };
}
