import { defineConfig } from 'vitest/config';

/** The goals of the client, screen by screen: `npm run goals`. Apart from `npm test`, since it takes its time. */
export default defineConfig({
  test: {
    include: ['packages/web/test/goals*.browser.ts', 'packages/web/test/screens.browser.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    watch: false,
    pool: 'threads',
    fileParallelism: false,
    reporters: ['default'],
  },
});
