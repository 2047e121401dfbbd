/** The first game is laid with gentle bots, and turns on what helps a newcomer. */

import { expect, test, vi } from 'vitest';
import { settings } from '../app/settings.ts';
import { firstGame } from '../table/first-lines/met-topics.ts';
import type { LocalSetup } from '../table/open-local.ts';
import { startFirstGame } from './first-game.ts';

const laid = vi.hoisted((): LocalSetup[] => []);
vi.mock('../table/open-local.ts', () => ({
  newLocal(setup: LocalSetup) {
    laid.push(setup);
    return Promise.resolve('hagi');
  },
}));

test('the base game, three bots of the second level, lines and coach on', async () => {
  settings.explain.value = false;
  settings.coach.value = false;
  expect(await startFirstGame()).toBe('/g/hagi');
  expect(laid[0]?.options).toBe('');
  expect(laid[0]?.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(new Set(laid[0]?.seats.slice(1).map((seat) => 'level' in seat && seat.level))).toEqual(
    new Set(['porter']),
  );
  expect(settings.explain.value).toBe(true);
  expect(settings.coach.value).toBe(true);
  expect(firstGame()).toBe('hagi');
});
