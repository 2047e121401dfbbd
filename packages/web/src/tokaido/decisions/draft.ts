/** The half-made choice of a form: an action in words, kept with the page so that a reload restores it. */

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
  const kept = draftFor(ask.model, ask.turn.number);
  const [action, change] = useState(() => {
    const words = kept.get();
    return typeof words === 'string' && isOpen(ask, words) ? words : first;
  });
  return {
    action: isOpen(ask, action) ? action : '',
    set(words) {
      change(words);
      kept.set(words === '' ? null : words);
    },
  };
}
