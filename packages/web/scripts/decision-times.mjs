// How long the bots of each level take to decide in a browser: node packages/web/scripts/decision-times.mjs [DECISIONS].
// Four players of the base game, four with Crossroads and Matsuri, and Duo; all seats play the level. The code of the
// worker is the product's own. Prints the mean and the 95th percentile in ms, to be judged by eye on a quiet machine.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';

const decisions = Number(process.argv[2] ?? 400);
const TABLES = [
  { name: 'base, 4 players', game: 'tokaido', options: 'players=4 variations=gastronomy' },
  {
    name: 'Crossroads + Matsuri, 4',
    game: 'tokaido',
    options: 'players=4 boxes=crossroads,matsuri variations=gastronomy',
  },
  { name: 'Duo', game: 'duo', options: 'board=reconstructed-1 first=drawn' },
];

const { browserOptions } = await tsImport('../test/programs.ts', import.meta.url);
const { LEVELS } = await tsImport('../../bots/src/index.ts', import.meta.url);

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('decision-times-worker.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  minify: true,
});
const code = outputFiles[0]?.text ?? '';

/** Runs in a page: the times of a worker's decisions. @param {{ code: string, ask: object }} given */
function ask({ code: program, ask: question }) {
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      worker.terminate();
      if (typeof data === 'string') reject(new Error(data));
      else resolve(data);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(question);
  });
}

const browser = await chromium.launch(await browserOptions());
try {
  const page = await browser.newPage();
  for (const { name, game, options } of TABLES) {
    for (const { id: level } of LEVELS) {
      const times = /** @type {number[]} */ (
        await page.evaluate(ask, { code, ask: { game, options, level, decisions } })
      ).toSorted((a, b) => a - b);
      const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
      const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
      process.stdout.write(
        `${name.padEnd(26)} ${level.padEnd(10)} mean ${mean.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}\n`,
      );
    }
  }
} finally {
  await browser.close();
}
