/** What Matsuri adds to a state: the festivals in force, tokens, and the calligraphy shared by all. */

import type { Fields } from '@tokaido/kernel';
import { BOXES } from '../box.ts';
import { layout, windows } from '../state.ts';

if (layout.size !== BOXES.get('crossroads')?.size)
  throw new Error('matsuri must follow crossroads in the layout');

const TABLE = {
  festivals: 'festivals in force on this leg, a bit each',
  sharedCalligraphy: 'calligraphy that everybody scores, a bit each',
} as const;

const SEAT = {
  tokens: 'journey points on tokens',
  dolls: 'doll and carp tokens',
} as const;

declare module '../state.ts' {
  interface TableFields extends Fields<typeof TABLE> {}
  interface SeatFields extends Fields<typeof SEAT> {}
}

layout.addTable(windows.table, TABLE);
layout.addSeat(windows.seat, SEAT);

declare module '../events.ts' {
  interface EventMap {
    /** The festivals to choose from; only the chooser is told. */
    festivals: { readonly seat: number; readonly festivals: readonly number[] };
    festival: { readonly seat: number; readonly festival: number };
    doll: { readonly seat: number; readonly token: 'doll' | 'carp' };
    legendOffer: { readonly seat: number; readonly legend: number };
    sharedCalligraphy: { readonly seat: number; readonly calligraphy: number };
  }
}
