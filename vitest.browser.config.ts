import { defineConfig } from 'vitest/config';
import { TestTimesReporter } from './scripts/test-times.mjs';

const isSoak = process.env['SOAK'] !== undefined;

/** Tests in a real browser. All share one server and one browser; every test has devices of its own. */
export default defineConfig({
  test: {
    // Every screen in every theme, size and language takes a while: `npm run soak`.
    include: ['packages/web/test/**/*.browser.ts', ...(isSoak ? ['packages/web/test/**/*.soak.ts'] : [])],
    globalSetup: ['packages/web/test/shared-browser.ts'],
    env: { SCALE: process.env['SCALE'] ?? (isSoak ? '1' : '0.05') },
    testTimeout: isSoak ? 600_000 : 240_000,
    hookTimeout: 120_000,
    // What is waited for comes in a moment, on a busy machine in a few.
    expect: { poll: { timeout: 15_000 } },
    watch: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Pages of a file at a time: most of it is spent waiting for one or the other.
    maxConcurrency: 3,
    sequence: { concurrent: true },
    reporters: ['default', new TestTimesReporter()],
  },
});
