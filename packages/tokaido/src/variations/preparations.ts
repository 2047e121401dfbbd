/** Preparations: travelers who leave the first inn later start with more coins. */

import type { State } from '../state.ts';

export const PREPARATIONS = 8;

/** Extra coins by place in the first line; place 1, nearest the road, leaves last. */
const BY_PLACE = [2, 1, 0, -1, -1];

export function preparedCoins(s: State, place: number): number {
  return s.variations & PREPARATIONS ? BY_PLACE[place - 1] : 0;
}
