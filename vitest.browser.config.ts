import { defineConfig } from 'vitest/config';

/** Tests in a real browser, one file after the other: two browsers would only slow each other down. */
export default defineConfig({
  test: {
    include: ['packages/web/test/**/*.browser.ts'],
    // Every screen in every theme, size and language takes a while: `npm run goals`.
    exclude: ['packages/web/test/goals*.browser.ts', 'packages/web/test/screens.browser.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    watch: false,
    pool: 'threads',
    fileParallelism: false,
    reporters: ['default'],
  },
});
