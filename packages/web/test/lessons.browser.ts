/** Every lesson on the screen: by touch and by keyboard, with a wrong try at each step; where its slip lies; offline. */

import type { Page } from 'playwright-core';
import { LESSONS } from '../src/learn/catalogue.ts';
import type { Lesson, Step } from '../src/learn/lesson.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { LessonPlayer } from './lesson-player.ts';
import { SCALE, shareOf } from './random-seed.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const SHORT = { width: 390, height: 664 };
const SIZES = [SHORT, DESKTOP, PHONE] as const;
const FAST = { pace: 'instant', sound: 0 };

/** Runs in the page: what the slip lies over that is needed, or how it does not fit. */
function faults(at: string | null): string[] {
  const slip = document.querySelector('.lesson-slip')?.getBoundingClientRect();
  if (slip === undefined) return ['there is no slip'];
  const found: string[] = [];
  const isOver = ({ left, right, top, bottom }: DOMRect) =>
    slip.left < right - 1 && slip.right > left + 1 && slip.top < bottom - 1 && slip.bottom > top + 1;
  const sheet = document.querySelector('.sheet.asks');
  const needed = sheet === null ? ['.tb-bar', ...(at === null ? [] : [at])] : ['.sheet.asks'];
  for (const selector of needed) {
    const part = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    const meant = part?.querySelector('.label') ?? part;
    if (meant === undefined || meant === null) found.push(`${selector} is not there`);
    else if (isOver(meant.getBoundingClientRect())) found.push(`it lies over ${selector}`);
  }
  if (slip.left < 0 || slip.right > innerWidth || slip.top < 0 || slip.bottom > innerHeight)
    found.push(`it lies outside of the window: ${Math.round(slip.top)} to ${Math.round(slip.bottom)}`);
  for (const pressed of document.querySelectorAll('.lesson-slip :is(a, button), .lesson-head a')) {
    const { width, height } = pressed.getBoundingClientRect();
    if (pressed.checkVisibility() && (width < 44 || height < 44) && width > 1)
      found.push(`${pressed.textContent}: ${Math.round(width)} × ${Math.round(height)}`);
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth) found.push('the page scrolls');
  return found;
}

/** Runs in the page: whether something lies over the words of the slip. */
function isSlipCovered(): boolean {
  return [...document.querySelectorAll('.lesson-slip :is(h2, p, .lesson-foot)')].some((words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over?.closest('.lesson-slip') === null;
  });
}

/** In a short run the first step of a lesson is looked at in all sizes, the others on a phone. */
async function faultsAtAllSizes(page: Page, step: Step, number: number): Promise<string[]> {
  const found: string[] = [];
  for (const size of SCALE < 1 && number > 0 ? [PHONE] : SIZES) {
    await page.setViewportSize(size);
    let seen = await page.evaluate(faults, step.at ?? null);
    // Another layout is drawn, then the slip finds its place.
    for (let i = 0; i < 40 && seen.length > 0; i++) {
      await page.waitForTimeout(50);
      seen = await page.evaluate(faults, step.at ?? null);
    }
    found.push(...seen.map((fault) => `${size.width}×${size.height}: ${fault}`));
  }
  return found;
}

// What a lesson asks and answers is tried without a screen for all of them (`lessons.test.ts`).
it.for(shareOf(LESSONS, 2))(
  '$id by touch, with a wrong try at each step',
  async (lesson: Lesson, { app, expect }) => {
    const page = await app.page(`/learn/${lesson.id}`, { settings: FAST, hasTouch: true });
    const player = new LessonPlayer(page, false);
    await bringAxe(page);
    await player.play(lesson, async (step, number) => {
      expect.soft(await faultsAtAllSizes(page, step, number), `${lesson.id} ${number + 1}`).toEqual([]);
      const tried = await player.tryElse(step);
      if (tried !== null) expect.soft(tried, `${lesson.id} ${number + 1}`).toMatch(/\w{3}/);
      if (number % 3 === 0 && SCALE >= 1)
        expect.soft(await violations(page), `${lesson.id} ${number + 1}`).toEqual([]);
    });
    expect.soft(await violations(page), lesson.id).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('tokaido.lessons'))).toContain(lesson.id);
  },
);

// In a short run every other one: those of the first game, of boxes, and of Duo are among them.
it.for(LESSONS.filter((_, i) => SCALE >= 1 || i % 2 === 0))(
  '$id by keyboard',
  async (lesson: Lesson, { app, expect }) => {
    const viewport = LESSONS.indexOf(lesson) % 4 < 2 ? DESKTOP : PHONE;
    const page = await app.page(`/learn/${lesson.id}`, { settings: FAST, viewport });
    const player = new LessonPlayer(page, true);
    await player.play(lesson, async (step, number) => {
      await expect
        .poll(() => page.evaluate(isSlipCovered), { message: `${lesson.id} ${number + 1} is covered` })
        .toBe(false);
      const tried = await player.tryElse(step);
      if (tried !== null) expect.soft(tried, `${lesson.id} ${number + 1}`).toMatch(/\w{3}/);
      const isLost = number > 0 && (await page.evaluate(() => document.activeElement === document.body));
      expect.soft(isLost, `${lesson.id} ${number + 1}: the focus is lost`).toBe(false);
    });
  },
);
