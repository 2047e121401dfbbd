// What was acknowledged is stored, also when the database is away for longer than anybody waits. The full length:
// store-outage.soak.test.ts.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from './store-kit.ts';
import { expectNothingLost } from './store-outage.ts';

let server: Awaited<ReturnType<typeof databases>>;
beforeAll(async () => {
  server = await databases();
});
afterAll(() => server.stop());

test('a command sent again while the database is away is never answered without a row', async () => {
  expect(await expectNothingLost(server, 1500, { patience: 400 })).toBeGreaterThan(600);
});
