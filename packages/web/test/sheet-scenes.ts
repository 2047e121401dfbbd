/** The sheet of every decision. */

import { legalWords } from '@tokaido/table';
import { ASKED } from '../src/tokaido/decisions/forms.ts';
import { ALL_BOXES } from './moments.ts';
import type { Wish } from './positions.ts';
import { asked } from './positions.ts';
import type { Scene } from './scene.ts';

const EVERYTHING = `${ALL_BOXES},new-encounters,promo-travelers`;

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
  pledge: { options: 'boxes=crossroads', prefer: devoutly() },
  'pledge-collection': { options: `${ALL_BOXES} tiles=any`, seed: 256, prefer: devoutly() },
  collect: { options: ALL_BOXES, seed: 55 },
  donate: { options: ALL_BOXES, seed: 3 },
  invite: { options: ALL_BOXES, seed: 63 },
  festival: { options: ALL_BOXES },
  publish: { options: ALL_BOXES, seed: 20 },
  roll: { options: ALL_BOXES, seed: 314 },
  meet: { options: ALL_BOXES, seed: 5 },
  leave: { options: ALL_BOXES, seed: 9 },
  itamae: { options: EVERYTHING, seed: 3 },
  kitoushi: { options: EVERYTHING, seed: 16 },
  takuhatsuso: { options: EVERYTHING, seed: 5 },
  discount: { options: `${EVERYTHING} tiles=any`, prefer: devoutly('zen-emon') },
  challenge: { options: `${EVERYTHING} tiles=any`, prefer: devoutly('felicia') },
  rob: { options: `${EVERYTHING} tiles=any`, prefer: as('musubi') },
  look: { options: `${EVERYTHING} tiles=any`, prefer: as('eriku') },
  bonus: { options: ALL_BOXES, seed: 7 },
  luck: { options: `${EVERYTHING} variations=good-luck` },
};

const DEVOUT = ['use devotion', 'amulet devotion', 'option amulet', 'option collection'];

type Prefer = NonNullable<Wish['prefer']>;

/** The first to choose is this traveler. */
function as(traveler: string): Prefer {
  return (legal) => legal.find((action) => action === `choose ${traveler}`);
}

/** Towards an amulet of Devotion, and then the largest purchase. */
function devoutly(traveler = ''): Prefer {
  return (legal) => {
    const largest = legal.findLast((action) => /^(buy|collect) \S+ \S/.test(action));
    return as(traveler)(legal) ?? DEVOUT.find((action) => legal.includes(action)) ?? largest;
  };
}

/** The sheet of one decision. */
function sheetOf(decision: string): Scene {
  return {
    name: `sheet ${decision}`,
    wish: { ...DECISIONS[decision], until: (table) => asked(table) === decision },
    ready: '.sheet.asks',
  };
}

/** A purchase of hers that can be paid in full. */
const IN_FULL: Scene = {
  name: 'sheet in full',
  wish: {
    options: `${EVERYTHING} tiles=any`,
    prefer: devoutly('felicia'),
    until: (table) => asked(table) !== '' && legalWords(table).includes('waive'),
  },
  ready: '.sheet.asks',
};

export const SHEETS: readonly Scene[] = [...ASKED.map(sheetOf), IN_FULL];
