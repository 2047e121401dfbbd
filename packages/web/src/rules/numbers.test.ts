/** The numbers that the engine keeps to itself, and that the rules quote, are the engine's. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEGENDS } from '../../../tokaido/src/crossroads/legendary-objects/supply.ts';
import { MENU_SIZES as MENUS } from '../../../tokaido/src/data/meals.ts';
import { SECOND_PLACE_PLAYERS } from '../../../tokaido/src/data/road.ts';
import { SET_POINTS as SETS } from '../../../tokaido/src/data/souvenirs.ts';
import { SPRING_COPIES, SPRING_POINTS } from '../../../tokaido/src/data/springs.ts';
import { DIE_FACES, FACTS, GAMING_STAKE, LEGEND_PRICES, LEGS, MENU_SIZES, SET_POINTS } from './numbers.ts';

const source = (path: string) =>
  readFileSync(new URL(`../../../tokaido/src/${path}`, import.meta.url), 'utf8');

test('prices, menus, sets and springs', () => {
  expect(LEGEND_PRICES).toEqual(Object.fromEntries(LEGENDS.map(({ id, price }) => [id, price])));
  expect(Object.fromEntries(MENU_SIZES)).toEqual(MENUS);
  expect(SET_POINTS).toEqual(SETS);
  expect(FACTS.springs).toBe(SPRING_COPIES * SPRING_POINTS.length);
  expect(FACTS.second).toBe(SECOND_PLACE_PLAYERS);
});

test('the die and its stake', () => {
  expect(source('crossroads/die.ts')).toContain(`FACES = [${DIE_FACES.join(', ')}];`);
  expect(source('crossroads/gaming-room.ts')).toContain(`STAKE = ${GAMING_STAKE};`);
});

test('four legs of 13, 12, 13 and 12 stops, each with six double ones', () => {
  expect(LEGS.map((leg) => leg.length)).toEqual([13, 12, 13, 12]);
  for (const leg of LEGS) expect(leg.filter(({ isDouble }) => isDouble)).toHaveLength(6);
});
