/** The daily road: the same on two devices, counted once, passed on, compared with people, without a network. */

import { FIRST_DAY } from '@tokaido/table';
import type { Page } from 'playwright-core';
import type { App, PageOptions } from './app.ts';
import { store } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { dailyGame, roadOn, storeDaily, storeWalks } from './daily-games.ts';
import { wholeCopy } from './offline-copy.ts';
import { cutOff, overlapping, smallTargets } from './page-measures.ts';
import { seedOf, shareOf } from './random-seed.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const SEED = seedOf('daily');
const QUICK = { pace: 'instant' };
const SHORT = { width: 390, height: 664 };

/** By rules of thumb alone, by nets too, and Duo. */
const MONDAY = '2026-11-23';
const THURSDAY = '2026-11-26';
const WEDNESDAY = '2026-11-25';
const SUNDAY = '2026-11-29';

interface Visit extends PageOptions {
  /** Noon of this date, in UTC. */
  readonly date: string;
}

/** A page whose clock stands; what is on the device comes with `prepare`. */
async function visit(
  app: App,
  { date, ...options }: Visit,
  prepare: (page: Page) => Promise<void> = (page) => store(page, app.url, { settings: QUICK }),
): Promise<Page> {
  const context = await app.device(options);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00Z`));
  await prepare(page);
  await page.goto(`${app.url}/daily`);
  return page;
}

/** After the walk of a date, with the walks of the bots stored before: only the tests about them have them walk. */
async function visitWalked(app: App, date: string, options: PageOptions = {}): Promise<Page> {
  const page = await visit(app, { date, ...options }, async (each) => {
    await storeDaily(each, app.url, date, dailyGame(date));
    await storeWalks(each, date);
  });
  await page.locator('.daily-result').waitFor();
  return page;
}

const setOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Set out' }).click();
  await page.waitForURL(/\/g\/daily-/);
  await page.locator('.table-page').waitFor();
};

/** All decisions of the newest game on the device, in order. */
const decisionsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tokaido', 1);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    const request = database.transaction('entries').objectStore('entries').getAll();
    const entries = await new Promise<unknown[]>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return (entries as { kind: string; seat: number; action: string }[])
      .filter(({ kind }) => kind === 'acted')
      .map(({ seat, action }) => `${seat} ${action}`);
  });

it('is the same on two devices in other time zones, and after a reload', { timeout: 180_000 }, async ({
  app,
  expect,
}) => {
  const played: (readonly string[])[] = [];
  for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
    const page = await visit(app, { date: THURSDAY, timezoneId, viewport: PHONE });
    await page.getByText('Thursday 26 November, road 11').waitFor();
    await setOut(page);
    const player = new TouchPlayer(page, SEED);
    await player.play(2);
    // What was answered last is not to be answered once more by the next player.
    await player.asked();
    if (played.length === 0) await page.reload();
    await new TouchPlayer(page, SEED + 1).play(3);
    played.push(await decisionsOn(page));
  }
  const [one = [], two = []] = played;
  const common = Math.min(one.length, two.length);
  expect(common).toBeGreaterThan(10);
  expect(one.slice(0, common)).toEqual(two.slice(0, common));
  expect(one.slice(0, 4).every((words) => words.includes('choose'))).toBe(true);
});

it('begins at midnight where the player is', { timeout: 60_000 }, async ({ app }) => {
  // 12:00 UTC is the next date already, and still the one before.
  const east = await visit(app, { date: MONDAY, timezoneId: 'Pacific/Kiritimati' });
  await east.getByText('Tuesday 24 November, road 9').waitFor();
  const west = await visit(app, { date: MONDAY, timezoneId: 'Pacific/Pago_Pago' });
  await west.getByText('Monday 23 November, road 8').waitFor();
});

it('counts once on a device, whatever is walked or deleted', { timeout: 120_000 }, async ({
  app,
  expect,
}) => {
  const page = await visit(app, { date: MONDAY, viewport: PHONE });
  await setOut(page);
  const counted = page.url();
  await new TouchPlayer(page, SEED).play(1);
  // On the way, from anywhere.
  await page.goto(`${app.url}/daily`);
  await page.getByText('You are on the way').waitFor();
  await page.getByRole('link', { name: 'Go on walking' }).click();
  await page.waitForURL(counted);
  // Deleting it does not bring another first walk.
  await page.locator('.table-page').waitFor();
  await page.goto(`${app.url}/journeys`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  // It can be taken back for a while.
  await expect.poll(() => decisionsOn(page), { timeout: 40_000 }).toEqual([]);
  await page.goto(`${app.url}/daily`);
  await page.getByText('is not on this device any more').waitFor();
  expect(await page.getByRole('button', { name: 'Set out' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Walk it, not counted' }).click();
  await page.waitForURL(/\/g\/daily-/);
  expect(page.url()).not.toBe(counted);
  const days = await page.evaluate(() => localStorage.getItem('tokaido.daily'));
  expect(counted).toContain(
    (JSON.parse(days ?? '{}') as { days: Record<string, { id: string }> }).days[MONDAY]!.id,
  );
});

it('tells what came of it, and a second walk changes nothing', { timeout: 120_000 }, async ({
  app,
  expect,
}) => {
  const game = dailyGame(THURSDAY);
  const page = await visit(app, { date: THURSDAY, viewport: PHONE }, (each) =>
    storeDaily(each, app.url, THURSDAY, game),
  );
  await expect.poll(() => page.locator('.daily-result').innerText()).toContain(String(game.points));
  // The judge has found its squares; the bots have walked a little.
  await page.locator('.daily-key').waitFor();
  await expect.poll(() => page.locator('.daily-result').innerText()).toMatch(/accuracy\s*\d+%/);
  await page.locator('.daily-chart').waitFor();
  expect(await page.locator('.daily-chart').getAttribute('aria-label')).toContain(`Yours: ${game.points}`);
  await page.getByLabel('Compare with').selectOption('merchant');

  const text = await page.locator('.daily-card pre').innerText();
  const { travelers, names } = await spoilers(page);
  expect(text.split('\n')[0]).toBe('Tōkaidō, daily road 11');
  expect(text.split('\n')).toHaveLength(6);
  for (const word of [...travelers, ...names, 'http', app.url]) expect(text).not.toContain(word);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tokaido-daily-11.png');

  // The end screen of a daily road leads here, and its replay is one press away.
  await page.goto(`${app.url}/g/${game.id}`);
  await page.getByRole('link', { name: 'To the daily road' }).click();
  await page.locator('.daily-result').waitFor();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay-bar').waitFor();

  // Another walk is open, and leaves the result as it is.
  await page.goto(`${app.url}/daily`);
  const before = await page.evaluate(() => localStorage.getItem('tokaido.daily'));
  await page.getByRole('button', { name: 'Walk it again, not counted' }).click();
  await page.waitForURL((url) => /\/g\/daily-/.test(url.pathname) && !url.pathname.includes(game.id));
  await page.goto(`${app.url}/daily`);
  await page.locator('.daily-result').waitFor();
  const result = (stored: string | null) =>
    (JSON.parse(stored ?? '{}') as { days: Record<string, { id: string; result: { points: number } }> }).days[
      THURSDAY
    ];
  const after = await page.evaluate(() => localStorage.getItem('tokaido.daily'));
  expect(result(after)?.id).toBe(result(before)?.id);
  expect(result(after)?.result.points).toBe(game.points);
});

/** What must not be read in a shared text. */
async function spoilers(page: Page): Promise<{ travelers: string[]; names: string[] }> {
  const head = await page.locator('.daily-head use[href^="#tr-"]').getAttribute('href');
  return { travelers: [head?.replace('#tr-', '') ?? 'nobody'], names: ['inn', 'travel', 'seat'] };
}

it('counts for its date where the date changes on the way', { timeout: 60_000 }, async ({ app, expect }) => {
  const game = dailyGame(MONDAY);
  const page = await visit(app, { date: '2026-11-24' }, async (each) => {
    await storeDaily(each, app.url, MONDAY, game);
    await storeWalks(each, MONDAY);
  });
  // Today's road is still to be walked; yesterday's has its bar, its points and its streak.
  await page.getByRole('button', { name: 'Set out' }).waitFor();
  await expect.poll(() => page.locator('.daily-days').innerText()).toContain(String(game.points));
  expect(await page.locator('.daily-days').innerText()).toContain('1 in a row');
  await page.locator(`.daily-day[href="/daily?date=${MONDAY}"]`).click();
  await page.locator('.daily-result').waitFor();

  const open = dailyGame(MONDAY, 5);
  const other = await visit(app, { date: '2026-11-24' }, (each) => storeDaily(each, app.url, MONDAY, open));
  await other.getByText('Road 8 of Monday 23 November is still on the way.').waitFor();
});

const LOOKS = [
  ['after', THURSDAY, PHONE, 'dark'],
  ['before', WEDNESDAY, DESKTOP, 'light'],
  ['after', MONDAY, SHORT, 'light'],
  ['before', MONDAY, PHONE, 'light'],
  ['before', SUNDAY, SHORT, 'dark'],
  ['after', WEDNESDAY, PHONE, 'light'],
  ['after', THURSDAY, DESKTOP, 'light'],
] as const;

it.for(shareOf(LOOKS, 2))(
  'has nothing that axe objects to, nothing cut off and nothing too small: %s %s %o %s',
  { timeout: 90_000 },
  async ([when, date, viewport, colorScheme], { app, expect }) => {
    const page =
      when === 'before'
        ? await visit(app, { date, viewport, colorScheme })
        : await visitWalked(app, date, { viewport, colorScheme });
    if (when === 'before') await page.getByRole('button', { name: 'Set out' }).waitFor();
    else await Promise.all([page.locator('.daily-key').waitFor(), page.locator('.daily-chart').waitFor()]);
    await bringAxe(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(cutOff)).toEqual([]);
    expect(await page.evaluate(overlapping)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  },
);

it('is walked and compared by keyboard', { timeout: 60_000 }, async ({ app, expect }) => {
  const page = await visit(app, { date: MONDAY });
  await page.getByRole('button', { name: 'Set out' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let i = 0; i < 12 && (await focused()) !== 'Set out'; i++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Set out');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/g\/daily-/);
});

it('works without a network: dealt, walked, judged and compared', { timeout: 180_000 }, async ({
  app,
  expect,
}) => {
  app.tolerate(/net::ERR_/);
  const proxy = await app.proxy();
  const first = await app.page('/', { through: proxy.url, serviceWorkers: 'allow', settings: QUICK });
  await wholeCopy(first);
  const game = dailyGame(THURSDAY);
  await storeDaily(first, proxy.url, THURSDAY, game);
  await first.close();
  proxy.stop();
  const context = first.context();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${THURSDAY}T12:00:00Z`));
  await page.goto(`${proxy.url}/daily`);
  await page.locator('.daily-key').waitFor();
  await page.locator('.daily-chart').waitFor();
  // People are at a server, which does not answer now; nothing is lost by asking.
  await page.getByRole('button', { name: 'Compare with people' }).click();
  await page.getByText('No server answers here').waitFor();
  // The road of another date, with a bot that plays by its net.
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00Z'));
  await page.goto(`${proxy.url}/daily`);
  await setOut(page);
  const player = new TouchPlayer(page, SEED);
  await player.play(2);
  expect(roadOn('2026-11-27').seats).toContain('merchant');
});

it('is compared with people where the player agrees', { timeout: 90_000 }, async ({ app, expect, skip }) => {
  const date = new Date().toISOString().slice(0, 10);
  skip(date < FIRST_DAY, 'the clock of this machine is before the first road');
  const game = dailyGame(date);
  const sent: string[] = [];
  const context = await app.device({ timezoneId: 'UTC' });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (request.url().includes('/api/daily')) sent.push(request.method());
  });
  await storeDaily(page, app.url, date, game);
  await storeWalks(page, date);
  await page.goto(`${app.url}/daily`);
  await page.getByRole('button', { name: 'Compare with people' }).waitFor();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Compare with people' }).click();
  await page.getByText(/walks? (was|were) sent so far/).waitFor();
  await page.getByText('Your walk is among them.').waitFor();
  expect(await page.getByLabel('Compare with').inputValue()).toBe('people');
  // The next time they are only looked at.
  await page.reload();
  await page.getByRole('button', { name: 'See the others' }).click();
  await page.getByText(/walks? (was|were) sent so far/).waitFor();
  expect(sent).toEqual(['POST', 'GET']);
});

it('says what to do on dates without a road', async ({ app }) => {
  const page = await visit(app, { date: MONDAY });
  await page.goto(`${app.url}/daily?date=2026-11-01`);
  await page.getByText('There is no road on this date.').waitFor();
  await page.goto(`${app.url}/daily?date=2026-12-24`);
  await page.getByText('There is no road for this date yet.').waitFor();
  await page.goto(`${app.url}/daily?date=${encodeURIComponent('<b>')}`);
  await page.getByText('There is no road on this date.').waitFor();
  await page.getByRole('link', { name: 'Today’s road' }).click();
  await page.getByRole('button', { name: 'Set out' }).waitFor();
});
