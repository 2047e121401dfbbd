/** Stops stay where they are for a whole leg: nothing on the road shifts because somebody moved. */

import { it } from './app-test.ts';
import { atInn } from './moments.ts';
import { seedOf, shareOf } from './random-seed.ts';
import type { Scene } from './scene.ts';
import { settle, show } from './scene.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP, LANDSCAPE, PHONE } from './viewports.ts';

const seed = seedOf('still road');
const LEG = 2;
const MOST_DECISIONS = 60;

const SETTING_OUT: Scene = {
  name: 'everybody at an inn',
  wish: { options: 'boxes=crossroads,matsuri', players: 4, until: atInn(LEG) },
  ready: '.stop.open',
};

interface Watched {
  /** Where each stop of a leg was first seen. */
  places: Map<string, string>;
  moved: string[];
  looks: number;
}

/** Runs in the page: looks again and again where the stops of the leg are. */
function watchStops(): void {
  const page = globalThis as unknown as Watched;
  const { places, moved } = Object.assign(page, { places: new Map(), moved: [], looks: 0 });
  const look = () => {
    const leg = document.querySelector('.tb h1')?.textContent ?? '';
    page.looks++;
    for (const stop of document.querySelectorAll<HTMLElement>('.road .stop, .lane .stop, .now .stop')) {
      const { x, y, width, height } = stop.getBoundingClientRect();
      const key = `${leg}, stop ${stop.dataset['stop']}`;
      const place = [x, y, width, height].map(Math.round).join(' ');
      const before = places.get(key) ?? place;
      places.set(key, before);
      if (before !== place) moved.push(`${key}: ${before} → ${place}`);
    }
  };
  // Not by frames: a page in the background has none.
  setInterval(look, 40);
}

const SIZES = [
  ['a phone', PHONE],
  ['a phone held sideways', LANDSCAPE],
  ['a desktop', DESKTOP],
] as const;

it.for(shareOf(SIZES))(
  'keeps every stop of a leg in its place on %s',
  async ([, viewport], { app, expect }) => {
    const page = await show(app, SETTING_OUT, { viewport });
    await settle(page);
    await page.evaluate(watchStops);
    const player = new TouchPlayer(page, seed, { linger: 20 });
    const title = page.locator('.tb h1');
    const first = await title.textContent();
    while ((await title.textContent()) === first) {
      expect(player.decisions, 'decisions on one leg').toBeLessThan(MOST_DECISIONS);
      await player.step();
      await player.asked();
    }
    const { moved, legs, looks } = await page.evaluate(() => {
      const { places, ...watched } = globalThis as unknown as Watched;
      return { ...watched, legs: new Set([...places.keys()].map((key) => key.split(',')[0])).size };
    });
    expect(player.taken.road).toBeGreaterThan(3);
    expect(looks).toBeGreaterThan(player.decisions);
    expect(legs).toBe(2);
    expect(moved.slice(0, 20)).toEqual([]);
  },
);
