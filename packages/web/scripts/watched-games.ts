/**
 * How long whole games take to watch, and how much of that is waiting: `npx tsx packages/web/scripts/watched-games.ts
 * [games]`, after a build. A player who decides at once plays against three bots on a phone at the default pace and
 * skips nothing; every 50 ms the page is asked what it shows. Prints means over the games.
 */

import { App } from '../test/app.ts';
import { positionWhere } from '../test/positions.ts';
import { TouchPlayer } from '../test/touch-player.ts';
import { PHONE } from '../test/viewports.ts';

const games = Number(process.argv[2] ?? 3);

interface Watched {
  watched?: Record<string, number>;
  /** For `nextSituation`: results are left alone. */
  highlights?: unknown[];
}

/** Runs in the page before anything else does. Says what every moment is spent on. */
function watch(): void {
  const page = globalThis as Watched;
  // The loader of TypeScript gives functions their names by a helper that pages do not have.
  Reflect.set(page, '__name', (value: unknown) => value);
  page.highlights = [];
  const spent: Record<string, number> = (page.watched = {});
  let before = performance.now();
  setInterval(() => {
    const now = performance.now();
    const highlight = document.querySelector<HTMLElement>('.highlight');
    const what =
      highlight !== null
        ? highlight.dataset['mine'] === undefined
          ? 'moments of everybody'
          : 'my own results'
        : document.querySelector('.sheet.asks, .stop.open, main.end') !== null
          ? 'deciding'
          : 'waiting for others';
    spent[what] = (spent[what] ?? 0) + now - before;
    before = now;
  }, 50);
}

const app = await App.start();
const total: Record<string, number> = {};
try {
  for (let i = 0; i < games; i++) {
    const game = positionWhere({ seed: 100 + i });
    const page = await app.page(`/g/${game.id}`, {
      viewport: PHONE,
      game,
      reducedMotion: 'no-preference',
      watch,
    });
    await new TouchPlayer(page, 100 + i, { linger: 2 }).play();
    const spent = await page.evaluate(() => (globalThis as Watched).watched ?? {});
    for (const [what, ms] of Object.entries(spent)) total[what] = (total[what] ?? 0) + ms / games;
    await page.context().close();
  }
} finally {
  await app.stop();
}
const whole = Object.values(total).reduce((sum, ms) => sum + ms, 0);
for (const [what, ms] of [['in all', whole] as const, ...Object.entries(total)])
  console.log(
    `${what.padEnd(22)} ${(ms / 1000).toFixed(1).padStart(7)} s  ${((100 * ms) / whole).toFixed(0).padStart(3)} %`,
  );
