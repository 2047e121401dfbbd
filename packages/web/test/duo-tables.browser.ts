/** Tables of Duo between people: one device that is passed round, two browsers whose lines are cut, and a board from a file. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECONSTRUCTED } from '@tokaido/duo';
import { recordFromText, verify } from '@tokaido/kernel';
import { duoTable } from '@tokaido/table';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import type { FlakyProxy } from './flaky-proxy.ts';
import { openTable, sitDown } from './online-table.ts';
import { DECISIONS, SCALE, seedOf } from './random-seed.ts';
import { nextSituation } from './situation.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP } from './viewports.ts';

const seed = seedOf('duo-tables');
const DUO = { pace: 'instant', game: 'duo' };
const PATIENCE = { timeout: 20_000 };
/** People who decide at random take their time. */
const LONGEST = 900_000;

it('is passed round on one device', { timeout: LONGEST }, async ({ app, expect }) => {
  const page = await app.page('/', { settings: DUO });
  await page.getByRole('link', { name: 'Same device' }).click();
  for (const [i, name] of ['Aki', 'Ben'].entries())
    await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await page.getByRole('radio', { name: 'Green begins' }).click();
  await page.getByRole('button', { name: 'Begin the walk' }).click();
  await page.locator('.duo .hour', { hasText: 'Ben rolled' }).waitFor();
  const player = new TouchPlayer(page, seed);
  await player.play(DECISIONS);
  expect(player.taken.island).toBeGreaterThan(1);
});

/** What everybody at a table may see of it, as it is drawn. */
function drawn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = ['.duo .hour', '.draft', '.dice'].map(
      (part) => document.querySelector(part)?.textContent ?? '',
    );
    const pieces = [...document.querySelectorAll('.piece:not(.pale)')].map((piece) => piece.outerHTML);
    return [...texts, ...pieces];
  });
}

async function onProxy(app: App, path: string): Promise<{ readonly proxy: FlakyProxy; readonly page: Page }> {
  const proxy = await app.proxy();
  return { proxy, page: await app.page(path, { through: proxy.url, settings: DUO }) };
}

it('goes on between two browsers while the line is cut at every decision, and again with the other to begin', {
  timeout: LONGEST,
}, async ({ app, expect }) => {
  const host = await onProxy(app, '/');
  const path = await openTable(host.page);
  const guest = await onProxy(app, path);
  await sitDown(guest.page);
  await host.page.getByRole('button', { name: 'Start the walk' }).click();
  const people = [host, guest].map(({ page, proxy }, i) => {
    let turn = 0;
    return new TouchPlayer(page, seed + i, {
      async before() {
        const way = turn++ % 3;
        if (way === 1) return proxy.next('lose');
        if (way === 2) return proxy.next('swallow');
        const before = await drawn(page);
        const { opened } = proxy;
        proxy.cut();
        await expect.poll(() => proxy.opened, PATIENCE).toBeGreaterThan(opened);
        await expect.poll(() => drawn(page), PATIENCE).toEqual(before);
      },
    });
  });
  if (SCALE < 1) {
    // Each of them a few dice, whoever is asked.
    for (let taken = 0; taken < 6; ) {
      const asked = await Promise.any(people.map(async (player) => (await player.asked(), player)));
      await asked.step();
      taken++;
    }
    return;
  }
  await Promise.all(people.map((player) => player.play()));
  for (const [i, { proxy }] of [host, guest].entries())
    expect(proxy.opened).toBeGreaterThan(people[i]!.decisions);
  const points = (page: Page) => page.locator('.score-sheets').innerText();
  await expect
    .poll(() => points(guest.page), PATIENCE)
    .toContain((await points(host.page)).match(/\d+/)?.[0]);

  await host.page.locator('.end-foot .primary').click();
  await host.page.getByRole('button', { name: 'Start the walk' }).waitFor();
  await guest.page.locator('.end-foot .primary').click();
  await guest.page.getByRole('button', { name: 'I am ready' }).waitFor();
  await host.page.getByRole('button', { name: 'Start the walk' }).click();
  await Promise.any([host, guest].map(({ page }) => nextSituation(page)));
});

/** Our board with other points for gifts and other starts: nothing of it can be taken for ours. */
const CHANGED = { ...RECONSTRUCTED, id: 'changed-1', gifts: [0, 3, 5, 8, 11, 15, 19, 24, 30, 36, 44] };

it('is set up on a board from a file, drawn, played and replayed', async ({ app, expect }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-board-'));
  try {
    const page = await app.page('/new', { settings: DUO, viewport: DESKTOP });
    const file = page.locator('input[type="file"]');
    // A file that is no board changes nothing, and says all that is wrong.
    const { dice: _, gifts: __, ...part } = CHANGED;
    await file.setInputFiles(saved(folder, 'part.json', part));
    await expect.poll(() => page.locator('.board-slip .fault li').allInnerTexts()).toHaveLength(2);
    await page.getByText('Our own reconstruction').waitFor();
    const board = saved(folder, 'mine.json', CHANGED);
    await file.setInputFiles(board);
    await page.locator('.board-name', { hasText: 'Own board · mine.json' }).waitFor();
    expect(await page.locator('.board-slip .fault li').count()).toBe(0);
    // It is there again when the page is, and can be taken away.
    await page.reload();
    await page.locator('.board-name', { hasText: 'changed-1' }).waitFor();
    await page.getByLabel('Seat 2').selectOption({ label: 'Porter' });
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await nextSituation(page);
    expect(await page.locator('.isle .signs > *').count()).toBeGreaterThan(CHANGED.ring.length);
    await new TouchPlayer(page, seed).play(DECISIONS);

    const record = await recordAt(page, app.url);
    const read = recordFromText(record);
    const table = duoTable.on?.(JSON.stringify(CHANGED));
    if (!read.ok || table?.ok !== true) throw new Error('no record or no board');
    expect(read.value.options).toContain('board=changed-1 hash=');
    expect(verify(table.value.game, read.value)).toMatchObject({ ok: true });
    expect(verify(duoTable.game, read.value)).toMatchObject({ ok: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function saved(folder: string, name: string, json: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(json));
  return path;
}

/** The record of the only game of a device, as the journeys save it. */
async function recordAt(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/journeys`);
  const coming = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Save the record|record/i })
    .first()
    .click();
  const stream = await (await coming).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
