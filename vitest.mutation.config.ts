/** The tests that judge mutants: the specs beside the sources of a game, which are many and quick. */

import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './scripts/mutant-plugin.mjs';

const game = process.env['MUTATION_PACKAGE'] ?? 'tokaido';
const mutant = process.env['MUTANT'];

export default defineConfig({
  // A single mutant, for a run without Stryker.
  plugins: mutantPlugin(mutant),
  test: {
    include: [`packages/${game}/src/**/*.test.ts`],
    testTimeout: 20_000,
    isolate: false,
    // Stryker starts many processes that read the same code.
    experimental: { fsModuleCache: mutant === undefined },
  },
});
