/** The sheet of every decision. */

import { ASKED } from '../src/tokaido/decisions/forms.ts';
import { ALL_BOXES } from './moments.ts';
import type { Wish } from './positions.ts';
import { asked } from './positions.ts';
import type { Scene } from './scene.ts';

/** Decisions that come up with these boxes, and the first game in which they do. */
const DECISIONS: Readonly<Record<string, Wish>> = {
  choose: {},
  buy: {},
  eat: {},
  treat: { seed: 24 },
  give: {},
  keep: { seed: 25 },
  panorama: { seed: 2 },
  option: { options: 'boxes=crossroads' },
  amulet: { options: 'boxes=crossroads', seed: 11 },
  calligraphy: { options: 'boxes=crossroads', seed: 3 },
  legend: { options: 'boxes=crossroads', seed: 3 },
  bet: { options: 'boxes=crossroads', seed: 2 },
  rest: { options: 'boxes=crossroads', seed: 11 },
  pledge: { options: 'boxes=crossroads', prefer: devoutly },
  'pledge-collection': { options: `${ALL_BOXES} tiles=any`, seed: 213, prefer: devoutly },
  collect: { options: ALL_BOXES, seed: 55 },
  donate: { options: ALL_BOXES, seed: 3 },
  invite: { options: ALL_BOXES, seed: 63 },
  festival: { options: ALL_BOXES },
  publish: { options: ALL_BOXES, seed: 20 },
  roll: { options: ALL_BOXES, seed: 314 },
  meet: { options: ALL_BOXES, seed: 5 },
  leave: { options: ALL_BOXES, seed: 9 },
  itamae: { options: `${ALL_BOXES},new-encounters,promo-travelers`, seed: 3 },
  kitoushi: { options: `${ALL_BOXES},new-encounters,promo-travelers`, seed: 16 },
  takuhatsuso: { options: `${ALL_BOXES},new-encounters,promo-travelers`, seed: 5 },
  luck: { options: `${ALL_BOXES},new-encounters,promo-travelers variations=good-luck` },
};

const DEVOUT = ['use devotion', 'amulet devotion', 'option amulet', 'option collection'];

/** Towards an amulet of Devotion, and then the largest purchase. */
function devoutly(legal: readonly string[]): string | undefined {
  const largest = legal.findLast((action) => /^(buy|collect) \S+ \S/.test(action));
  return DEVOUT.find((action) => legal.includes(action)) ?? largest;
}

/** The sheet of one decision. */
function sheetOf(decision: string): Scene {
  return {
    name: `sheet ${decision}`,
    wish: { ...DECISIONS[decision], until: (table) => asked(table) === decision },
    ready: '.sheet.asks',
  };
}

export const SHEETS: readonly Scene[] = ASKED.map(sheetOf);
