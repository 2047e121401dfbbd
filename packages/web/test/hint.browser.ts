/** A hint explains and never commits: its choices are looked at on the road, and walking there takes the action bar. */

import { it } from './app-test.ts';
import { underWay } from './moments.ts';
import { asked, positionWhere } from './positions.ts';
import { entriesOf } from './saved-games.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

it.for(SIZES)(
  'on a %s it shows three stops with reasons, and takes none',
  async ([, viewport], { app, expect }) => {
    const game = positionWhere({ seed: 3, until: underWay });
    const page = await app.page(`/g/${game.id}`, { viewport, game });
    await page.locator('.stop.open, [data-stop].open').first().waitFor();
    const before = (await entriesOf(page)).length;
    const button = page.getByRole('button', { name: /^Hint/ });
    expect(await button.count()).toBe(1);
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Three good stops' });
    await sheet.waitFor();
    const choices = sheet.locator('.hint-choice');
    expect(await choices.count()).toBe(3);
    for (const why of await choices.locator('.hint-why').allInnerTexts())
      expect(why).toMatch(/[+−][\d.]+ \S/);
    expect(await sheet.locator('.hint-foot p').innerText()).toMatch(/best in \d+ of 100 tries/);
    expect(await page.locator('[data-rank]').count()).toBe(3);
    // The third is looked at: on the road it is picked, and nothing has been decided.
    await choices.nth(2).click();
    expect(await page.locator('[data-rank="三"]').getAttribute('aria-pressed')).toBe('true');
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('[data-rank]').count()).toBe(0);
    expect((await entriesOf(page)).length).toBe(before);
    await page.locator('.tb-bar .primary').waitFor();
  },
);

it('answers a question in a sheet with the same content, and closes with Escape', async ({ app, expect }) => {
  const game = positionWhere({ seed: 3, until: (table) => asked(table) === 'buy' });
  const page = await app.page(`/g/${game.id}`, { viewport: PHONE, game });
  await page.locator('.sheet.asks').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  const sheet = page.getByRole('dialog', { name: /good choices|One choice/ });
  await sheet.waitFor();
  expect(await sheet.locator('.hint-why').first().innerText()).toMatch(/[+−][\d.]+ \S/);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.locator('.sheet.asks').count()).toBe(1);
});

it.for(SIZES)(
  'at Duo on a %s it shows three moves with reasons, and takes none',
  async ([, viewport], { app, expect }) => {
    const game = positionWhere({ game: 'duo', seed: 3, until: (table) => asked(table) === 'die' });
    const page = await app.page(`/g/${game.id}`, { viewport, game });
    await page.locator('.island .target').first().waitFor();
    const before = (await entriesOf(page)).length;
    await page.getByRole('button', { name: /^Hint/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Three good moves' });
    await sheet.waitFor();
    const choices = sheet.locator('.hint-choice');
    expect(await choices.count()).toBe(3);
    for (const why of await choices.locator('.hint-why').allInnerTexts())
      expect(why).toMatch(/[+−][\d.]+ \S/);
    expect(await sheet.locator('.hint-foot p').innerText()).toMatch(/best in \d+ of 100 tries/);
    // The second is looked at: the island shows its seal, and nothing has been decided.
    await choices.nth(1).click();
    expect(await page.locator('.target[data-rank="二"]').getAttribute('aria-pressed')).toBe('true');
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('[data-rank]').count()).toBe(0);
    expect((await entriesOf(page)).length).toBe(before);
  },
);
