/** Panoramas: section after section, and the achievement of the first to finish. */

import { describe, expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';

/** Before the paddy of 4, the mountain of 6 and the sea of 11. */
const walker = (panoramas: NonNullable<Standing['panoramas']>, more: Standing = {}) =>
  position({ players: 4, seats: [{ at: 3, panoramas, ...more }] });

describe('sections', () => {
  test('[base.panorama.first] who has none of a kind takes its first section', () => {
    expect(walker([0, 0, 0]).do('travel 4').has(0)).toMatchObject({ panoramas: [1, 0, 0], points: 1 });
    expect(walker([0, 0, 0]).do('travel 6').has(0)).toMatchObject({ panoramas: [0, 1, 0], points: 1 });
    expect(walker([0, 0, 0]).do('travel 11').has(0)).toMatchObject({ panoramas: [0, 0, 1], points: 1 });
  });

  test('[base.panorama.next, base.panorama.points] then the next one, worth as many points', () => {
    expect(walker([1, 3, 4]).do('travel 4').has(0)).toMatchObject({ panoramas: [2, 3, 4], points: 2 });
    expect(walker([1, 2, 4]).do('travel 6').has(0)).toMatchObject({ panoramas: [1, 3, 4], points: 3 });
    const game = walker([1, 2, 3]).do('travel 11');
    expect(game.has(0)).toMatchObject({ panoramas: [1, 2, 4], points: 4 });
    expect(game.by(0)).toEqual({ panorama: 4 });
    expect(game.told(-1)).toContainEqual({ type: 'panorama', seat: 0, kind: 2, section: 4 });
  });

  test('[base.panorama.lengths] paddy, mountain and sea are complete with 3, 4 and 5 sections', () => {
    expect(walker([2, 0, 0]).do('travel 4').has(0).achievements).toEqual(['panorama-paddy-first']);
    expect(walker([0, 3, 0]).do('travel 6').has(0).achievements).toEqual(['panorama-mountain-first']);
    expect(walker([0, 0, 4]).do('travel 11').has(0).achievements).toEqual(['panorama-sea-first']);
    expect(walker([1, 2, 3]).do('travel 4').has(0).achievements).toEqual([]);
  });

  test('[base.panorama.single] a complete panorama closes its spaces, and no others', () => {
    const game = walker([3, 4, 5]);
    for (const [to, panorama] of [
      [4, 0],
      [6, 1],
      [11, 2],
      [12, 1],
    ]) {
      expect(game.why(`travel ${to}`)).toEqual({ why: 'panorama-complete', panorama });
    }
    expect(walker([3, 0, 0]).legal()).toContain('travel 6');
    expect(walker([3, 0, 0]).legal()).not.toContain('travel 4');
    expect(walker([0, 0, 5]).legal()).not.toContain('travel 11');
    expect(walker([2, 3, 4]).legal()).toContain('travel 11');
  });
});

describe('the achievement', () => {
  test('[base.achievement.panorama-first] the first to complete a panorama gets 3 points at once', () => {
    const game = walker([2, 0, 0]).do('travel 4');
    expect(game.has(0)).toMatchObject({ points: 3 + 3, achievements: ['panorama-paddy-first'] });
    expect(game.by(0)).toEqual({ panorama: 3, 'ach-panorama': 3 });
    expect(game.told(2)).toContainEqual({ type: 'achievement', seat: 0, achievement: 0 });
  });

  test('[base.achievement.panorama-first] the second one gets nothing for it', () => {
    const game = position({
      players: 4,
      seats: [
        { at: 3, panoramas: [2, 0, 0] },
        { panoramas: [3, 0, 0], achievements: 'panorama-paddy-first' },
      ],
    });
    expect(game.do('travel 4').has(0)).toMatchObject({ points: 3, achievements: [] });
  });

  test('[base.achievement.panorama-first] each panorama has its own card', () => {
    const game = position({
      players: 4,
      seats: [{ at: 3, panoramas: [0, 3, 0] }, { achievements: 'panorama-paddy-first panorama-sea-first' }],
    });
    expect(game.do('travel 6').has(0)).toMatchObject({
      points: 7,
      achievements: ['panorama-mountain-first'],
    });
  });

  test('[panorama-achievement-any-source] a guide or Hiroshige completes it as well as a space', () => {
    const guide = position({ players: 4, seats: [{ at: 2, panoramas: [0, 0, 4] }] });
    guide.do('travel 3', { encounter: 'annaibito-sea' });
    expect(guide.has(0)).toMatchObject({ points: 8, achievements: ['panorama-sea-first'] });
    const artist = position({ players: 4, seats: [{ at: 13, traveler: 'hiroshige', panoramas: [2, 0, 0] }] });
    artist.do('travel 14').do('panorama paddy', { meal: 'dango soba tofu udon unagi' });
    expect(artist.has(0)).toMatchObject({ points: 6, achievements: ['panorama-paddy-first'] });
    expect(artist.turn).toBe('0 eat');
  });
});
