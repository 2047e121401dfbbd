/** Bots leave a person time to take a decision back, for as long as that person wants it. */

import { expect, it } from 'vitest';
import { TestServer } from './kit.ts';

/** Longer than any test lasts. */
const HOUR = 3_600_000;

it('lets bots move as soon as the one who decided says so, and nobody else', async () => {
  const server = await new TestServer({ botPause: HOUR }).start();
  try {
    const host = await server.open();
    const [aki, watcher] = await Promise.all([server.peer(host.table, host.secret), server.peer(host.table)]);
    await aki.do({ t: 'start' });
    await aki.until(() => aki.turn?.seat === aki.you);
    await aki.act();
    await aki.until(() => aki.turn?.undo === true);
    const { number } = aki.turn ?? {};
    watcher.send({ t: 'hurry' });
    // What a connection sends is answered in order: the hurry before it has been heard.
    await watcher.do({ t: 'ready', ready: true });
    expect(aki.turn?.number).toBe(number);
    aki.send({ t: 'hurry' });
    await aki.until(() => aki.turn?.number !== number);
  } finally {
    await server.end();
  }
});
