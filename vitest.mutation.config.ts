/** The tests that judge mutants: the specs beside the sources of a game, which are many and quick. */

import { defineConfig } from 'vitest/config';

const game = process.env['MUTATION_PACKAGE'] ?? 'tokaido';

export default defineConfig({
  test: {
    include: [`packages/${game}/src/**/*.test.ts`],
    testTimeout: 20_000,
    isolate: false,
  },
});
