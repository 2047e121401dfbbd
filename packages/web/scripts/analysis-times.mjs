// How long an analysis takes in a browser: node packages/web/scripts/analysis-times.mjs [RUNS], after a build. Four players
// of the base game, four with Crossroads and Matsuri, and Duo; games by chance, which have more to find fault with than
// games of people. From the touch on the button to every decision judged, and to the second look at the marked ones; and
// the longest task of the page meanwhile, in processor time. One worker thread does all of it. Prints medians, to be judged
// by eye on a quiet machine.

import { tsImport } from 'tsx/esm/api';

const runs = Number(process.argv[2] ?? 3);
const GOALS = { judged: 10, refined: 60, longest: 50 };
/** Far beyond what anybody waits. */
const PATIENCE = 300_000;

const { App } = await tsImport('../test/app.ts', import.meta.url);
const { DESKTOP } = await tsImport('../test/viewports.ts', import.meta.url);
const { positionWhere } = await tsImport('../test/positions.ts', import.meta.url);
const { isOver } = await tsImport('../test/moments.ts', import.meta.url);

/** Does something wherever something can be done, as people do: games of Duo end sooner. @param {string[]} words */
const prefer = (words) => words.findLast((action) => !/^(pass|keep -)$/.test(action));
const TABLES = [
  { name: 'base, 4 players', wish: { seed: 3 } },
  { name: 'Crossroads + Matsuri, 4', wish: { seed: 3, options: 'boxes=crossroads,matsuri' } },
  { name: 'Duo', wish: { game: 'duo', prefer } },
];

/** The longest task of the page's own thread in a trace, in milliseconds. @param {Buffer} trace */
function longestTask(trace) {
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

const app = await App.start();

/** One analysis on a device that has never seen the game. @param {{ id: string, entries: unknown[] }} game */
async function measure(game) {
  const page = await app.page(`/r/${game.id}?m=1`, { viewport: DESKTOP, game });
  page.setDefaultTimeout(PATIENCE);
  await page.locator('.replay-bar').waitFor();
  await page.waitForLoadState('networkidle');
  // The first press of all wakes the sound.
  await page.locator('.replay-says').click();
  await page.waitForTimeout(1000);
  await app.browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const begun = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const since = () => page.evaluate((from) => (performance.now() - from) / 1000, begun);
  await page.locator('.sums-view').waitFor();
  const judged = await since();
  await page.waitForFunction(() => document.querySelector('.analysis-progress') === null, null, {
    timeout: PATIENCE,
  });
  const refined = await since();
  const longest = longestTask(await app.browser.stopTracing());
  await page.context().close();
  return { judged, refined, longest };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {number} value @param {number} goal @param {string} unit */
const written = (value, goal, unit) =>
  `${value.toFixed(unit === 'ms' ? 0 : 1).padStart(6)} ${unit} ${value <= goal ? 'ok  ' : 'OVER'}`;

for (const { name, wish } of TABLES) {
  const game = positionWhere({ until: isOver, ...wish });
  const moves = game.entries.filter((/** @type {{ kind: string }} */ { kind }) => kind === 'acted').length;
  const times = [];
  for (let run = 0; run < runs; run++) times.push(await measure(game));
  process.stdout.write(
    `${name.padEnd(26)} ${String(moves).padStart(4)} moves  judged ${written(
      median(times.map(({ judged }) => judged)),
      GOALS.judged,
      's',
    )}  refined ${written(
      median(times.map(({ refined }) => refined)),
      GOALS.refined,
      's',
    )}  longest task ${written(Math.max(...times.map(({ longest }) => longest)), GOALS.longest, 'ms')}\n`,
  );
}
await app.stop();
