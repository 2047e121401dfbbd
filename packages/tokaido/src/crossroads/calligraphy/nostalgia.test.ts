/** Nostalgia: legendary objects and souvenirs. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

function points(more: BoxedStanding): number {
  const seats = [{ at: 53, calligraphy: 'nostalgia', ...more }];
  const game = boxed({ players: 3, boxes: MATSURI, seats });
  game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
  return game.by(0).calligraphy ?? 0;
}

test('[crossroads.nostalgia.points] two for each legendary object, one for each souvenir', () => {
  expect(points({})).toBe(0);
  expect(points({ souvenirs: 'gofu haori sake' })).toBe(3);
  expect(points({ legends: 'shodo ema masamune' })).toBe(6);
  expect(points({ souvenirs: 'gofu hashi', legends: 'buppatsu' })).toBe(4);
});

test('[sword-and-script-not-in-sets] swords and scripts count here too', () => {
  expect(points({ legends: 'shodo murasame' })).toBe(4);
});

test('[doll-carp-nostalgia] dolls and carps count as the souvenirs they are used as', () => {
  expect(points({ dolls: 2, souvenirs: 'gofu' })).toBe(3);
});
