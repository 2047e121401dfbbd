/** How somebody likes to see replays, kept on the device; what was stored and makes no sense falls back. */

import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { deviceStorage } from '../../app/storage.ts';

/** How often a step is shown, against the usual. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const NAME = 'replay';

interface Stored {
  readonly hidesEnd?: unknown;
  readonly speed?: unknown;
}
const stored = (deviceStorage.get(NAME) ?? {}) as Stored;

/** Without spoilers: neither the length of the game nor its result is told before the end has been reached. */
export const hidesEnd: Signal<boolean> = signal(stored.hidesEnd === true);
export const speed: Signal<Speed> = signal(SPEEDS.find((each) => each === stored.speed) ?? 1);

// Where nothing can be stored they last as long as the page.
effect(() => void deviceStorage.set(NAME, { hidesEnd: hidesEnd.value, speed: speed.value }));
