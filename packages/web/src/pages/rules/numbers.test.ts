/** The numbers that the engine keeps to itself, and that the rules quote, are the engine's. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dieFaces, gamingStake, LEGS, legendPrices } from './numbers.ts';

const source = (path: string) =>
  readFileSync(new URL(`../../../../tokaido/src/${path}`, import.meta.url), 'utf8');

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
