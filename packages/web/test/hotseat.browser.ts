/**
 * Two people on one device: a long curtain before anything private, a short one wherever else the device must change
 * hands, neither without need, and nothing seen through them.
 */

import { foldTable, pendingOf, type Table } from '@tokaido/table';
import { march } from '@tokaido/words/tokaido';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import type { Asked } from './player.ts';
import { asked as askedOf, positionWhere, stateOf } from './positions.ts';
import { keptFrom, leaks, offered, PRIVATE } from './private-cards.ts';
import { DECISIONS, seedOf } from './random-seed.ts';
import { tableOf } from './saved-games.ts';
import { TouchPlayer } from './touch-player.ts';
import { PHONE } from './viewports.ts';

const seed = seedOf('hotseat');
const PEOPLE = ['Aki', 'Ben'];
/** Questions of a base game, curtains among them: the travelers, a leg and an inn. */
const BASE_GAME = 30;

/** Sets a table up for two people and a bot. */
async function sitDown(app: App, boxes: readonly string[]): Promise<Page> {
  const page = await app.page('/', { settings: { pace: 'instant' } });
  await page.getByRole('link', { name: 'Same device' }).click();
  for (const [i, name] of PEOPLE.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  for (const box of boxes) await page.getByRole('checkbox', { name: box }).click();
  await page.getByRole('button', { name: 'Begin the walk' }).click();
  return page;
}

/** What the people are asked, and whose hands the device is in. */
class Watch {
  private readonly page: Page;
  private holder = -1;
  /** Long curtains, and short ones. */
  curtains = 0;
  cues = 0;
  /** Decisions that anybody may look on at, and how many of them a long curtain came before. */
  plain = 0;
  plainCurtains = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async look(asked: Asked): Promise<void> {
    const table = await tableOf(this.page);
    const { seat = -1, decision = '' } = pendingOf(table) ?? {};
    const hands = keptFrom(table, -1);
    const isPlain = !PRIVATE.has(decision) && hands.length === 0;
    if (isPlain && decision !== 'keep') this.plain++;
    if (asked.kind === 'curtain') {
      const isShort = (await this.page.locator('.curtain.short').count()) > 0;
      if (isShort) this.cues++;
      else this.curtains++;
      if (!isShort && isPlain && decision !== 'keep') this.plainCurtains++;
      expect(asked.words).toContain(PEOPLE[seat]);
      expect(this.holder, `a curtain between ${decision} and what came before it`).not.toBe(seat);
      expect(await leaks(this.page, [...hands, ...offered(table)])).toEqual([]);
      this.holder = seat;
      return;
    }
    expect(this.holder, `${PEOPLE[seat]} must ${decision} and does not hold the device`).toBe(seat);
    expect(await leaks(this.page, keptFrom(table, seat))).toEqual([]);
    // What is for their eyes they do see.
    if (asked.kind === 'sheet') expect(await leaks(this.page, offered(table))).toEqual(offered(table));
    // What is asked speaks to them; whatever tells of them calls them by their name.
    const told = await this.page
      .locator('.men, .stop .note, .strip .sr-only, .journal-lines')
      .allTextContents();
    expect(told.join(' ')).not.toMatch(/\byou(r|rs)?\b/i);
  }
}

it('draws the long curtain for the travelers and the menus of a base game, and a short one for walks', async ({
  app,
}) => {
  const page = await sitDown(app, []);
  const watch = new Watch(page);
  await new TouchPlayer(page, seed, { linger: 1, before: (asked) => watch.look(asked) }).play(BASE_GAME);
  expect(watch.curtains).toBeGreaterThanOrEqual(2);
  expect(watch.cues).toBeGreaterThanOrEqual(2);
  expect(watch.plain).toBeGreaterThan(10);
  expect(watch.plainCurtains).toBe(0);
});

it('plays a game with face-down cards', async ({ app }) => {
  const page = await sitDown(app, ['Matsuri']);
  const watch = new Watch(page);
  await new TouchPlayer(page, seed, { linger: 1, before: (asked) => watch.look(asked) }).play(DECISIONS);
  expect(watch.curtains).toBeGreaterThanOrEqual(2);
  expect(watch.plainCurtains).toBe(0);
});

it('shows an amulet to its owner alone', async ({ app }) => {
  const game = positionWhere({
    options: 'boxes=crossroads',
    people: 2,
    players: 3,
    seed,
    until: (table) => askedOf(table) === 'travel' && keptFrom(table, pendingOf(table)?.seat ?? -1).length > 0,
  });
  const page = await app.page(`/g/${game.id}`, { settings: { pace: 'instant' }, game });
  const table = foldTable(game.entries);
  const seat = pendingOf(table)?.seat ?? -1;
  const secret = keptFrom(table, seat);
  const player = new TouchPlayer(page, seed);
  // Whether a curtain is there or not, before and after it nothing is told.
  for (let situation = await player.asked(); situation.kind === 'curtain'; situation = await player.asked()) {
    expect(await leaks(page, secret)).toEqual([]);
    await player.step();
  }
  expect(await leaks(page, secret)).toEqual([]);
  for (const digit of ['1', '2', '3']) {
    await page.keyboard.press(digit);
    await page.locator('.sheet:not(.asks)').waitFor();
    expect(await leaks(page, secret)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('j');
  await page.locator('.sheet:not(.asks)').waitFor();
  expect(await leaks(page, secret)).toEqual([]);
});

it('hangs a short curtain that takes no press for a move, and that the first press only lifts', async ({
  app,
}) => {
  const game = positionWhere({ people: 2, players: 3, seed, until: (table) => askedOf(table) === 'travel' });
  const page = await app.page(`/g/${game.id}`, {
    viewport: PHONE,
    hasTouch: true,
    // With one tap to move, any press that reached the road would be a move.
    settings: { pace: 'instant', oneTap: true },
    game,
  });
  const table = foldTable(game.entries);
  const { seat = -1 } = pendingOf(table) ?? {};
  const name = table.seats[seat]?.name ?? '';
  const curtain = page.getByRole('dialog', { name: `Hand over to ${name}` });
  const lift = curtain.getByRole('button', { name: `I am ${name}` });
  await lift.waitFor();
  const road = page.locator('.stop:not(.passed)');
  for (let i = 0; i < (await road.count()); i++) await road.nth(i).tap({ force: true });
  expect(await page.locator('.stop.open').count(), 'nothing is open yet').toBe(0);
  expect(await lift.isVisible()).toBe(true);

  const box = (await lift.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.locator('.stop.open').first().waitFor();
  expect(await curtain.count()).toBe(0);
  expect(await page.locator('.tb-bar .primary').count(), 'nothing is picked').toBe(0);
  expect(await tableOf(page)).toMatchObject({ n: table.n });

  await page.locator('.stop.open').first().tap();
  await expect.poll(async () => (await tableOf(page)).n).toBeGreaterThan(table.n);
});

it('lifts the short curtain with Enter, but not with the key that is still held down', async ({ app }) => {
  const game = positionWhere({ people: 2, players: 3, seed, until: (table) => askedOf(table) === 'travel' });
  const page = await app.page(`/g/${game.id}`, { settings: { pace: 'instant' }, game });
  const lift = page.locator('.curtain.short button');
  await lift.waitFor();
  await expect.poll(() => lift.evaluate((button) => button === document.activeElement)).toBe(true);
  await lift.dispatchEvent('keydown', { key: 'Enter', repeat: true });
  expect(await lift.count()).toBe(1);
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return lift.count();
    })
    .toBe(0);
  expect(await tableOf(page)).toMatchObject({ n: foldTable(game.entries).n });
});

/** Whether the other person stands behind everybody, and so decides next; at a menu nobody has eaten yet. */
function isFollowed(table: Table, decision: string): boolean {
  const s = stateOf(table);
  const { seat } = march(s)[0]!;
  if (table.seats[seat]?.kind !== 'person' || seat === pendingOf(table)?.seat) return false;
  // A dish that somebody had before may be named.
  return decision !== 'eat' || s.all.every(({ dishes }) => dishes === 0);
}

it.for([
  ['eat', ''],
  ['amulet', 'boxes=crossroads'],
  ['calligraphy', 'boxes=crossroads'],
] as const)(
  'leaves nothing of what one was offered in the narrator view: %s',
  async ([decision, options], { app }) => {
    const game = positionWhere({
      options,
      people: 2,
      players: 3,
      seed,
      until: (table) =>
        askedOf(table) === decision && offered(table).length > 1 && isFollowed(table, decision),
    });
    const page = await app.page(`/g/${game.id}?view=narrator`, { settings: { pace: 'instant' }, game });
    const before = foldTable(game.entries);
    const secrets = offered(before);
    const next = march(stateOf(before))[0]!.seat;
    const curtain = page.locator('.curtain');
    const asks = page.locator('.choices');
    const cue = page.locator('.pass-on');
    const lift = curtain.or(cue).locator('button.primary');
    const { name } = before.seats[next]!;

    await lift.or(asks).first().waitFor();
    if ((await lift.count()) > 0) await lift.click();
    await page.locator('.transcript p', { hasText: /^1\. / }).waitFor();
    expect(await leaks(page, secrets)).toEqual(secrets);
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');

    await curtain.or(cue).filter({ hasText: name }).waitFor();
    // Everybody sees what is eaten, and nobody what else was on the menu.
    expect(await leaks(page, decision === 'eat' ? secrets.slice(1) : secrets)).toEqual([]);
    await lift.click();
    await asks.waitFor();
    expect(await leaks(page, keptFrom(await tableOf(page), next))).toEqual([]);
    // Nor does a line that was typed come back.
    await page.locator('#narrator-command').press('ArrowUp');
    expect(await page.locator('#narrator-command').inputValue()).toBe('');
  },
);
