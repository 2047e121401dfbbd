/** Hadaka matsuri: encounters at hot springs. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { emptyEncounters } from '../../../test/empty-decks.ts';
import { under } from '../../../test/festivals.ts';

const bather = (more: BoxedStanding = {}, others: BoxedStanding[] = []) =>
  under('hadaka-matsuri', { at: 21, coins: 0, ...more }, others).do('travel 22');

test('[matsuri.hadaka-matsuri.encounter] at a hot spring one may meet somebody before the choice', () => {
  const game = bather();
  expect(game.turn).toBe('0 meet');
  expect(game.legal()).toEqual(['meet yes', 'meet no']);
  game.do('meet yes', { encounter: 'kuge' });
  expect(game.has(0)).toMatchObject({ coins: 3, encounters: ['kuge'] });
  expect(game.legal()).toEqual(['option hot-spring', 'option bathhouse']);
});

test('[matsuri.hadaka-matsuri.encounter] or not', () => {
  const game = bather().do('meet no', { 'hot-spring': '2' });
  expect(game.has(0)).toMatchObject({ encounters: [], points: 2 });
});

test('[matsuri.hadaka-matsuri.encounter] at hot springs only', () => {
  expect(under('hadaka-matsuri', { at: 18 }).do('travel 19').turn).toBe('0 option');
});

test('[hadaka-abilities] Umegae gains and Yoshiyasu draws two', () => {
  const umegae = bather({ traveler: 'umegae' }).do('meet yes', { encounter: 'samurai' });
  expect(umegae.has(0)).toMatchObject({ coins: 1, points: 1 + 3 });
  expect(bather({ traveler: 'umegae' }).do('meet no', { 'hot-spring': '2' }).has(0).coins).toBe(0);
  const yoshiyasu = bather({ traveler: 'yoshiyasu' }).do('meet yes', { encounter: 'samurai kuge' });
  expect(yoshiyasu.turn).toBe('0 keep');
});

test('[hadaka-abilities] it is no stop at an encounter space: nothing for Takeru, no calligraphy', () => {
  const game = bather({ amulets: 'health' }, [{ traveler: 'takeru', at: 24, coins: 0 }]);
  game.do('meet yes', { encounter: 'samurai' });
  expect(game.has(1).coins).toBe(0);
  expect(game.why('option calligraphy')).toEqual({ why: 'not-offered' });
});

test('[no-card-no-gain] nobody is asked, and Umegae gains nothing, when nobody is left to meet', () => {
  const game = under('hadaka-matsuri', { traveler: 'umegae', at: 21, coins: 0 });
  emptyEncounters(game.state);
  game.do('travel 22', { 'hot-spring': '2' });
  expect(game.has(0)).toMatchObject({ coins: 0, points: 2 });
});
