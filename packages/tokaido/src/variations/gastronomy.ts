/** Gastronomy: menus with one meal fewer. */

import { MENU_SIZES } from '../data/meals.ts';
import type { State } from '../state.ts';

export const GASTRONOMY = 4;

export function menuSize(s: State): number {
  return MENU_SIZES[s.players] - (s.variations & GASTRONOMY ? 1 : 0);
}
