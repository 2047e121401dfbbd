/** What a screen reader hears at a table without moving: every move of the others once, and every question. */

import type { Entry } from '@tokaido/table';
import { colorName } from '@tokaido/words';
import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { positionWhere } from './positions.ts';
import { DECISIONS, seedOf } from './random-seed.ts';
import { entriesOf } from './saved-games.ts';
import { TouchPlayer } from './touch-player.ts';

const seed = seedOf('live-regions');
interface Heard {
  readonly log: readonly string[];
  readonly status: readonly string[];
}

/** Listens from now on: additions to the log, and every new text of the status. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard = { log: [] as string[], status: [] as string[] };
    Object.assign(globalThis, { heard });
    const regions = document.querySelector('.sr-only:has(> [role="status"])');
    if (regions === null) throw new Error('there are no live regions');
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const status = element?.closest('[role="status"]');
        if (status) heard.status.push(status.textContent ?? '');
        if (element?.closest('[role="log"]'))
          for (const node of addedNodes) if (node instanceof Element) heard.log.push(node.textContent ?? '');
      }
    }).observe(regions, { childList: true, characterData: true, subtree: true });
  });
}

const heardBy = (page: Page): Promise<Heard> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);

/** How many walks of somebody were told, however they were summed up. */
function walksTold(log: readonly string[], name: string): number {
  const text = log.join('\n');
  const told = [...text.matchAll(new RegExp(`\\b${name} (?:walks )?to `, 'g'))].length;
  const summed = [...text.matchAll(new RegExp(`\\b${name} made (\\d+) stops?`, 'g'))];
  return told + summed.reduce((sum, [, stops]) => sum + Number(stops), 0);
}

it('tells every walk of the others once, and every question of mine', async ({ app, expect }) => {
  const game = positionWhere({ seed, until: (table) => table.match !== null });
  const page = await app.page(`/g/${game.id}`, { settings: { pace: 'instant' }, game });
  let questions = 0;
  const player = new TouchPlayer(page, seed, {
    async before(asked) {
      if (asked.kind !== 'road') return;
      questions++;
      const entries = await entriesOf(page);
      const others = [1, 2, 3].map((seat) => walksOf(entries, seat));
      const told = async () => {
        const { log, status } = await heardBy(page);
        return {
          walks: others.map(({ name }) => walksTold(log, name)),
          questions: status.filter((text) => text.includes('Your turn.')).length,
        };
      };
      await expect.poll(told).toEqual({ walks: others.map(({ walks }) => walks), questions });
    },
  });
  await player.asked();
  await listen(page);
  await player.play(2 * DECISIONS);
  expect(questions).toBeGreaterThan(5);
});

/** How often somebody has walked, and what they are called: bots go by their colors. */
function walksOf(entries: readonly Entry[], seat: number): { readonly name: string; readonly walks: number } {
  const actions = entries.flatMap((entry) =>
    entry.kind === 'acted' && entry.seat === seat ? [entry.action] : [],
  );
  return {
    name: colorName(seat),
    walks: actions.filter((words) => words.startsWith('travel ')).length,
  };
}
