/** The tests that judge mutants: the specs and goldens of the rules, without the long random runs. */

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/tokaido/src/**/*.test.ts', 'packages/tokaido/test/goldens.test.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
});
