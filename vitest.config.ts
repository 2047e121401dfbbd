import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    watch: false,
    pool: 'threads',
    // Files share their modules: nothing here keeps state between tests, and loading the rules takes longer.
    isolate: false,
    maxWorkers: 2,
    reporters: ['default'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testkit/**'],
    },
  },
});
