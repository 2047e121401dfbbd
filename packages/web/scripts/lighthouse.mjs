// Lighthouse on the pages that the design names: node packages/web/scripts/lighthouse.mjs [runs [page …]], after a
// build, on a quiet machine. Prints the medians for a phone. Lighthouse itself is no dependency: it is fetched once into the cache of node_modules.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';
import { findBrowser } from '../../../scripts/find-browser.mjs';

const VERSION = '12.8.2';
const RUNS = Number(process.argv[2] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** @returns {Promise<(url: string, flags: object) => Promise<any>>} */
async function getLighthouse() {
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/lighthouse/', import.meta.url));
  const main = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(main)) {
    process.stderr.write(`Fetching lighthouse ${VERSION} …\n`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const words = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `lighthouse@${VERSION}`,
    ];
    const { status } = spawnSync('npm', words, {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('lighthouse could not be fetched: is the network there?');
  }
  return (await import(pathToFileURL(main).href)).default;
}

/** A browser with a profile of its own that can be spoken to by a port. @param {string[]} flags @param {string} profile */
async function startBrowser(flags, profile) {
  const words = [
    ...flags,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(await findBrowser(), words, { stdio: ['ignore', 'ignore', 'pipe'] });
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (data) => {
      text += data;
      const [, found] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the browser ended with code ${code}`)));
  });
  return { child, address, port: Number(new URL(address).port) };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const lighthouse = await getLighthouse();
const { App, store } = await tsImport('../test/app.ts', import.meta.url);
const { FLAGS } = await tsImport('../test/programs.ts', import.meta.url);
const { positionWhere } = await tsImport('../test/positions.ts', import.meta.url);
const app = await App.start();
const profile = mkdtempSync(join(tmpdir(), 'tokaido-lighthouse-'));
const { child, address, port } = await startBrowser(FLAGS, profile);
try {
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no window');
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
  const games = [table, over, duo, duoOver];
  const page = await context.newPage();
  const session = await context.newCDPSession(page);

  const pages = {
    home: '/',
    rules: '/rules',
    table: `/g/${table.id}`,
    end: `/g/${over.id}`,
    duo: `/g/${duo.id}`,
    'duo-end': `/g/${duoOver.id}`,
  };
  const wanted = process.argv.slice(3);
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // A first page that finds games it did not know of makes room for them.
    if (path.startsWith('/g/')) for (const game of games) await store(page, app.url, { game });
    /** @type {Record<string, number[]>} */
    const found = {};
    const faults = new Set();
    for (let run = 0; run < RUNS; run++) {
      // As on a first visit, but with the games in place.
      await session.send('Network.clearBrowserCache');
      await session.send('Storage.clearDataForOrigin', {
        origin: app.url,
        storageTypes: 'service_workers,cache_storage',
      });
      const result = await lighthouse(`${app.url}${path}`, {
        port,
        onlyCategories: CATEGORIES,
        disableStorageReset: true,
        logLevel: 'error',
      });
      const { categories, audits, environment } = result.lhr;
      (found.speed ??= []).push(environment.benchmarkIndex);
      for (const id of CATEGORIES) (found[id] ??= []).push(Math.round(categories[id].score * 100));
      for (const id of TIMES) (found[id] ??= []).push(audits[id].numericValue);
      for (const { auditRefs, id } of Object.values(categories)) {
        if (id === 'performance') continue;
        for (const { id: audit, weight } of auditRefs)
          if (weight > 0 && audits[audit].score !== null && audits[audit].score < 1)
            faults.add(`${id}: ${audit}`);
      }
    }
    const scores = CATEGORIES.map((id) => `${id} ${median(found[id] ?? [])}`);
    const times = TIMES.map((id) => `${id} ${median(found[id] ?? []).toFixed(id.endsWith('shift') ? 3 : 0)}`);
    const speed = `benchmark index of this machine ${median(found.speed ?? []).toFixed(0)}`;
    process.stdout.write(
      `${name.padEnd(11)} ${scores.join('  ')}\n            ${times.join('  ')}\n            ${speed}\n`,
    );
    for (const fault of faults) process.stdout.write(`            short of full marks: ${fault}\n`);
  }
  await browser.close();
} finally {
  child.kill();
  await app.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
