/** Replays in a browser: every position is that of the rules; address, eyes, spoilers, keys, links, files. */

import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App, PageOptions } from './app.ts';
import { it } from './app-test.ts';
import { DUO, FINISHED, type FinishedGame, keptGame, positionsOf } from './finished-games.ts';
import { cutOffDevice } from './offline-copy.ts';
import { SCALE, seedOf, shareOf } from './random-seed.ts';
import { DESKTOP, PHONE } from './viewports.ts';

seedOf('replay');
/** In a short run so many positions are left out between two that are compared. */
const STRIDE = SCALE < 1 ? 9 : 1;
const BASE = FINISHED[0]!;

async function open(app: App, game: FinishedGame, query = '', options: PageOptions = {}): Promise<Page> {
  const kept = keptGame(game);
  const page = await app.page(`/r/${kept.id}${query}`, { viewport: DESKTOP, game: kept, ...options });
  await shown(page);
  return page;
}

async function shown(page: Page): Promise<void> {
  await page.locator('.replay-bar').waitFor();
  // The words for what happens are fetched beside it.
  await page.locator('.replay-says span', { hasText: /\S/ }).waitFor();
}

const at = (page: Page) => page.getByRole('slider').inputValue().then(Number);

/** Runs in the page: what is drawn at each of some positions, pulled to one after the other. */
async function drawnAt(positions: readonly number[]): Promise<Record<string, readonly string[]>[]> {
  const bar = document.querySelector<HTMLInputElement>('.replay-line input');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const all: Record<string, readonly string[]>[] = [];
  for (const position of positions) {
    if (bar === null) break;
    bar.value = String(position);
    bar.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    await frame();
    const seats = [...document.querySelectorAll<HTMLElement>('.man[data-seat]')];
    all.push(
      Object.fromEntries(
        seats.map((man) => {
          const seat = man.dataset['seat'] ?? '';
          const stop = document
            .querySelector(`[data-stop] [data-pawn="${seat}"]`)
            ?.closest<HTMLElement>('[data-stop]');
          return [seat, [man.querySelector('.sr-only')?.textContent ?? '', stop?.dataset['stop'] ?? '-1']];
        }),
      ),
    );
  }
  return all;
}

// A short run draws some of the games; what is drawn of all of them is compared in `replay.test.ts`.
it.for(SCALE < 1 ? [BASE, FINISHED[2]!, DUO] : FINISHED)(
  'shows every position as the rules have it: $name',
  async (game, { app }) => {
    const page = await open(app, game);
    const states = positionsOf(keptGame(game));
    const chosen = states.flatMap((_, i) => (i % STRIDE === 0 || i === states.length - 1 ? [i] : []));
    expect(await page.getByRole('slider').getAttribute('max')).toBe(String(states.length - 1));
    const drawn = await page.evaluate(drawnAt, chosen);
    for (const [i, position] of chosen.entries()) {
      for (const [seat, { points, coins, stop }] of game.facts(states[position]!).entries()) {
        const [words = '', where] = drawn[i]?.[String(seat)] ?? [];
        const about = `move ${position}, seat ${seat}: ${words}`;
        expect(words, about).toContain(`${coins} coin`);
        if (points >= 0) expect(words, about).toContain(`${points} point`);
        if (stop >= 0) expect(Number(where), about).toBe(stop);
      }
    }
  },
);

it('keeps the move in its address: reload, back and forward, a bad number', async ({ app }) => {
  const page = await open(app, BASE, '?m=12');
  expect(await at(page)).toBe(12);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/\?m=13$/);
  await page.reload();
  await shown(page);
  expect(await at(page)).toBe(13);
  // A line of the journal leads to its moment, and back leads back.
  await page.locator('.journal-lines a').nth(3).click();
  await page.waitForURL(/\?m=10$/);
  expect(await at(page)).toBe(10);
  await page.goBack();
  await expect.poll(() => at(page)).toBe(13);
  await page.goForward();
  await expect.poll(() => at(page)).toBe(10);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.locator('main.end').waitFor();
  await page.goBack();
  await shown(page);
  expect(await at(page)).toBe(10);
  await page.goto(page.url().replace(/m=.*/, 'm=99999'));
  await shown(page);
  expect(String(await at(page))).toBe(await page.getByRole('slider').getAttribute('max'));
});

it('goes by keys alone, and tells each step', async ({ app }) => {
  const page = await open(app, BASE);
  const steps: [string, number | null][] = [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['PageDown', 11],
    ['PageUp', 1],
    ['Shift+ArrowRight', null],
    ['Shift+ArrowLeft', null],
    ['Home', 0],
  ];
  for (const [key, position] of steps) {
    const before = await at(page);
    await page.keyboard.press(key);
    if (position !== null) expect(await at(page), key).toBe(position);
    else expect(await at(page), key).not.toBe(before);
  }
  await page.keyboard.press('PageDown');
  await page.locator('[role="status"]', { hasText: /^Move 10 of \d+: \S/ }).waitFor({ state: 'attached' });
  // Space plays and stops.
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => at(page), { timeout: 10_000 }).toBeGreaterThan(11);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('End');
  expect(String(await at(page))).toBe(await page.getByRole('slider').getAttribute('max'));
  // By Tab alone everything is reached, and the focus is never lost.
  const names = new Set<string>();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    names.add(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  for (const name of [
    'To the beginning',
    'One move back',
    'One move on',
    'On to the next turn',
    'Position in the game',
    'View',
    'Share',
    'Leave',
  ])
    expect([...names], name).toContain(name);
});

it('has names for a screen reader: the bar says which move it is and what happened', async ({ app }) => {
  const page = await open(app, BASE, '?m=20');
  const bar = page.getByRole('slider', { name: 'Position in the game' });
  const words = await bar.getAttribute('aria-valuetext');
  expect(words).toMatch(/^Move 20 of \d+: \S+ \S+/);
  expect(words).toContain(await page.locator('.replay-says span').innerText());
  await page.getByRole('button', { name: 'To the beginning' }).click();
  expect(await bar.getAttribute('aria-valuetext')).toBe('Before the first move');
});

it('shows what another seat knew, and what a spectator does', async ({ app }) => {
  const page = await open(app, BASE, '?m=1');
  // My own tiles are known to me before anybody shows theirs.
  const journal = async () => (await page.locator('.journal-lines li').allInnerTexts()).join('\n');
  // Its words are fetched beside it.
  await expect.poll(journal).not.toBe('');
  const mine = await journal();
  expect(await page.locator('.man[data-seat="0"]').innerText()).toContain('You');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('radio', { name: 'A spectator' }).check({ force: true });
  await page.keyboard.press('Escape');
  expect(await page.locator('.man[data-seat="0"]').innerText()).not.toContain('You');
  expect(await journal()).not.toBe(mine);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('radio', { name: 'You' }).check({ force: true });
  await page.keyboard.press('Escape');
  expect(await journal()).toBe(mine);
});

it('tells nothing of the ending to those who want it so, until they get there', async ({ app }) => {
  const page = await open(app, BASE, '?m=5');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.locator('.replay-result').waitFor();
  await page.getByRole('checkbox', { name: /Hide the ending/ }).check();
  expect(await page.locator('.replay-result').count()).toBe(0);
  await page.keyboard.press('Escape');
  const total = positionsOf(keptGame(BASE)).length - 1;
  const told = async () => {
    const bar = await page
      .locator('.replay-line input')
      .evaluate(({ attributes }) => [...attributes].map(({ value }) => value).join(' '));
    const words = `${bar} ${await page.locator('main').innerText()}`;
    return new RegExp(`.{0,80}\\b${total}\\b`).exec(words)?.[0] ?? null;
  };
  // What is told to a screen reader follows a moment later.
  await expect.poll(told).toBe(null);
  expect(await page.getByRole('slider').getAttribute('max')).toBe('5');
  await page.keyboard.press('End');
  expect(await at(page)).toBe(5);
  await page.keyboard.press('PageDown');
  expect(await page.getByRole('slider').getAttribute('max')).toBe('15');
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^Move 15: /);
  // It is kept on the device; who looks further knows the end.
  await page.reload();
  await shown(page);
  expect(await told()).toBe(null);
  for (let i = 0; i * 10 < total; i++) await page.keyboard.press('PageDown');
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toContain(
    `Move ${total} of ${total}`,
  );
});

it.for(shareOf([BASE, DUO, FINISHED[2]!], 2))(
  'a link holds the whole game and opens elsewhere without a network: $name',
  async (game, { app }) => {
    const page = await open(app, game, '?m=7', { viewport: PHONE });
    await page.getByRole('button', { name: 'Share' }).click();
    const link = `http://${await page.locator('.share-link').innerText()}`;
    expect(link).toContain('/r/link#1/');
    // Another device, which has only ever seen the first page, and has lost the network.
    const { context, url } = await cutOffDevice(app);
    const other = await context.newPage();
    await other.goto(`${url}${link.slice(link.indexOf('/r/'))}`);
    await shown(other);
    await other.keyboard.press('End');
    const states = positionsOf(keptGame(game));
    expect(await at(other)).toBe(states.length - 1);
    await other.waitForURL(/\?m=\d+#1\//);
    await other.reload();
    await shown(other);
    expect(await at(other)).toBe(states.length - 1);
  },
);

it('says what is wrong with an address', async ({ app }) => {
  const page = await app.page('/r/link#1/tokaido2.players%3D2.AAAA');
  await page.locator('.notice', { hasText: 'damaged' }).waitFor();
  await page.goto(page.url().replace(/#.*/, '#1/tokaido2'));
  await page.reload();
  await page.locator('.notice').waitFor();
  await page.goto(`${new URL(page.url()).origin}/r/nnnnnnnnnn`);
  await page.locator('.notice', { hasText: 'no such game' }).waitFor();
});

it('opens a record from a file, chosen or dropped, and refuses others with a sentence', async ({ app }) => {
  const page = await open(app, BASE, '?m=1');
  await page.getByRole('button', { name: 'Share' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Record' }).click(),
  ]);
  const path = join(tmpdir(), `replay-${Date.now()}.txt`);
  await file.saveAs(path);
  const journeys = await app.page('/journeys');
  const input = journeys.locator('.open-record input');
  await input.setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await journeys.locator('.open-record .fault', { hasText: /Choose a record/ }).waitFor();
  await input.setInputFiles(path);
  await journeys.waitForURL(/\/r\/link#1\//);
  await shown(journeys);
  // Dropped anywhere.
  const drop = async (text: string) => {
    await journeys.goto(new URL('/rules', journeys.url()).href);
    await journeys.locator('main h1').waitFor();
    await journeys.evaluate(async (content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
      const fire = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      fire('dragenter');
      // Nobody drops anything within a moment.
      while (fire('dragover')) await new Promise((resolve) => setTimeout(resolve, 20));
      fire('drop');
    }, text);
  };
  await drop(await readFile(path, 'utf8'));
  await journeys.waitForURL(/\/r\/link#1\//);
  await shown(journeys);
  await drop('nothing of the kind');
  await journeys.locator('.dropped', { hasText: /Choose a record/ }).waitFor();
});

it('is reached from the end screen and from the journeys', async ({ app }) => {
  const kept = keptGame(BASE);
  const page = await app.page(`/g/${kept.id}`, { viewport: DESKTOP, game: kept });
  await page.locator('.end-foot:not(.settling)').waitFor();
  // A point of the chart leads to its moment.
  await page.locator('.chart-point').last().click();
  await shown(page);
  expect(await at(page)).toBeGreaterThan(5);
  await page.goBack();
  await page.locator('.end-journal summary').click();
  await page.locator('.end-journal .journal-lines a').last().click();
  await shown(page);
  expect(await at(page)).toBeLessThan(3);
  await page.goto(new URL('/journeys', page.url()).href);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: /^Share/ }).click();
  await page.locator('.share-game .share-link').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await page.getByRole('link', { name: /^Replay/ }).click();
  await shown(page);
  expect(await at(page)).toBe(0);
});
