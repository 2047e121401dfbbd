/** Counting a real game: games of the engine are entered through the form, and must come to the engine's result. */

import { DEFAULT_OPTIONS, duo } from '@tokaido/duo';
import { playersOf } from '@tokaido/duo/count';
import { Actions, FastChance } from '@tokaido/kernel';
import { sheetOf } from '@tokaido/tokaido/count';
import { travelerName } from '@tokaido/words/tokaido';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Count } from '../src/pages/count/count-model.ts';
import { newCount, newSeat, TABLE } from '../src/pages/count/count-model.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import {
  byKeyboard,
  byTouch,
  expectedResult,
  fillIn,
  NAMES,
  playedGame,
  shownResult,
  storeCount,
} from './count-form.ts';
import { wholeCopy } from './offline-copy.ts';
import { cutOff, overlapping, smallTargets } from './page-measures.ts';
import { shareOf } from './random-seed.ts';
import { settle } from './scene.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const way = (page: Page, name: RegExp) => page.getByRole('button', { name });

it('by touch: a base game of three, reloaded on the way, shared, and counted again', async ({
  app,
  expect,
}) => {
  const game = playedGame({ players: 3, boxes: [], variations: [] }, 41);
  const sheet = sheetOf(game);
  const page = await app.page('/count', { hasTouch: true });
  for (const [seat, { traveler }] of sheet.seats.entries()) {
    await page.getByLabel(`Name of player ${seat + 1}`).fill(NAMES[seat] ?? '');
    await page.locator('.count-traveler').nth(seat).tap();
    const picker = page.getByRole('dialog');
    // Nobody can have a traveler twice.
    expect(await picker.getByRole('radio', { disabled: true }).count()).toBe(seat);
    await picker.getByRole('radio', { name: new RegExp(`^${travelerName(traveler ?? '')} `) }).check();
    await picker.getByRole('button', { name: 'Done' }).tap();
    await picker.waitFor({ state: 'detached' });
  }
  await way(page, /^Next: Aki/).tap();
  await fillIn(page, sheet, 0, byTouch);
  await way(page, /^Next: Ben/).tap();
  await fillIn(page, sheet, 1, byTouch);
  // A phone that locks, or a reload, loses nothing.
  const before = await page.locator('.count-tabs').innerText();
  await page.reload();
  await expect.poll(() => page.locator('.count-tabs').innerText()).toBe(before);
  await way(page, /^Next: Chiyo/).tap();
  await fillIn(page, sheet, 2, byTouch);
  await page.getByRole('status').filter({ hasText: 'Chiyo:' }).waitFor();
  await way(page, /^Show the result/).tap();
  await expect.poll(() => shownResult(page)).toEqual(expectedResult(game));
  await expect.poll(() => page.locator('h1').evaluate((h1) => h1 === document.activeElement)).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('tokaido-count.png');
  // Once more with the same people; what was put away can be had back.
  await way(page, /^Count again/).tap();
  await page.getByText('The last count was put away.').waitFor();
  expect(await page.getByLabel('Name of player 3').inputValue()).toBe('Chiyo');
  expect(await page.locator('.count-traveler', { hasText: 'Choose a traveler' }).count()).toBe(3);
  await page.reload();
  await way(page, /^Bring it back/).tap();
  await page.goto(`${app.url}/count?at=result`);
  await expect.poll(() => shownResult(page)).toEqual(expectedResult(game));
});

it('by keyboard: Crossroads and Matsuri', async ({ app, expect }) => {
  const options = { players: 3, boxes: ['crossroads', 'matsuri'], variations: [], tiles: 'any' } as const;
  const game = playedGame(options, 7);
  const sheet = sheetOf(game);
  const page = await app.page('/count', { viewport: DESKTOP });
  await page.getByRole('checkbox', { name: /^Matsuri/ }).press('Space');
  expect(await page.getByRole('checkbox', { name: /^Crossroads/ }).isChecked()).toBe(true);
  for (const [seat, { traveler }] of sheet.seats.entries()) {
    await page.getByLabel(`Name of player ${seat + 1}`).focus();
    await page.keyboard.type(NAMES[seat] ?? '');
    await page.locator('.count-traveler').nth(seat).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: new RegExp(`^${travelerName(traveler ?? '')} `) })
      .press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await way(page, /^Next: Aki/).press('Enter');
  for (const seat of [0, 1, 2, TABLE]) {
    const name = seat === TABLE ? 'What lies on the table' : (NAMES[seat] ?? '');
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await fillIn(page, sheet, seat, byKeyboard);
    await page.locator('.count-foot .primary').press('Enter');
  }
  // What one of them entered may bring a question to another: coins count by a card that everybody scores.
  for (const seat of [0, 1, 2]) {
    await page.goto(`${app.url}/count?at=${seat + 1}`);
    await page.locator('.count-parts').waitFor();
    await fillIn(page, sheet, seat, byKeyboard);
  }
  await page.goto(`${app.url}/count?at=result`);
  await expect.poll(() => shownResult(page)).toEqual(expectedResult(game));
  expect(await page.locator('.count-problems').count()).toBe(0);
});

it('Duo, without a network', async ({ app, expect }) => {
  const chance = new FastChance(3);
  const dealer = { chance, tell: null };
  const s = duo.setup(DEFAULT_OPTIONS, dealer);
  const legal = new Actions();
  while (!duo.isOver(s)) {
    duo.legal(s, legal);
    duo.play(s, legal.list[chance.below(legal.count)] ?? 0, dealer);
  }
  app.tolerate(/net::ERR_/);
  const proxy = await app.proxy();
  const page = await app.page('/', { through: proxy.url, serviceWorkers: 'allow' });
  await wholeCopy(page);
  proxy.stop();
  await page.context().setOffline(true);
  await page.goto(`${proxy.url}/count`);
  await page.getByRole('radio', { name: /^Tokaido Duo/ }).check();
  await page.getByLabel('Name of player 1').fill('Aki');
  await page.getByLabel('Name of player 2').fill('Ben');
  const labels = [
    ['Temple: slot of the peg', 'temple'],
    ['Garden: slot of the peg', 'garden'],
    ['Gold slabs', 'slabs'],
    ['Loose coins', 'coins'],
    ['Paintings given away', 'gifted'],
  ] as const;
  for (const [seat, has] of playersOf(s).entries()) {
    await way(page, seat === 0 ? /^Next: Aki/ : /^Next: Ben/).click();
    await page.getByRole('heading', { name: NAMES[seat] ?? '', exact: true }).waitFor();
    for (const [label, field] of labels)
      await page.getByRole('spinbutton', { name: label }).fill(String(has[field]));
  }
  await way(page, /^Show the result/).click();
  const wanted = duo
    .scores(s)
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat, place, points }) => `${place} ${NAMES[seat] ?? ''} ${points}`);
  await expect
    .poll(() =>
      page
        .locator('.score-sheet')
        .evaluateAll((sheets) =>
          sheets.map((sheet) =>
            ['.score-place', 'header b', '.score-total']
              .map((part) => (sheet.querySelector(part)?.textContent ?? '').replace(' points', ''))
              .join(' '),
          ),
        ),
    )
    .toEqual(wanted);
});

/** Five players, two boxes, and much that cannot be. */
const odd: Count = {
  ...newCount(),
  boxes: ['crossroads', 'matsuri'],
  table: { 'shared patience': 1 },
  seats: [
    { name: 'Maximiliana Wilhelmina', traveler: 'umegae', has: { 'panorama paddy': 3, 'spring 3': 4 } },
    {
      name: 'Ben',
      traveler: 'kinko',
      has: { 'panorama paddy': 3, 'spring 3': 4, 'calligraphy patience': 1 },
    },
    { name: 'Chiyo', traveler: 'kinko', has: { 'meal 1': 3, 'meal 2': 3, 'panorama sea': 9 } },
    { name: '', traveler: 'naiade', has: { arrival: 9, offerings: 1.5 } },
    { name: 'Emil', traveler: null, has: {} },
  ].map((seat, color) => ({ ...newSeat(color), ...seat })),
};

it('explains what cannot be beside the field, and is never in the way', async ({ app, expect }) => {
  const page = await (await app.device()).newPage();
  await storeCount(page, odd);
  await page.goto(`${app.url}/count`);
  await page.getByText('Naiade is in none of the chosen boxes.').waitFor();
  expect(await page.getByText('Two players have Kinko.').count()).toBe(2);
  await page.goto(`${app.url}/count?at=3`);
  const sea = page.getByRole('spinbutton', { name: 'Sea', exact: true });
  await page.getByText('A whole number from 0 to 5. Counted as 5.').waitFor();
  expect(await sea.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('6 meals: nobody can have eaten more than 4.').waitFor();
  await sea.fill('2');
  await page.getByText('A whole number from 0 to 5').waitFor({ state: 'detached' });
  // Emptied means not said; the way on is always open.
  await sea.fill('');
  await sea.blur();
  expect(await sea.inputValue()).toBe('0');
  await page.goto(`${app.url}/count?at=result`);
  const problems = page.getByRole('region', { name: /things cannot be right/ });
  await problems.getByText('8 among all players, but the box holds 6.').waitFor();
  expect(await page.locator('.end-rank > ol > li').count()).toBe(5);
  await problems
    .getByRole('listitem')
    .filter({ hasText: 'tick who' })
    .getByRole('link', { name: 'Ben' })
    .click();
  await page.getByText('Somebody completed it first').waitFor();
  await page.getByRole('checkbox', { name: /^First to complete it: Paddy/ }).check();
  await page.getByText('Somebody completed it first').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Rules: Panoramas' }).click();
  await page.waitForURL(/\/rules\/panoramas$/);
  await page.goBack();
  await page.getByRole('checkbox', { name: /^First to complete it: Paddy/, checked: true }).waitFor();
});

describe('fits and is free of violations', () => {
  const STEPS = ['players', '1', '3', 'table', 'result'];
  const LONGEST = ['3', 'result'];
  for (const [viewport, languages, schemes] of [
    [PHONE, shareOf(['en', 'fr', 'es', 'ja'], 2), shareOf(['light', 'dark'] as const)],
    [DESKTOP, ['en'], shareOf(['dark', 'light'] as const)],
  ] as const)
    it(`${viewport.width}×${viewport.height}`, async ({ app, expect }) => {
      const page = await (await app.device({ viewport })).newPage();
      await storeCount(page, odd);
      const faults: string[] = [];
      for (const language of languages)
        for (const step of language === 'en' ? STEPS : LONGEST) {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(`${app.url}/count?at=${step}&lang=${language}`);
          await page.locator('main h1').waitFor();
          await settle(page);
          const where = `${step} in ${language}`;
          for (const measure of [cutOff, overlapping, smallTargets])
            for (const fault of await page.evaluate(measure)) faults.push(`${where}: ${fault}`);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) faults.push(`${where}: ${wide} px too wide`);
          if (language !== 'en') continue;
          await bringAxe(page);
          for (const scheme of schemes) {
            await page.emulateMedia({ colorScheme: scheme });
            for (const fault of await violations(page)) faults.push(`${where}, ${scheme}: ${fault}`);
          }
        }
      expect(faults).toEqual([]);
    });

  it('the travelers, and Duo', async ({ app, expect }) => {
    const page = await (await app.device({ viewport: PHONE })).newPage();
    await storeCount(page, { ...odd, game: 'duo' });
    const faults: string[] = [];
    const look = async (where: string) => {
      await settle(page);
      await bringAxe(page);
      for (const fault of await violations(page)) faults.push(`${where}: ${fault}`);
      for (const measure of [cutOff, smallTargets])
        for (const fault of await page.evaluate(measure)) faults.push(`${where}: ${fault}`);
    };
    for (const at of ['players', '1', 'result']) {
      await page.goto(`${app.url}/count?at=${at}`);
      await page.locator('main h1').waitFor();
      await look(`Duo, ${at}`);
    }
    await page.goto(`${app.url}/count?at=players`);
    await page.getByRole('radio', { name: 'Tokaido 2 to 5' }).check();
    await page.locator('.count-traveler').first().click();
    await page.getByRole('dialog').waitFor();
    await look('travelers');
    expect(faults).toEqual([]);
  });
});
