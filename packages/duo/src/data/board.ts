/**
 * The board: every value that could not be read off a printed copy stands here and nowhere else, so that an
 * owner of the box corrects it in one place. `basis.ts` says of each value how well it is known.
 */

import type { Character, Icon, StationType, Ware } from './components.ts';
import type { Drawing } from './drawing.ts';
import { DRAWING } from './drawing.ts';

/** A station of the ring. Towns take their areas from the routes that end there. */
export type StationEntry =
  | { readonly type: 'coastal-town'; readonly town: string }
  | { readonly type: Exclude<StationType, 'coastal-town'>; readonly area: string };

export interface RouteEntry {
  readonly from: string;
  readonly to: string;
  /** The two areas that the route separates; the Artist crosses it from one to the other. */
  readonly between: readonly [string, string];
}

export interface StartEntry {
  readonly pilgrim: string;
  readonly merchant: string;
  readonly artist: string;
}

/** A board as stored in a file; see docs/duo.md. */
export interface Board {
  readonly format: 'duo-board/1';
  /** Letters, digits and dashes; records name it. */
  readonly id: string;
  readonly dice: Readonly<Record<Character, readonly number[]>>;
  /** Clockwise; the station at place n is called s00, s01 … */
  readonly ring: readonly StationEntry[];
  /** Wares drawn in each mountain town, m1 to m4. */
  readonly mountainTowns: Readonly<Record<string, number>>;
  readonly routes: readonly RouteEntry[];
  /** The icon of each area, a0 to a7. */
  readonly areas: Readonly<Record<string, Icon>>;
  readonly boutiques: readonly { readonly ware: Ware; readonly value: number }[];
  /** What each slot counts, from the first. */
  readonly temple: readonly number[];
  readonly garden: readonly number[];
  /** Points for 0 to 6 gold slabs and for 0 to 10 gifts. */
  readonly slabs: readonly number[];
  readonly gifts: readonly number[];
  /** The side beside the compass, which begins, then the far side. */
  readonly starts: readonly StartEntry[];
  /** Where things lie on a drawing; the rules never look at it. */
  readonly drawing?: Drawing;
}

export const RECONSTRUCTED: Board = {
  format: 'duo-board/1',
  id: 'reconstructed-1',
  dice: {
    pilgrim: [1, 2, 2, 3, 3, 4],
    merchant: [1, 1, 2, 2, 3, 3],
    artist: [1, 1, 2, 2, 3, 3],
  },
  ring: [
    { type: 'coastal-town', town: 'c0' },
    { type: 'temple', area: 'a1' },
    { type: 'garden', area: 'a1' },
    { type: 'coastal-town', town: 'c1' },
    { type: 'seashore', area: 'a2' },
    { type: 'temple', area: 'a2' },
    { type: 'coastal-town', town: 'c2' },
    { type: 'hot-springs', area: 'a3' },
    { type: 'garden', area: 'a3' },
    { type: 'coastal-town', town: 'c3' },
    { type: 'temple', area: 'a4' },
    { type: 'seashore', area: 'a4' },
    { type: 'coastal-town', town: 'c4' },
    { type: 'temple', area: 'a5' },
    { type: 'garden', area: 'a5' },
    { type: 'coastal-town', town: 'c5' },
    { type: 'seashore', area: 'a6' },
    { type: 'temple', area: 'a6' },
    { type: 'coastal-town', town: 'c6' },
    { type: 'hot-springs', area: 'a7' },
    { type: 'garden', area: 'a7' },
    { type: 'coastal-town', town: 'c7' },
    { type: 'temple', area: 'a0' },
    { type: 'seashore', area: 'a0' },
  ],
  mountainTowns: {
    m1: 2,
    m2: 3,
    m3: 3,
    m4: 4,
  },
  routes: [
    { from: 'c0', to: 'm1', between: ['a0', 'a1'] },
    { from: 'c1', to: 'm2', between: ['a1', 'a2'] },
    { from: 'c2', to: 'm3', between: ['a2', 'a3'] },
    { from: 'c3', to: 'm4', between: ['a3', 'a4'] },
    { from: 'c4', to: 'm4', between: ['a4', 'a5'] },
    { from: 'c5', to: 'm3', between: ['a5', 'a6'] },
    { from: 'c6', to: 'm2', between: ['a6', 'a7'] },
    { from: 'c7', to: 'm1', between: ['a0', 'a7'] },
    { from: 'm1', to: 'm2', between: ['a1', 'a7'] },
    { from: 'm2', to: 'm3', between: ['a2', 'a6'] },
    { from: 'm3', to: 'm4', between: ['a3', 'a5'] },
  ],
  areas: {
    a0: 'mountain',
    a1: 'moon',
    a2: 'waterfall',
    a3: 'bamboo',
    a4: 'moon',
    a5: 'mountain',
    a6: 'bamboo',
    a7: 'waterfall',
  },
  boutiques: [
    { ware: 'kimono', value: 4 },
    { ware: 'kimono', value: 4 },
    { ware: 'pottery', value: 4 },
    { ware: 'pottery', value: 3 },
    { ware: 'doll', value: 3 },
    { ware: 'doll', value: 2 },
    { ware: 'fan', value: 2 },
    { ware: 'fan', value: 2 },
  ],
  temple: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  garden: [1, 2, 3, 4, 5, 6],
  slabs: [0, 5, 11, 18, 26, 35, 45],
  gifts: [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40],
  starts: [
    { pilgrim: 's23', merchant: 'm2', artist: 'a0' },
    { pilgrim: 's11', merchant: 'm3', artist: 'a4' },
  ],
  drawing: DRAWING,
};
