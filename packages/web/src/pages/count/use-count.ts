/** The count of this device: every change is stored at once, so that a phone that locks or a reload loses nothing. */

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { setting } from '../../app/settings.ts';
import { deviceStorage } from '../../app/storage.ts';
import type { Count } from './count-model.ts';
import { changeSeat, isEmpty, newCount, setDuoName } from './count-model.ts';
import { loadCount, saveCount } from './stored-count.ts';

export interface CountStore {
  readonly count: Signal<Count>;
  /** What was put away last and can be had back; null where there is nothing. */
  readonly before: Signal<Count | null>;
  /** False where the browser stores nothing. */
  readonly isStored: Signal<boolean>;
  readonly change: (next: Count) => void;
  /** Puts this count away for another one. */
  readonly putAway: (next: Count) => void;
  readonly bringBack: () => void;
  readonly forget: () => void;
}

export function useCount(): CountStore {
  const stored = useSignal(loadCount(deviceStorage) ?? { count: firstCount(), before: null });
  const count = useSignal(stored.peek().count);
  const before = useSignal(stored.peek().before);
  const isStored = useSignal(true);
  const set = (next: Count, put: Count | null) => {
    count.value = next;
    before.value = put;
    isStored.value = saveCount(deviceStorage, { count: next, before: put });
  };
  return {
    count,
    before,
    isStored,
    change: (next) => set(next, before.peek()),
    putAway: (next) => set(next, isEmpty(count.peek()) ? before.peek() : count.peek()),
    bringBack: () => {
      const put = before.peek();
      if (put !== null) set(put, null);
    },
    forget: () => set(count.peek(), null),
  };
}

/** Whoever opens the page has probably played. */
export function firstCount(): Count {
  const name = setting('name').peek();
  return setDuoName(changeSeat(newCount(setting('game').peek()), 0, { name }), 0, name);
}
