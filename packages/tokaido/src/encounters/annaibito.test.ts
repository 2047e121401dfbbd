/** Annaibito: a section of the panorama on the card. */

import { describe, expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';

function meets(guide: string, panoramas: NonNullable<Standing['panoramas']>) {
  const game = position({ players: 3, seats: [{ at: 2, panoramas }, { at: 4 }] });
  return game.do('travel 3', { encounter: `annaibito-${guide}` });
}

describe('the pictured panorama', () => {
  test('[base.annaibito.first] not begun: its first section', () => {
    expect(meets('paddy', [0, 2, 2]).has(0)).toMatchObject({ panoramas: [1, 2, 2], points: 1 });
    expect(meets('mountain', [2, 0, 2]).has(0)).toMatchObject({ panoramas: [2, 1, 2], points: 1 });
    expect(meets('sea', [2, 2, 0]).has(0)).toMatchObject({ panoramas: [2, 2, 1], points: 1 });
  });

  test('[base.annaibito.next, base.annaibito.points] begun: the next section and its points', () => {
    const game = meets('sea', [2, 2, 3]);
    expect(game.has(0)).toMatchObject({ panoramas: [2, 2, 4], points: 4, encounters: ['annaibito-sea'] });
    expect(game.by(0)).toEqual({ panorama: 4 });
  });
});

describe('complete', () => {
  test('[base.annaibito.other, annaibito-complete] if that one is complete, the player may begin or continue another', () => {
    const game = meets('paddy', [3, 0, 2]);
    expect(game.turn).toBe('0 panorama');
    expect(game.legal()).toEqual(['panorama mountain', 'panorama sea', 'panorama -']);
    expect(game.why('panorama paddy')).toEqual({ why: 'panorama-complete', panorama: 0 });
    game.do('panorama sea');
    expect(game.has(0)).toMatchObject({ panoramas: [3, 0, 3], points: 3 });
    expect(meets('sea', [0, 0, 5]).do('panorama mountain').has(0).panoramas).toEqual([0, 1, 5]);
    expect(meets('mountain', [0, 4, 0]).legal()).toEqual(['panorama paddy', 'panorama sea', 'panorama -']);
  });

  test('[guide-may-decline] the player may decline it, even with one panorama left', () => {
    const game = meets('sea', [3, 2, 5]);
    expect(game.legal()).toEqual(['panorama mountain', 'panorama -']);
    game.do('panorama -');
    expect(game.has(0)).toMatchObject({ panoramas: [3, 2, 5], points: 0, encounters: ['annaibito-sea'] });
    expect(game.turn).toBe('0 travel');
  });

  test('[annaibito-complete] with all three complete nothing is gained, the card is kept', () => {
    const game = meets('mountain', [3, 4, 5]);
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({
      panoramas: [3, 4, 5],
      points: 0,
      encounters: ['annaibito-mountain'],
    });
  });
});
