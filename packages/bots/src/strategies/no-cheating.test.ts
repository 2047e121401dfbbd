/** Deal everything again that a seat cannot know: what its bot decides stays the same. */

import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { positions } from '../../test/tables.ts';
import { botFor } from './registry.ts';

const BUDGET = { ms: 0, playouts: 2 };

const SCALE = Number(process.env['SCALE'] ?? 1);
/** Enough to come past the games in which nothing is hidden. */
const LEAST = 150;
/** Bots and how many positions each is asked about: over ten thousand in all, mostly by the quick ones. */
const FULL_SAMPLES = [
  ['random', 3000],
  ['nearby', 3000],
  ['greedy', 2500],
  ['heuristic', 1200],
  ['flat', 150],
  ['uct', 150],
  ['ismcts', 150],
  ['innkeeper', 300],
  ['net', 1000],
  // Enough playouts to try every candidate.
  ['net-rollouts:12', 300],
] as const;
const SAMPLES = FULL_SAMPLES.map(
  ([bot, samples]) => [bot, Math.max(LEAST, Math.ceil(samples * SCALE))] as const,
);

describe('no bot cheats', () => {
  it.each(SAMPLES)('%s, %d positions', (bot, samples) => {
    const rng = new FastChance(samples);
    let asked = 0;
    let different = 0;
    for (const { known, s, seat, table } of positions(samples + 1)) {
      const { game } = known;
      const other = game.clone(s);
      game.determinize(other, seat, rng);
      if (game.hash(other) !== game.hash(s)) different++;
      const seed = rng.next();
      const here = botFor(bot, game.id, seed, BUDGET).decide(game.observe(s, seat));
      const there = botFor(bot, game.id, seed, BUDGET).decide(game.observe(other, seat));
      if (here !== there) {
        throw new Error(
          `${bot} at ${table}: ${game.rules.describe(here)} here, ${game.rules.describe(there)} there`,
        );
      }
      if (++asked === samples) break;
    }
    // The other deal must truly be another one, or nothing is shown.
    expect(different).toBeGreaterThan(samples / 5);
  });
});
