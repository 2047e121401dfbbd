import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/long-files-first.mjs';
import { TestTimesReporter } from './scripts/test-times.mjs';

const isSoak = process.env['SOAK'] !== undefined;

/** Tests in a real browser. All share one server, those of a thread one browser; every test has devices of its own. */
export default defineConfig({
  test: {
    // Every screen in every theme, size and language takes a while: `npm run soak`.
    include: ['packages/web/test/**/*.browser.ts', ...(isSoak ? ['packages/web/test/**/*.soak.ts'] : [])],
    globalSetup: ['packages/web/test/shared-server.ts'],
    env: { SCALE: process.env['SCALE'] ?? (isSoak ? '1' : '0.05') },
    testTimeout: isSoak ? 600_000 : 240_000,
    hookTimeout: 120_000,
    // What is waited for comes in a moment, on a busy machine in a few.
    expect: { poll: { timeout: 15_000, interval: 120 } },
    watch: false,
    pool: 'threads',
    isolate: false,
    // Most of a test is spent waiting: for a page, a bot, a motion. Six pages at a time keep two cores busy.
    maxWorkers: 3,
    maxConcurrency: 2,
    sequence: { concurrent: true, sequencer: LongFilesFirst },
    reporters: ['default', new TestTimesReporter()],
  },
});
