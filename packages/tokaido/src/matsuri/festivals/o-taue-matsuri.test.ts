/** O-Taue matsuri: a coin for the temple at the paddies. */

import { expect, test } from 'vitest';
import { under } from '../../../test/festivals.ts';
import { tokaido } from '../../index.ts';

test('[matsuri.o-taue-matsuri.coin] at a paddy a bank coin may go into the temple, before the choice', () => {
  const game = under('o-taue-matsuri', { at: 17, coins: 0 }).do('travel 18');
  expect([game.turn, game.legal()]).toEqual(['0 bonus', ['bonus yes', 'bonus no']]);
  expect(tokaido.pending(game.state)?.details).toEqual({ festival: 'o-taue-matsuri' });
  game.do('bonus yes');
  expect(game.has(0)).toMatchObject({ offerings: 1, points: 1, coins: 0 });
  expect(game.by(0)).toEqual({ donation: 1 });
  expect(game.legal()).toEqual(['option panorama-paddy', 'option cherry-tree']);
});

test('[festival-may] or not', () => {
  const game = under('o-taue-matsuri', { at: 17, coins: 0 }).do('travel 18').do('bonus no');
  expect(game.has(0)).toMatchObject({ offerings: 0, points: 0 });
  expect(game.legal()).toEqual(['option panorama-paddy', 'option cherry-tree']);
});

test('[matsuri.o-taue-matsuri.coin] at a paddy only', () => {
  expect(under('o-taue-matsuri', { at: 18 }).do('travel 19').turn).toBe('0 option');
  expect(under('o-taue-matsuri', { at: 23 }).do('travel 24').turn).toBe('0 option');
});

test('[o-taue-finished] nothing with a finished paddy panorama', () => {
  const game = under('o-taue-matsuri', { at: 17, panoramas: [3, 0, 0] }).do('travel 18');
  expect(game.has(0)).toMatchObject({ offerings: 0, points: 2 });
});

test('[panorama-festivals-stop] it does not open a complete panorama', () => {
  const more = { left: { trees: 0 } };
  const game = under('o-taue-matsuri', { at: 17, panoramas: [3, 0, 0] }, [], more);
  expect(game.why('travel 18')).toEqual({ why: 'panorama-complete', panorama: 0 });
});

test('[mari-scope] a coin of a festival is worth a point to Mari too, no more', () => {
  const game = under('o-taue-matsuri', { traveler: 'mari', at: 17 }).do('travel 18').do('bonus yes');
  expect(game.by(0)).toEqual({ donation: 1 });
});
