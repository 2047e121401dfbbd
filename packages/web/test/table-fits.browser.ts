/** Nothing scrolls at a table of five with a whole leg ahead, at any of the sizes of the design. */

import { describe } from 'vitest';
import { it } from './app-test.ts';
import { atInn } from './moments.ts';
import { roadMeasures } from './page-measures.ts';
import { stateOf } from './positions.ts';
import type { Scene } from './scene.ts';
import { settle, show } from './scene.ts';
import { SIZES } from './viewports.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = { width: 320, height: 568 };
/** Pixels that a finger needs. */
const TOUCH = 44;
/** The promise of the design for the rows of the hanging scroll. */
function leastRow({ height }: Size): number {
  return height >= 800 ? 40 : height > SMALLEST.height ? 35 : 32;
}

describe('five players with a whole leg ahead', () => {
  const legs = [1, 2, 3, 4].map(
    (leg): Scene => ({ name: `leg ${leg}`, wish: { players: 5, until: atInn(leg) }, ready: '.stop.open' }),
  );
  const festive: Scene = {
    name: 'a festival on the longest later leg',
    wish: {
      options: 'boxes=crossroads,matsuri',
      players: 5,
      until: (table) => atInn(3)(table) && (stateOf(table).festivals ?? 0) > 0,
    },
    ready: '.stop.open',
  };

  it.for([...legs, festive].map((scene) => [scene.name, scene] as const))(
    '%s: nothing scrolls, rows are high enough',
    async ([, scene], { app, expect: here }) => {
      const page = await show(app, scene);
      for (const size of [...SIZES, SMALLEST]) {
        await page.setViewportSize(size);
        await settle(page);
        const { rows, ...scrolls } = await page.evaluate(roadMeasures);
        const where = `${size.width}×${size.height}`;
        const road = size === SMALLEST ? scrolls.road : 0;
        here.soft(scrolls, where).toEqual({ page: 0, table: 0, road });
        const least = (await page.locator('.tb.hanging').count()) > 0 ? leastRow(size) : TOUCH;
        here.soft(Math.min(...rows), where).toBeGreaterThanOrEqual(least);
        here.soft(rows.length, where).toBeGreaterThan(12);
      }
      await page.context().close();
    },
  );
});
