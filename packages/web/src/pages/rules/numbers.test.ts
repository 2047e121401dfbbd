/** The numbers that the engine keeps to itself, and that the rules quote, are the engine's. */

import { readFileSync } from 'node:fs';
import { PAINTINGS } from '@tokaido/duo';
import { expect, test } from 'vitest';
import { DUO_FACTS } from './duo/numbers.ts';
import { dieFaces, gamingStake, LEGS, legendPrices } from './numbers.ts';

const source = (path: string, game = 'tokaido') =>
  readFileSync(new URL(`../../../../${game}/src/${path}`, import.meta.url), 'utf8');

test('prices of legendary objects', () => {
  for (const [id, price] of Object.entries(legendPrices())) {
    expect(source(`crossroads/legendary-objects/${id}.ts`)).toContain(`price: ${price},`);
  }
});

test('the die and its stake', () => {
  expect(source('crossroads/die.ts')).toContain(`FACES = [${dieFaces().join(', ')}];`);
  expect(source('crossroads/gaming-room.ts')).toContain(`STAKE = ${gamingStake()};`);
});

test('four legs of 13, 12, 13 and 12 stops, each with six double ones', () => {
  expect(LEGS.map((leg) => leg.length)).toEqual([13, 12, 13, 12]);
  for (const leg of LEGS) expect(leg.filter(({ isDouble }) => isDouble)).toHaveLength(6);
});

test('the slabs and paintings that the rules of Duo count on its board are those of the engine', () => {
  const components = source('data/components.ts', 'duo');
  expect(components).toContain(`SLABS = ${DUO_FACTS.slabs};`);
  expect(components).toContain(`TILES = ${DUO_FACTS.tiles};`);
  for (const row of PAINTINGS) expect(row.reduce((sum, n) => sum + n, 0)).toBe(DUO_FACTS.tiles);
});
