/**
 * What a player has met already, stored on the device: lessons and first lines write it, and what is in it is not
 * explained again. Also which game was the first, the one in which the coach speaks unasked.
 */

import { signal } from '@preact/signals';
import { deviceStorage, onStorageChange } from '../../app/storage.ts';

const NAME = 'met';

interface Met {
  readonly topics: ReadonlySet<string>;
  /** The id of the first game; empty before there was one. */
  readonly game: string;
}

/** What was stored, as far as it makes sense. */
export function readMet(stored: unknown): Met {
  const { topics, game } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof Met, unknown>
  >;
  const known = Array.isArray(topics) ? topics.filter((id) => typeof id === 'string') : [];
  return { topics: new Set(known), game: typeof game === 'string' ? game : '' };
}

const met = signal<Met>(readMet(deviceStorage.get(NAME)));
onStorageChange(NAME, (value) => {
  met.value = readMet(value);
});

function store(next: Met): void {
  met.value = next;
  // Where nothing can be stored, it is known for as long as the page lasts.
  deviceStorage.set(NAME, { topics: [...next.topics], game: next.game });
}

export function hasMet(id: string): boolean {
  return met.value.topics.has(id);
}

/** These need no explanation any more: somebody has read them here, or a lesson has taught them. */
export function markMet(ids: readonly string[]): void {
  const { topics, game } = met.peek();
  if (ids.every((id) => topics.has(id))) return;
  store({ topics: new Set([...topics, ...ids]), game });
}

/** The first game that explains itself is the one with the coach; a later one may be made so. */
export function markFirstGame(game: string): void {
  if (met.peek().game !== game) store({ ...met.peek(), game });
}

export function firstGame(): string {
  return met.value.game;
}
