/** A newer build on the server: it is offered, taken when the player says so, and then works without a network. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { it } from './app-test.ts';
import { wholeCopy } from './offline-copy.ts';

/** The server of an app, which calls its build by another name from the moment that it is told so. */
async function renaming(
  target: string,
): Promise<{ readonly url: string; readonly server: Server; name: string | null }> {
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(target + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const isRenamed = url === '/sw.js' && proxy.name !== null;
    response.end(isRenamed ? body.toString().replace(/VERSION = "\w+"/, `VERSION = "${proxy.name}"`) : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const proxy = { url: `http://127.0.0.1:${port}`, server, name: null as string | null };
  return proxy;
}

it('is offered and taken, and the copy for offline use is of it', async ({ app, expect }) => {
  app.tolerate(/net::ERR_/);
  const proxy = await renaming(app.url);
  const page = await app.page('/settings', { through: proxy.url, serviceWorkers: 'allow' });
  await wholeCopy(page);
  proxy.name = 'second';
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await page.getByText('A new version is ready.').waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await loaded;
  await page.getByText('Ready offline').waitFor();
  expect(await page.evaluate(() => caches.keys())).toContain('tokaido-second');

  proxy.server.close();
  proxy.server.closeAllConnections();
  await page.reload();
  await page.locator('main h1', { hasText: 'Settings' }).waitFor();
});
