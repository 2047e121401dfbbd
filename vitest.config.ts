import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/long-files-first.mjs';
import { TestTimesReporter } from './scripts/test-times.mjs';

const isSoak = process.env['SOAK'] !== undefined;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    // What is long by nature runs in `npm run soak` only.
    exclude: isSoak ? [] : ['**/*.soak.test.ts'],
    // The share of their full length that random tests run at.
    env: { SCALE: process.env['SCALE'] ?? (isSoak ? '1' : '0.03') },
    testTimeout: isSoak ? 900_000 : 120_000,
    hookTimeout: 120_000,
    watch: false,
    pool: 'threads',
    // Files share their modules: nothing here keeps state between tests, and loading the rules takes longer.
    isolate: false,
    // One more than cores: tests wait for programs that they start.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    reporters: ['default', new TestTimesReporter()],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testkit/**'],
    },
  },
});
