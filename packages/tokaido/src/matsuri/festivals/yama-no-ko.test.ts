/** Yama no Ko: more mountains. */

import { expect, test } from 'vitest';
import { under } from '../../../test/festivals.ts';
import { tokaido } from '../../index.ts';

test('[matsuri.yama-no-ko.section] a stop at a mountain may give a section before the usual choice', () => {
  const game = under('yama-no-ko', { at: 18, coins: 0 }).do('travel 19');
  expect([game.turn, game.legal()]).toEqual(['0 bonus', ['bonus yes', 'bonus no']]);
  expect(tokaido.pending(game.state)?.details).toEqual({ festival: 'yama-no-ko' });
  game.do('bonus yes');
  expect(game.has(0)).toMatchObject({ panoramas: [0, 1, 0], points: 1 });
  expect(game.legal()).toEqual(['option panorama-mountain', 'option cherry-tree']);
  expect(game.do('option panorama-mountain').has(0)).toMatchObject({ panoramas: [0, 2, 0], points: 3 });
});

test('[festival-may] declined, it leaves the mountains open for later stops', () => {
  const more = { left: { trees: 0 } };
  const near = { at: 18, coins: 0, panoramas: [0, 2, 0] as const };
  const taken = under('yama-no-ko', near, [], more).do('travel 19').do('bonus yes');
  expect(taken.why('travel 23')).toEqual({ why: 'panorama-complete', panorama: 1 });
  const declined = under('yama-no-ko', near, [], more).do('travel 19').do('bonus no');
  expect(declined.has(0)).toMatchObject({ panoramas: [0, 3, 0], points: 3 });
  expect(declined.legal()).toContain('travel 23');
});

test('[matsuri.yama-no-ko.section] at a mountain only', () => {
  expect(under('yama-no-ko', { at: 17 }).do('travel 18').turn).toBe('0 option');
  expect(under('yama-no-ko', { at: 23 }).do('travel 24').turn).toBe('0 option');
});

test('[yama-no-ko-completes] completed by it, the panorama leaves the cherry tree as the choice', () => {
  const game = under('yama-no-ko', { at: 18, coins: 0, panoramas: [0, 3, 0] })
    .do('travel 19')
    .do('bonus yes');
  expect(game.has(0)).toMatchObject({ points: 4 + 3 + 2, achievements: ['panorama-mountain-first'] });
  expect(game.owns(0).trees).toBe(1);
});

test('[yama-no-ko-completes] without a tree left the stop ends there', () => {
  const more = { left: { trees: 0 } };
  const game = under('yama-no-ko', { at: 18, panoramas: [0, 3, 0] }, [], more)
    .do('travel 19')
    .do('bonus yes');
  expect(game.turn).toBe('0 travel');
  expect(game.has(0).points).toBe(7);
});

test('[matsuri.yama-no-ko.finished] nothing for a finished panorama', () => {
  const game = under('yama-no-ko', { at: 18, coins: 0, panoramas: [0, 4, 0] }).do('travel 19');
  expect(game.has(0)).toMatchObject({ points: 2, panoramas: [0, 4, 0] });
});

test('[panorama-festivals-stop] it does not open a complete panorama', () => {
  const more = { left: { trees: 0 } };
  const game = under('yama-no-ko', { at: 18, panoramas: [0, 4, 0] }, [], more);
  expect(game.why('travel 19')).toEqual({ why: 'panorama-complete', panorama: 1 });
});
