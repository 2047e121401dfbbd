/**
 * Everything happens: pairwise coverage by biased random play.
 * Repeat with SEED=… npx vitest run packages/tokaido/test/exhaustive.test.ts; WRITE=1 writes docs/coverage.md.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coveragePage, coverageTable } from './coverage.ts';
import { explore } from './exhaustive.ts';
import { root } from './matrix.ts';
import { CELLS } from './pairs.ts';

const SEED = Number(process.env['SEED'] ?? 20261115);
const MOST_GAMES = Number(process.env['GAMES'] ?? 6000);

test(`[coverage.pairs] every pair happens that can, and none that cannot (seed ${SEED})`, () => {
  const explored = explore(SEED, MOST_GAMES);
  console.log(
    `${explored.games} games, ${explored.decisions} decisions, seed ${SEED}\n${coverageTable(explored)}`,
  );
  for (const { group, what, who } of explored.missing) console.log(`  missing: ${group}, ${what}, ${who}`);
  const page = join(root, 'docs', 'coverage.md');
  if (process.env['WRITE'] !== undefined) writeFileSync(page, coveragePage(explored));
  expect(explored.wrong).toEqual([]);
  expect(explored.missing).toEqual([]);
  expect(readFileSync(page, 'utf8')).toBe(coveragePage(explored));
});

test('[coverage.pairs] what cannot happen has a reason', () => {
  for (const cell of CELLS) expect(cell.impossible).not.toBe('');
  expect(new Set(CELLS.map(({ group, what, who }) => `${group} ${what} ${who}`)).size).toBe(CELLS.length);
});
