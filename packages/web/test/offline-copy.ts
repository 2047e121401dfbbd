/** What a device keeps for times without a network. */

import type { BrowserContext, Page } from 'playwright-core';
import type { App, PageOptions } from './app.ts';
import type { PlayedPage } from './played-page.ts';

/** Waits until the whole program lies on the device of a page. */
export async function wholeCopy(page: PlayedPage): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.match('/whole-copy')) === undefined)
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

/** The files that the program copies, as the service worker names them, and those that are there. */
export async function copiedFiles(
  page: Page,
): Promise<{ wanted: readonly string[]; here: readonly string[] }> {
  return page.evaluate(async () => {
    const worker = await fetch('/sw.js').then((answer) => answer.text());
    const wanted = JSON.parse(/FILES = (\[.*?\]);/.exec(worker)?.[1] ?? '[]') as string[];
    const here = await Promise.all(
      wanted.map(async (file) =>
        (await caches.match(file, { ignoreVary: true })) === undefined ? [] : [file],
      ),
    );
    return { wanted, here: here.flat() };
  });
}

/** A device that has visited the first page once, and then lost the network for good. */
export async function cutOffDevice(
  app: App,
  options: PageOptions = {},
): Promise<{ readonly context: BrowserContext; readonly url: string }> {
  // A page that is away from its server may say so in the console; nothing else may be there.
  app.tolerate(/net::ERR_/);
  const proxy = await app.proxy();
  const page = await app.page('/', { ...options, through: proxy.url, serviceWorkers: 'allow' });
  await wholeCopy(page);
  await page.close();
  proxy.stop();
  await page.context().setOffline(true);
  return { context: page.context(), url: proxy.url };
}
