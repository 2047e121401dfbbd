/** What Crossroads adds to a state: open supplies, and the hidden amulets and calligraphy. */

import type { Fields } from '@tokaido/kernel';
import { CORE_SIZE } from '../core.ts';
import { layout, windows } from '../state.ts';

/** Crossroads lies behind the base game; a state without it ends before. */
if (layout.size !== CORE_SIZE) throw new Error('crossroads must follow the core in the layout');

const TABLE = {
  treesLeft: 'cherry trees left',
  bathhousesLeft: 'bathhouses left',
  legendsLeft: 'legendary objects for sale',
  amuletsInPlay: 'amulets of this game',
  calligraphyInPlay: 'calligraphy of this game',
  newOwner: 'the seat whose amulets are too new to be used',
} as const;

const SEAT = {
  cherryTrees: 'cherry trees',
  bathhouses: 'bathhouse cards',
  legends: 'legendary objects',
  scrolls: 'calligraphy shown at the end of the journey',
} as const;

declare module '../state.ts' {
  interface TableFields extends Fields<typeof TABLE> {}
  interface SeatFields extends Fields<typeof SEAT> {}
}

layout.addTable(windows.table, TABLE);
layout.addSeat(windows.seat, SEAT);

declare module '../events.ts' {
  interface EventMap {
    die: { readonly seat: number; readonly face: number };
    legend: { readonly seat: number; readonly legend: number; readonly paid: number };
    cherry: { readonly seat: number };
    bathhouse: { readonly seat: number };
    /** A seat takes a face-down card; which one is told only to those who may see it. */
    hiddenCard: { readonly seat: number; readonly kind: 'amulet' | 'calligraphy' };
    amulet: { readonly seat: number; readonly amulet: number };
    calligraphy: { readonly seat: number; readonly calligraphy: number };
    /** The cards somebody looks through; told to that seat only. */
    supply: {
      readonly seat: number;
      readonly kind: 'amulet' | 'calligraphy';
      readonly cards: readonly number[];
    };
    amuletUsed: { readonly seat: number; readonly amulet: number };
    calligraphyScored: { readonly seat: number; readonly calligraphy: number; readonly points: number };
  }
}
