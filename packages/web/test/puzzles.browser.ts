/** Puzzles in a browser: solved and missed, by touch, keyboard and as text; history, streak, filters, offline, sizes, axe. */

import { readFileSync } from 'node:fs';
import type { Puzzle, PuzzleFile } from '@tokaido/bots/puzzle';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App, PageOptions } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { cutOffDevice } from './offline-copy.ts';
import { shareOf } from './random-seed.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const SHORT = { width: 390, height: 664 };

function puzzlesOf(game: string): readonly Puzzle[] {
  const file = new URL(`../../bots/puzzles/${game}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile).puzzles;
}

const TOKAIDO = puzzlesOf('tokaido');
const DUO = puzzlesOf('duo');

/** The first puzzle of a kind, on a table of the base game. */
function find(puzzles: readonly Puzzle[], kind: string): Puzzle {
  const found = puzzles.find((each) => each.kind === kind && !each.record.includes('boxes'));
  if (found === undefined) throw new Error(`no puzzle asks "${kind}"`);
  return found;
}

const WALK = find(TOKAIDO, 'travel');

/** A leg from its beginning: as many stops as a board has in sight at once. */
const LONG = TOKAIDO.filter(({ kind }) => kind === 'travel').toSorted(
  (a, b) => b.choices.length - a.choices.length,
)[0]!;

async function open(app: App, puzzle: Puzzle, options: PageOptions = {}): Promise<Page> {
  const page = await app.page(`/puzzles/${puzzle.id}`, { viewport: PHONE, ...options });
  await page.locator('.puzzle-bar').waitFor();
  return page;
}

const stopOf = (action: string) => `[data-stop="${action.split(' ')[1]}"]`;

async function faultsOf(page: Page): Promise<string[]> {
  await bringAxe(page);
  return violations(page);
}

/** Looks at a stop and answers with it. */
async function walk(page: Page, action: string): Promise<void> {
  await page.locator(stopOf(action)).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.locator('.answered .puzzle-bar h2').waitFor();
}

const verdict = (page: Page) => page.locator('.answered .puzzle-bar h2').textContent();
const streak = (page: Page) => page.locator('.streak b').textContent();

it('is solved by touch: every stop shows its points, the streak grows', async ({ app }) => {
  const page = await open(app, WALK);
  expect(await page.locator('h1:visible').textContent()).toBe('Which stop?');
  await expect.poll(() => page.locator('[data-worth]').count()).toBe(0);
  await walk(page, WALK.choices[0]!.action);
  expect(await verdict(page)).toContain(', yes');
  expect(await streak(page)).toBe('1');
  await expect.poll(() => page.locator('[data-worth]').count()).toBe(WALK.choices.length);
  const [a, b] = WALK.choices[0]!.points;
  const best = page.locator(`${stopOf(WALK.choices[0]!.action)} .label`);
  expect(await best.getAttribute('data-worth')).toBe(((a + b) / 2).toFixed(1));
  expect(await best.getAttribute('class')).toContain('is-best');
});

it('has all stops of a leg in sight on a phone, before and after the answer', async ({ app }) => {
  const page = await open(app, LONG);
  const hidden = () =>
    page.evaluate(() => {
      const end = document.querySelector('.scroll')?.getBoundingClientRect().bottom ?? 0;
      const rows = [...document.querySelectorAll('.stop .label')].map((row) => row.getBoundingClientRect());
      return rows.filter(({ height, bottom }) => height > 0 && bottom > end + 1).length;
    });
  await expect.poll(hidden).toBe(0);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.answered .puzzle-bar h2').waitFor();
  await expect.poll(hidden).toBe(0);
});

it('is missed on a desktop: the answer and the best one are compared, another try does not count', async ({
  app,
}) => {
  const page = await open(app, WALK, { viewport: DESKTOP });
  const worst = WALK.choices.at(-1)!;
  await walk(page, worst.action);
  expect(await verdict(page)).toContain(', not ');
  expect(await streak(page)).toBe('0');
  const lost =
    (WALK.choices[0]!.points[0] + WALK.choices[0]!.points[1] - worst.points[0] - worst.points[1]) / 2;
  expect(await page.locator('.reasons-sum b').textContent()).toBe(`+${lost.toFixed(1)}`);
  expect(await page.locator('.puzzle-choices li').count()).toBe(WALK.choices.length);
  expect(await page.locator('.puzzle-choices .is-yours').count()).toBe(1);
  // After a reload it is asked again, and the right answer changes nothing.
  await page.reload();
  await page.locator('.puzzle-bar').waitFor();
  await walk(page, WALK.choices[0]!.action);
  expect(await page.locator('.puzzle-bar').textContent()).toContain('Not counted');
  expect(await streak(page)).toBe('0');
  await page.goto(`${app.url}/puzzles`);
  expect(await page.locator('.puzzle-sums').textContent()).toContain('0 of 1');
  expect(await page.locator('.puzzle-item.missed').count()).toBe(1);
});

it('is solved by keyboard alone, and N leads to the next one', async ({ app }) => {
  const page = await open(app, WALK, { viewport: DESKTOP });
  const best = page.locator(stopOf(WALK.choices[0]!.action));
  await best.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await verdict(page)).toContain(', yes');
  // The verdict has the focus: it is read at once.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.keyboard.press('n');
  await expect.poll(() => page.url()).not.toContain(`/puzzles/${WALK.id}`);
  expect(page.url()).toMatch(/\/puzzles\/t\d+$/);
});

it('can be read and answered as text', async ({ app }) => {
  const page = await app.page(`/puzzles/${WALK.id}?view=narrator`, { viewport: DESKTOP });
  await page.locator('.puzzle-told').waitFor();
  expect(await page.locator('.puzzle-told table').count()).toBeGreaterThan(0);
  const choices = page.locator('.puzzle-told section').first().getByRole('button');
  expect(await choices.count()).toBeGreaterThanOrEqual(WALK.choices.length);
  await choices.first().click();
  await page.locator('#puzzle-answer').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('puzzle-answer');
  expect(await page.locator('.puzzle-choices li').count()).toBe(WALK.choices.length);
  expect(await faultsOf(page)).toEqual([]);
});

it('of Duo is answered on the island', async ({ app }) => {
  const puzzle = find(DUO, 'die');
  const page = await open(app, puzzle, { viewport: DESKTOP });
  expect(await page.locator('h1:visible').textContent()).toBe('Which die, and where to?');
  await page.getByRole('button', { name: 'Give up' }).click();
  expect(await verdict(page)).toContain('The answer');
  expect(await page.locator('.puzzle-choices li').count()).toBe(puzzle.choices.length);
  expect(await faultsOf(page)).toEqual([]);
});

it('of another decision is answered in its form, or given up', async ({ app }) => {
  const puzzle = find(TOKAIDO, 'eat');
  const page = await open(app, puzzle);
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Give up' }).click();
  expect(await verdict(page)).toContain('The answer');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('.puzzle-choices li').count()).toBe(puzzle.choices.length);
});

it('leads into a game against bots', async ({ app }) => {
  const page = await open(app, WALK, { viewport: DESKTOP });
  await walk(page, WALK.choices[0]!.action);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await expect.poll(() => page.url()).toContain('/g/');
  await page.locator('.tb-bar').waitFor();
  // The same decision is asked there.
  await page.locator(`${stopOf(WALK.choices[0]!.action)}.open`).waitFor();
});

it('is listed by game, box and grade', async ({ app }) => {
  const page = await app.page('/puzzles', { viewport: PHONE });
  await page.locator('.puzzle-list').waitFor();
  const heading = page.locator('h2').last();
  expect(await heading.textContent()).toBe(`${TOKAIDO.length} puzzles`);
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('3');
  const three = TOKAIDO.filter(({ grade }) => grade === 3).length;
  await expect.poll(() => heading.textContent()).toBe(`${three} puzzles`);
  await page.getByRole('combobox', { name: 'Box' }).selectOption('matsuri');
  const some = TOKAIDO.filter(({ grade, record }) => grade === 3 && record.includes('matsuri')).length;
  await expect.poll(() => heading.textContent()).toMatch(new RegExp(`^${some} puzzles?$`));
  await page.getByLabel('Tokaido Duo').check();
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('0');
  await expect.poll(() => heading.textContent()).toBe(`${DUO.length} puzzles`);
  expect(await faultsOf(page)).toEqual([]);
  // It is remembered.
  await page.reload();
  await expect.poll(() => heading.textContent()).toBe(`${DUO.length} puzzles`);
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.locator('.puzzle .duo').waitFor();
});

it('says what to do about an address that is none', async ({ app }) => {
  for (const id of ['t99999', 'x1', 'nonsense']) {
    const page = await app.page(`/puzzles/${id}`);
    await page.getByRole('heading', { name: 'No such puzzle' }).waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).waitFor();
    await page.close();
  }
});

it('damaged history is ignored', async ({ app }) => {
  const page = await app.page('/puzzles', { viewport: PHONE });
  await page.evaluate(() => {
    localStorage.setItem('tokaido.puzzles', '{"format":1,"answers":[7,{"id":"t1"}]');
    localStorage.setItem('tokaido.puzzles.filter', '{"game":9}');
  });
  await page.reload();
  await page.locator('.puzzle-list').waitFor();
  expect(await streak(page)).toBe('0');
});

it('works without a network, on a device that has never opened one', async ({ app }) => {
  const { context, url } = await cutOffDevice(app, { viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${url}/puzzles/${WALK.id}`);
  await page.locator('.puzzle-bar').waitFor();
  await walk(page, WALK.choices[0]!.action);
  expect(await verdict(page)).toContain(', yes');
});

it.for(shareOf([SHORT, DESKTOP, PHONE]))(
  'fits and has no faults at $width × $height',
  async (viewport, { app }) => {
    const asked = [WALK, find(TOKAIDO, 'eat'), find(DUO, 'die')];
    for (const puzzle of asked) {
      const page = await open(app, puzzle, { viewport });
      const scrolls = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          return [scrollWidth - clientWidth, scrollHeight - clientHeight];
        });
      await page.waitForTimeout(300);
      expect(await scrolls(), `${puzzle.id} asked`).toEqual([0, 0]);
      expect(await faultsOf(page), `${puzzle.id} asked`).toEqual([]);
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.locator('.answered .puzzle-bar h2').waitFor();
      await page.waitForTimeout(300);
      expect(await scrolls(), `${puzzle.id} answered`).toEqual([0, 0]);
      expect(await faultsOf(page), `${puzzle.id} answered`).toEqual([]);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.puzzle-bar :is(button, a), .replay-tools :is(button, a)')]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 44 || height < 44))
          .map(({ width, height }) => [width, height]),
      );
      expect(small).toEqual([]);
      await page.close();
    }
  },
);
