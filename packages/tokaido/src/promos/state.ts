/** What the promos add to a state. */

import type { Fields } from '@tokaido/kernel';
import { CORE_SIZE } from '../core.ts';
import { layout, windows } from '../state.ts';

if (layout.size < CORE_SIZE) throw new Error('promos must follow the core in the layout');

const SEAT = {
  alms: 'times he paid the begging monk',
} as const;

declare module '../state.ts' {
  interface SeatFields extends Fields<typeof SEAT> {}
}

layout.addSeat(windows.seat, SEAT);

declare module '../events.ts' {
  interface EventMap {
    haggled: { readonly seat: number; readonly rounds: number; readonly won: number };
  }
}
