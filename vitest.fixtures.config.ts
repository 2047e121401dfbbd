/** Writes the fixtures of this version, see scripts/fixtures.mjs: the writers use what the tests use. */

import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/*/test/write-fixtures.ts'],
    pool: 'threads',
    maxWorkers: 2,
    watch: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
