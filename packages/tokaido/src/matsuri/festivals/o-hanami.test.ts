/** O-Hanami: a coin at the panoramas. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { under } from '../../../test/festivals.ts';

const viewer = (more: BoxedStanding = {}) => under('o-hanami', { at: 18, coins: 0, ...more }).do('travel 19');

test('[matsuri.o-hanami.coin] a coin at each stop on a panorama, beside the section', () => {
  const game = viewer().do('option panorama-mountain');
  expect(game.has(0)).toMatchObject({ coins: 1, points: 1 });
  for (const [at, to] of [
    [17, 18],
    [23, 24],
  ]) {
    expect(under('o-hanami', { at, coins: 0 }).do(`travel ${to}`).has(0).coins).toBe(1);
  }
  expect(under('o-hanami', { at: 16, coins: 0 }).do('travel 17').has(0).coins).toBe(3);
});

test('[matsuri.o-hanami.cherry] with a cherry tree two coins', () => {
  expect(viewer().told(1)).toContainEqual({ type: 'coins', seat: 0, coins: 1, from: 'o-hanami' });
  expect(viewer().do('option cherry-tree').has(0)).toMatchObject({ coins: 2, points: 2 });
});

test('[o-hanami-gotozaemon] Gotozaemon has his own coin as well', () => {
  const goto = { traveler: 'gotozaemon' };
  expect(viewer(goto).do('option panorama-mountain').has(0).coins).toBe(2);
  expect(viewer(goto).do('option cherry-tree').has(0).coins).toBe(3);
});

test('[o-hanami-gotozaemon] once for each stop, with Health too', () => {
  const game = viewer({ traveler: 'gotozaemon', amulets: 'health' }).do('use health');
  game.do('option panorama-mountain').do('option cherry-tree');
  expect(game.has(0).coins).toBe(3);
});

test('[panorama-festivals-stop] it does not open a complete panorama', () => {
  const game = under('o-hanami', { at: 18, panoramas: [0, 4, 0] }, [], { left: { trees: 0 } });
  expect(game.why('travel 19')).toEqual({ why: 'panorama-complete', panorama: 1 });
});
