// The database is killed for 40 seconds, twice as long as a call waits.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from './store-kit.ts';
import { expectNothingLost } from './store-outage.ts';

let server: Awaited<ReturnType<typeof databases>>;
beforeAll(async () => {
  server = await databases();
});
afterAll(() => server.stop());

test('a database killed for 40 s has every acknowledged entry once', async () => {
  const count = await expectNothingLost(server, 40_000);
  process.stdout.write(`${count} commands acknowledged, each in its row\n`);
  expect(count).toBeGreaterThan(600);
});
