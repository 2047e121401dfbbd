/** Properties of `architecture.md` §7 over random play, and the proof that nothing leaks. */

import { compareWorlds, playAndCheck } from '@tokaido/kernel/testkit';
import { expect, test } from 'vitest';
import { kit, TABLES } from './kit.ts';

/** Another seed each day would hide a failure tomorrow; set SEED to try others. */
const SEED = Number(process.env['SEED'] ?? 20261115);
const SCALE = Number(process.env['SCALE'] ?? 1);

test(`random play keeps every property (1 M decisions, seed ${SEED})`, () => {
  const played = playAndCheck(kit, 1_000_000 * SCALE, SEED);
  console.log(
    `${played.decisions} decisions in ${played.games} games over ${TABLES.length} tables, seed ${SEED}`,
  );
  expect(played.games).toBeGreaterThan(TABLES.length);
});

test(`nothing hidden reaches a view, legal actions or events (100 k samples, seed ${SEED})`, () => {
  const compared = compareWorlds(kit, 100_000 * SCALE, SEED);
  console.log(
    `${compared.samples} samples, ${compared.different} with another deal, ${compared.played} played on, seed ${SEED}`,
  );
  expect(compared.different).toBeGreaterThan(compared.samples / 4);
});
