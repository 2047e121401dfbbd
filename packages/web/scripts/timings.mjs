// The goals that are times: node packages/web/scripts/timings.mjs, after a build. Prints medians of five, to be judged
// by eye: a busy machine makes them longer. "Slow" is a slow 4G line and a processor four times slower than this one.

import { tsImport } from 'tsx/esm/api';

const RUNS = 5;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOW_PROCESSOR = { rate: 4 };

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ lcp: number, long: { start: number, length: number }[], inputs: Record<string, number>, pressed: number }} Watched */

const { App } = await tsImport('../test/app.ts', import.meta.url);
const { PHONE } = await tsImport('../test/viewports.ts', import.meta.url);
const { positionWhere } = await tsImport('../test/positions.ts', import.meta.url);
const { TouchPlayer } = await tsImport('../test/touch-player.ts', import.meta.url);
const app = await App.start();

/** Runs before each page: keeps what the browser tells of itself. */
function watch() {
  /** @type {Watched} */
  const seen = { lcp: 0, long: [], inputs: {}, pressed: 0 };
  // The loader of TypeScript gives functions their names by a helper that pages do not have.
  Object.assign(globalThis, { seen, __name: (/** @type {unknown} */ value) => value });
  /** @param {string} type @param {(entry: any) => void} tell @param {object} [options] */
  const observe = (type, tell, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.long.push({ start: startTime, length: duration }));
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) seen.inputs[interactionId] = Math.max(seen.inputs[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener('click', ({ timeStamp }) => (seen.pressed ||= timeStamp), { capture: true });
}

/** @param {Page} page @returns {Promise<Watched>} */
const seenBy = (page) => page.evaluate(() => /** @type {any} */ (globalThis).seen);

/** @param {Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
}

/** @param {Page} page */
async function walkIn(page) {
  await page.locator('.home-go').click();
  await page.waitForFunction(() => performance.getEntriesByName('table-ready').length > 0);
  const ready = await page.evaluate(() => performance.getEntriesByName('table-ready')[0]?.startTime ?? 0);
  return { ready, pressed: (await seenBy(page)).pressed };
}

/** A device that has never been here; times from the address on. */
async function coldVisit() {
  const context = await app.device({ serviceWorkers: 'block' });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(app.url, { waitUntil: 'commit' });
  const { ready, pressed } = await walkIn(page);
  await context.close();
  return { 'table ready, from the address on': ready, 'table ready, from the touch on': ready - pressed };
}

/** A device that knows the program. */
async function warmVisit() {
  const context = await app.device({ serviceWorkers: 'allow' });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(app.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(app.url);
  const { ready, pressed } = await walkIn(page);
  await context.close();
  return { 'table ready, from the touch on': ready - pressed };
}

/** @param {string} path @param {object} options @param {string} there */
async function paint(path, options, there) {
  const page = await app.page('/about', { ...options, serviceWorkers: 'block', watch });
  await slowDown(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(`${app.url}${path}`);
  await page.locator(there).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { lcp } = await seenBy(page);
  await page.context().close();
  return lcp;
}

/** @param {number[]} values @param {number} [share] */
function middle(values, share = 0.5) {
  return (
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
    Number.NaN
  );
}

/** @param {string} name @param {number} value @param {number | null} limit @param {string} [unit] */
function print(name, value, limit, unit = 'ms') {
  const mark = limit === null ? '' : `goal ${limit}  ${value <= limit ? 'ok' : 'OVER'}`;
  process.stdout.write(`${name.padEnd(52)} ${value.toFixed(0).padStart(6)} ${unit}  ${mark}\n`);
}

/** @template T @param {() => Promise<T>} measure @returns {Promise<T[]>} */
async function repeat(measure) {
  const all = [];
  for (let i = 0; i < RUNS; i++) all.push(await measure());
  return all;
}

/** A whole game by touch. @param {number} rate how much slower the processor is */
async function wholeGame(rate) {
  const page = await app.page('/', {
    settings: { pace: 'double' },
    viewport: PHONE,
    reducedMotion: 'no-preference',
    watch,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.locator('.home-go').click();
  /** While bots think: from a decision of mine until something is asked of me. @type {{ from: number, to: number }[]} */
  const waits = [];
  const now = () => page.evaluate(() => performance.now());
  const player = new TouchPlayer(page, 7, {
    before: async () => {
      const last = waits.at(-1);
      if (last !== undefined) last.to = await now();
    },
  });
  while (await player.step()) waits.push({ from: await now(), to: Number.POSITIVE_INFINITY });
  const { long, inputs } = await seenBy(page);
  await page.context().close();
  const meanwhile = long.filter(({ start }) => waits.some(({ from, to }) => start >= from && start < to));
  return { long, meanwhile, inputs: Object.values(inputs), decisions: player.decisions };
}

try {
  const cold = await repeat(coldVisit);
  print(
    'slow, first visit: table ready from the address on',
    middle(cold.map((one) => one['table ready, from the address on'])),
    2500,
  );
  print(
    'slow, first visit: table ready from the touch on',
    middle(cold.map((one) => one['table ready, from the touch on'])),
    null,
  );
  const warm = await repeat(warmVisit);
  print(
    'known: table ready from the touch on',
    middle(warm.map((one) => one['table ready, from the touch on'])),
    1000,
  );

  const table = positionWhere({ seed: 11 });
  const over = positionWhere({
    seed: 12,
    until: (/** @type {{ phase: string }} */ { phase }) => phase === 'over',
  });
  const duo = positionWhere({ game: 'duo', seed: 13 });
  const duoOver = positionWhere({
    game: 'duo',
    seed: 14,
    until: (/** @type {{ phase: string }} */ { phase }) => phase === 'over',
  });
  print(
    'slow, first visit: largest paint, home',
    middle(await repeat(() => paint('/', {}, '.home-go'))),
    1500,
  );
  print(
    'slow, first visit: largest paint, rules',
    middle(await repeat(() => paint('/rules', {}, '.rules-book section'))),
    1500,
  );
  print(
    'slow, first visit: largest paint, table',
    middle(await repeat(() => paint(`/g/${table.id}`, { game: table }, '.stop'))),
    1500,
  );
  print(
    'slow, first visit: largest paint, end screen',
    middle(await repeat(() => paint(`/g/${over.id}`, { game: over }, 'main.end'))),
    1500,
  );

  print(
    'slow, first visit: largest paint, table of Duo',
    middle(await repeat(() => paint(`/g/${duo.id}`, { game: duo, settings: { game: 'duo' } }, '.die'))),
    1500,
  );
  print(
    'slow, first visit: largest paint, end of Duo',
    middle(await repeat(() => paint(`/g/${duoOver.id}`, { game: duoOver }, 'main.end'))),
    1500,
  );

  const slow = await wholeGame(SLOW_PROCESSOR.rate);
  print(
    `slow processor: 95 of 100 inputs answered within (${slow.inputs.length} over 16 ms)`,
    middle(slow.inputs, 0.95),
    100,
  );
  print('slow processor: the slowest input', Math.max(0, ...slow.inputs), null);
  const normal = await wholeGame(1);
  print(
    `95 of 100 inputs answered within (${normal.inputs.length} over 16 ms)`,
    middle(normal.inputs, 0.95),
    100,
  );
  print(
    `tasks over 50 ms while bots think, in ${normal.decisions} decisions`,
    normal.meanwhile.length,
    0,
    '  ',
  );
  print('the longest of them', Math.max(0, ...normal.meanwhile.map(({ length }) => length)), null);
} finally {
  await app.stop();
}
