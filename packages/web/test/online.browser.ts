/** Two browsers at one table of the server, with every line between them cut again and again. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { boardOf } from './board.ts';
import { App, seedOf } from './kit.ts';
import type { Asked } from './person.ts';
import { Walker } from './walker.ts';
import { Wire } from './wire.ts';

const seed = seedOf('online');
const INSTANT = { speed: 'instant' };
const wires: Wire[] = [];
let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterEach(async () => {
  const faults = await app.tidy();
  for (const wire of wires.splice(0)) wire.stop();
  expect(faults).toEqual([]);
});
afterAll(() => app.stop());

/** A device on a wire of its own. */
async function onWire(path: string): Promise<{ readonly wire: Wire; readonly page: Page }> {
  const wire = await Wire.to(app.url);
  wires.push(wire);
  return { wire, page: await app.page(path, { through: wire.url, settings: INSTANT }) };
}

/** Opens a table as host; returns the path that guests are sent. */
async function openTable(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.locator('.share-link').innerText();
  return new URL(`http://${link}`).pathname;
}

/** Cuts the line at every decision, each time in another way; after a plain cut all must stand as before. */
function cutting(page: Page, wire: Wire): (asked: Asked) => Promise<void> {
  let turn = 0;
  return async () => {
    const way = turn++ % 3;
    if (way === 1) return wire.next('lose');
    if (way === 2) return wire.next('swallow');
    const before = await boardOf(page);
    const { opened } = wire;
    wire.cut();
    await expect.poll(() => wire.opened, { timeout: 15_000 }).toBeGreaterThan(opened);
    await page.locator('.note-bar.warn').waitFor({ state: 'detached' });
    await expect.poll(() => boardOf(page), { timeout: 15_000 }).toEqual(before);
  };
}

it('plays a whole game while the line is cut at every decision', async () => {
  const host = await onWire('/');
  const path = await openTable(host.page);
  const guest = await onWire(path);
  // One touch, and nothing typed.
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).waitFor();
  const watcher = await app.page(path, { settings: INSTANT });
  await watcher.getByRole('button', { name: 'Sit down' }).waitFor({ state: 'detached' });
  await host.page.getByRole('button', { name: 'Start the walk' }).click();

  const people = [host, guest].map(
    ({ page, wire }, i) => new Walker(page, seed + i, { linger: 1, before: cutting(page, wire) }),
  );
  await Promise.all(people.map((person) => person.toTheEnd()));
});
