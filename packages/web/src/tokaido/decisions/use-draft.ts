/** The half-made choice of a form, restored when the page is loaded again. */

import { useState } from 'preact/hooks';
import { draftFor } from '../../table/draft.ts';
import type { Ask } from './ask.ts';
import { isOpen } from './ask.ts';

export interface Draft {
  /** Empty while nothing is chosen. */
  readonly action: string;
  set(action: string): void;
}

export function useDraft(ask: Ask, first = ''): Draft {
  const stored = draftFor(ask.model, ask.turn.number);
  const [action, change] = useState(() => {
    const words = stored.get();
    return words !== null && isOpen(ask, words) ? words : first;
  });
  return {
    action: isOpen(ask, action) ? action : '',
    set(words) {
      change(words);
      stored.set(words === '' ? null : words);
    },
  };
}
