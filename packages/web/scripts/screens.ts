/**
 * Takes the pictures of docs/screens, which the README shows: npx tsx packages/web/scripts/screens.ts [word …], after
 * `npm run build`. Each is a real position of a real game. With words, only those whose names contain one.
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { State } from '@tokaido/duo';
import { duo } from '@tokaido/duo';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Table } from '@tokaido/table';
import { foldTable, legalWords } from '@tokaido/table';
import type { Page } from 'playwright-core';
import { findLesson } from '../src/learn/catalogue.ts';
import { App, type PageOptions } from '../test/app.ts';
import { countOf, storeCount } from '../test/count-form.ts';
import { LessonPlayer } from '../test/lesson-player.ts';
import { asked, type Kept, positionWhere, stateOf, type Wish } from '../test/positions.ts';
import { DESKTOP, PHONE } from '../test/viewports.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));

const firstPosition = (table: Parameters<typeof stateOf>[0]) => stateOf(table).all[0]?.position ?? 0;

/** In the middle of the second leg, with a choice of several stops. */
const road = positionWhere({
  seed: 21,
  until: (table) => asked(table) === 'travel' && firstPosition(table) > 14 && firstPosition(table) < 19,
});
const shop = positionWhere({ seed: 5, until: (table) => asked(table) === 'buy' });
const inn = positionWhere({
  seed: 11,
  until: (table) => asked(table) === 'eat' && firstPosition(table) > 20,
});
const festival = positionWhere({
  seed: 5,
  options: 'boxes=crossroads,matsuri',
  until: (table) => asked(table) === 'travel' && table.n > 50,
});
const end = positionWhere({ seed: 5, until: ({ phase }) => phase === 'over' });

/** In the middle of a close game of Duo, where the Merchant can sell; a sale; the count. */
const island = duoGame(
  (table) =>
    asked(table) === 'die' && leastPoints(table) >= 14 && soldNext(table) !== undefined && table.n > 90,
);
const sale = duoGame(
  (table) => asked(table) === 'trade' && legalWords(table).some((words) => words.startsWith('sell 3')),
);
const duoEnd = duoGame((table) => table.phase === 'over' && leastPoints(table) >= 40);

/** Boards fill up; wares are kept until two can be sold. */
function duoGame(until: NonNullable<Wish['until']>): Kept {
  const prefer = (words: readonly string[]) =>
    words.find((action) => /^(sell [23]|gift|visit|draw|paint|wave)/.test(action));
  return positionWhere({ game: 'duo', seed: 11, prefer, until });
}

function leastPoints({ match }: Table): number {
  return match === null ? 0 : Math.min(...duo.scores(match.state as State).map(({ points }) => points));
}

/** A move of the Merchant after which two wares or more can be sold. */
function soldNext(table: Table): string | undefined {
  const s = table.match?.state as State;
  return legalWords(table).find((words) => {
    if (!words.startsWith('merchant c')) return false;
    const after = duo.clone(s);
    duo.play(after, duo.rules.parse(words) ?? 0, { chance: new FastChance(1), tell: null });
    const open = new Actions();
    duo.legal(after, open);
    return open.toArray().some((action) => /^sell [23]/.test(duo.rules.describe(action)));
  });
}

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly options: PageOptions;
  next?(page: Page): Promise<void>;
}

/** The Merchant's die is looked at, and a town picked where something can be sold. */
async function pickMove(page: Page): Promise<void> {
  await page.locator('.die.merchant').click();
  const place = soldNext(foldTable(island.entries))?.split(' ')[1];
  await page.locator(`.target.open[data-place="${place}"]`).click();
}

/** The end of a real game in the form of the count. */
async function openCount(page: Page): Promise<void> {
  await storeCount(page, countOf(stateOf(foldTable(end.entries))));
  await page.goto(new URL('/count?at=1', page.url()).href);
  await page.locator('.count-parts').waitFor();
}

const at = (name: string, game: Kept, options: PageOptions): Shot => ({
  name,
  path: `/g/${game.id}`,
  options: { ...options, game },
});
const dark: PageOptions = { colorScheme: 'dark' };

/** A lesson, once the steps before one of them are done. */
function lessonAt(id: string, number: number, options: PageOptions = {}): Shot {
  return {
    name: `lesson-${id}`,
    path: `/learn/${id}`,
    options: { viewport: PHONE, ...options },
    next: async (page) => {
      const lesson = findLesson(id);
      if (lesson === undefined) throw new Error(`no lesson ${id}`);
      const player = new LessonPlayer(page, false);
      const steps = lesson.steps.slice(0, number - 1);
      await player
        .play({ ...lesson, steps }, () => Promise.resolve())
        .catch((error: unknown) => {
          // The lesson goes on where the player stops.
          if (!String(error).includes('does not end')) throw error;
        });
    },
  };
}

const SHOTS: readonly Shot[] = [
  { name: 'home-phone', path: '/', options: { viewport: PHONE } },
  { name: 'home-desktop', path: '/', options: { viewport: DESKTOP } },
  at('table-phone', road, { viewport: PHONE }),
  at('table-phone-dark', road, { viewport: PHONE, ...dark }),
  at('table-desktop', road, { viewport: DESKTOP }),
  at('table-desktop-dark', road, { viewport: DESKTOP, ...dark }),
  at('shop-phone', shop, { viewport: PHONE }),
  at('inn-phone', inn, { viewport: PHONE }),
  at('festival-phone', festival, { viewport: PHONE }),
  at('festival-desktop', festival, { viewport: DESKTOP }),
  at('end-phone', end, { viewport: PHONE }),
  at('end-desktop', end, { viewport: DESKTOP }),
  { ...at('duo-phone', island, { viewport: PHONE }), next: pickMove },
  { ...at('duo-phone-dark', island, { viewport: PHONE, ...dark }), next: pickMove },
  { ...at('duo-desktop', island, { viewport: DESKTOP }), next: pickMove },
  { ...at('duo-desktop-dark', island, { viewport: DESKTOP, ...dark }), next: pickMove },
  at('duo-sale-phone', sale, { viewport: PHONE }),
  at('duo-end-phone', duoEnd, { viewport: PHONE }),
  at('duo-end-desktop', duoEnd, { viewport: DESKTOP }),
  lessonAt('walk', 1),
  lessonAt('shop', 2),
  lessonAt('temple', 4, dark),
  { name: 'learn-phone', path: '/learn', options: { viewport: PHONE } },
  { name: 'puzzles-phone', path: '/puzzles', options: { viewport: PHONE } },
  { name: 'puzzle-phone', path: '/puzzles/t1', options: { viewport: PHONE } },
  { name: 'daily-phone', path: '/daily', options: { viewport: PHONE } },
  { name: 'count-phone', path: '/', options: { viewport: PHONE }, next: openCount },
];

async function take(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const app = await App.start();
  const wanted = process.argv.slice(2);
  for (const shot of SHOTS.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  )) {
    const page = await app.page(shot.path, shot.options);
    await page.waitForLoadState('networkidle');
    // What tsx puts into every function, also into those that run in the page.
    await page.evaluate('globalThis.__name = (of) => of');
    await shot.next?.(page);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${FOLDER}${shot.name}.png` });
    await page.context().close();
    process.stdout.write(`${shot.name}\n`);
  }
  await app.stop();
}

void take();
