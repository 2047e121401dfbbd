/** Two browsers at one table of the server, with every line between them cut again and again. */

import type { ServerMessage } from '@tokaido/table';
import { tokaido } from '@tokaido/tokaido';
import type { Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { boardOf, countOf } from './drawn-board.ts';
import { playByHttp, turnOf } from './fast-game.ts';
import type { FlakyProxy } from './flaky-proxy.ts';
import { openTable, sitDown } from './online-table.ts';
import type { Asked } from './player.ts';
import { DECISIONS, seedOf } from './random-seed.ts';
import { nextSituation } from './situation.ts';
import { TouchPlayer } from './touch-player.ts';

type Welcome = Extract<ServerMessage, { readonly t: 'welcome' }>;

const seed = seedOf('online');
const INSTANT = { pace: 'instant' };
const PATIENCE = { timeout: 20_000 };

/** A device whose line to the server can be cut. */
async function onProxy(app: App, path: string): Promise<{ readonly proxy: FlakyProxy; readonly page: Page }> {
  const proxy = await app.proxy();
  return { proxy, page: await app.page(path, { through: proxy.url, settings: INSTANT }) };
}

/** Every welcome that a page is given, also those to come. */
function welcomesOf(page: Page): readonly Welcome[] {
  const found: Welcome[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.t === 'welcome') found.push(message);
    }),
  );
  return found;
}

/** Cuts the line at every decision, each time in another way; after a plain cut all must stand as before. */
function cutting(page: Page, proxy: FlakyProxy, expect: ExpectStatic): (asked: Asked) => Promise<void> {
  let turn = 0;
  return async () => {
    const way = turn++ % 3;
    if (way === 1) return proxy.next('lose');
    if (way === 2) return proxy.next('swallow');
    const before = await boardOf(page);
    const { opened } = proxy;
    proxy.cut();
    await expect.poll(() => proxy.opened, PATIENCE).toBeGreaterThan(opened);
    await expect.poll(() => boardOf(page), PATIENCE).toEqual(before);
  };
}

/** The secret of the seat that a device has at the table it shows. */
const secretAt = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('tokaido.seats') ?? '{}')[location.pathname.slice('/t/'.length)]
        .secret as string,
  );

it('plays while the line is cut at every decision, to the end and into another game', async ({
  app,
  expect,
}) => {
  const host = await onProxy(app, '/');
  const path = await openTable(host.page);
  const guest = await onProxy(app, path);
  const welcomes = [host, guest].map(({ page }) => welcomesOf(page));
  await sitDown(guest.page);
  const watcher = await app.page(path, { settings: INSTANT });
  await watcher.getByText('All seats are taken.').waitFor();
  await host.page.getByRole('button', { name: 'Start the walk' }).click();

  const cut = [host, guest].map(({ page, proxy }) => cutting(page, proxy, expect));
  const [first, second] = [host, guest].map(
    ({ page }, i) =>
      new TouchPlayer(page, seed + i, {
        linger: 1,
        async before(asked) {
          await cut[i]!(asked);
          // A spectator sees the same.
          if (asked.kind === 'road')
            await expect.poll(() => boardOf(watcher), PATIENCE).toEqual(await boardOf(page));
        },
      }),
  );
  const table = path.slice('/t/'.length);
  const secrets = [await secretAt(host.page), await secretAt(guest.page)];
  let last = -1;
  for (let i = 0; i < 2 * DECISIONS; i++) {
    const turn = await turnOf(app.url, table, [0, 1], last);
    if (turn === null) break;
    last = turn.number;
    await (turn.seat === 0 ? first : second)!.step();
  }
  // The line really was cut each time.
  await expect.poll(() => host.proxy.opened, PATIENCE).toBeGreaterThan(first!.decisions);
  await expect.poll(() => guest.proxy.opened, PATIENCE).toBeGreaterThan(second!.decisions);

  // What is left of a short run goes by without the browsers, which come back to the end.
  const decided = [first!.decisions, second!.decisions];
  await turnOf(app.url, table, [0, 1], last);
  const rest = await playByHttp(app.url, table, secrets);
  for (const { page } of [host, guest]) {
    await page.reload();
    await page.locator('main.end').waitFor();
  }
  await watcher.locator('main.end').waitFor();
  // One tap on the button and one on a phrase: it is at the line of whoever said it, and read out.
  await host.page.locator('.talk-button').click();
  await host.page.locator('.talk-panel .phrase', { hasText: 'Well played' }).click();
  for (const page of [guest.page, watcher]) {
    await page.locator('.bubble', { hasText: 'Well played' }).waitFor(PATIENCE);
    await page.locator('[role=log] p', { hasText: 'Well played' }).waitFor({ state: 'attached' });
  }
  const count = await countOf(host.page);
  expect(await countOf(guest.page)).toEqual(count);
  expect(await countOf(watcher)).toEqual(count);

  // Nothing was carried out twice, and nothing was lost.
  const late = await app.device();
  const page = await late.newPage();
  const told = welcomesOf(page);
  await page.goto(`${app.url}${path}`);
  await page.locator('main.end').waitFor();
  const acts = told[0]!.news.filter(({ kind, by }) => kind === 'act' && by === 'person');
  expect([0, 1].map((seat) => acts.filter((act) => act.seat === seat).length)).toEqual(
    decided.map((own, seat) => own + (rest.get(seat) ?? 0)),
  );

  // It can be replayed, by whoever knows its address; by those who sat there with their own eyes.
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay-bar').waitFor();
  const moves = told[0]!.news.filter(({ kind }) => kind === 'act').length;
  expect(await page.getByRole('slider').getAttribute('max')).toBe(String(moves));
  await guest.page.goto(guest.page.url().replace('/t/', '/r/'));
  await guest.page.locator('.replay .man', { hasText: 'You' }).waitFor();
  await guest.page.goBack();
  await guest.page.locator('main.end').waitFor();

  // The server numbers everything as the page does.
  for (const { view, turn } of welcomes.flat()) {
    if (view === null || turn === null) continue;
    const pending = tokaido.pending(tokaido.fromView(view as never));
    expect([pending?.decision, pending?.details]).toEqual([turn.decision, turn.details]);
  }

  // One touch each for the next journey.
  await host.page.getByRole('button', { name: 'Walk again' }).click();
  await host.page.getByRole('button', { name: 'Start the walk' }).waitFor();
  await guest.page.getByText('The next journey is open.').waitFor();
  await guest.page.getByRole('button', { name: 'Walk again' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(new URL(guest.page.url()).pathname).toBe(new URL(host.page.url()).pathname);
  await host.page.getByRole('button', { name: 'Start the walk' }).click();
  // Everybody sits one seat on, so the guest chooses a traveler first.
  expect((await nextSituation(guest.page)).kind).toBe('sheet');
});

it('lets several tabs of one seat go on from each other', async ({ app, expect }) => {
  const { page: first } = await onProxy(app, '/');
  const path = await openTable(first);
  await first.getByRole('button', { name: 'Start the walk' }).click();
  const second = await first.context().newPage();
  await second.goto(new URL(path, first.url()).href);
  const people = [new TouchPlayer(first, seed), new TouchPlayer(second, seed + 1)];
  for (let i = 0; i < 6; i++) {
    // Both are asked the same; now one answers, now the other.
    const [here, there] = await Promise.all(people.map((person) => person.asked()));
    expect(here!.kind === 'road' ? { ...here, key: '' } : here!.kind).toEqual(
      there!.kind === 'road' ? { ...there, key: '' } : there!.kind,
    );
    expect(await boardOf(second)).toEqual(await boardOf(first));
    await people[i % 2]!.page.bringToFront();
    await people[i % 2]!.step();
    people[1 - (i % 2)]!.passOver((i % 2 === 0 ? there : here)!);
  }
  // Its record is nobody's business before the end.
  await second.goto(new URL(path.replace('/t/', '/r/'), first.url()).href);
  await second.locator('.notice', { hasText: 'still being played' }).waitFor();
});
