/**
 * The tests that judge mutants. MUTATION_TESTS narrows them to some folders, with commas between them, so that
 * a run over part of the rules loads no more than it needs.
 */

import { defineConfig } from 'vitest/config';

const folders = process.env['MUTATION_TESTS'] ?? '**';

export default defineConfig({
  test: {
    include: [
      ...folders.split(',').map((folder) => `packages/tokaido/src/${folder}/*.test.ts`),
      'packages/tokaido/test/goldens.test.ts',
    ],
    testTimeout: 20_000,
    isolate: false,
  },
});
