/** Hanabi: two more festivals. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';

test('[matsuri.hanabi.two, hanabi-resolution] two more at random, one after the other as drawn', () => {
  const game = holds('hanabi', [{}, {}, {}], { festival: 'o-shogatsu o-bon', die: '1 2 3' });
  expect(game.festivals().sort()).toEqual(['hanabi', 'o-bon', 'o-shogatsu']);
  expect([0, 1, 2].map((seat) => game.has(seat).coins)).toEqual([8, 9, 10]);
  expect(game.turn).toBe('0 donate');
});

test('[hanabi-resolution] the first is over, with its decisions, before the second begins', () => {
  const game = holds('hanabi', [{}, {}, {}], { festival: 'o-bon o-shogatsu' });
  expect(game.turn).toBe('0 donate');
  expect(game.festivals()).not.toContain('o-shogatsu');
  game.do('donate 0').do('donate 0').do('donate 0', { die: '1 2 3' });
  expect(game.has(0).coins).toBe(8);
});

test('[hanabi-resolution] whoever picked Hanabi also makes the choices of the festivals it brings', () => {
  const game = holds('hanabi', [{}, {}, {}], { festival: 'o-tsukimi kamiarisai' });
  expect(game.turn).toBe('0 publish');
});

test('[matsuri.hanabi.two] both are open and stay in force together', () => {
  const game = holds('hanabi', [{}, {}, {}], {
    festival: 'toka-ebisu kamiarisai',
  });
  expect(game.festivals()).toEqual(['hanabi', 'kamiarisai', 'toka-ebisu']);
  expect(game.why('travel 16')).toEqual({ why: 'shut' });
  expect(game.why('travel 25')).toEqual({ why: 'shut' });
});
