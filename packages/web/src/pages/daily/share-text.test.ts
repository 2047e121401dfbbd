import type { MoveAnalysis } from '@tokaido/bots';
import { describe, expect, it } from 'vitest';
import { partsOfRoad } from './parts-of-road.ts';
import { shareText } from './share-text.ts';

const RESULT = {
  points: 78,
  place: 1,
  players: 4,
  accuracy: 94,
  parts: [
    { points: 7, losses: '0001' },
    { points: 78, losses: '021' },
  ],
};

describe('a result as text', () => {
  it('is squares, points and a place', () => {
    expect(shareText(142, RESULT)).toBe(
      ['Tōkaidō, daily road 142', '\u20077  ■■■▣', '78  ■□▣', '78 points, 1st of 4'].join('\n'),
    );
  });

  it('does without squares where the game was not judged', () => {
    const { parts: _, ...result } = RESULT;
    expect(shareText(3, { ...result, points: 1, place: 4 })).toBe('Tōkaidō, daily road 3\n1 point, 4th of 4');
  });

  it('spoils nothing: no letter but those of the frame, no link, no address, no accuracy', () => {
    const text = shareText(142, RESULT);
    const left = text
      .replace('Tōkaidō, daily road 142', '')
      .replace('78 points, 1st of 4', '')
      .replaceAll(/[■▣□\d\s]/gu, '');
    expect(left).toBe('');
    expect(text).not.toMatch(/http|\/|94/);
  });
});

describe('the parts of a road', () => {
  const move = (at: number, part: number, lost: number, more: Partial<MoveAnalysis> = {}) =>
    ({
      move: at,
      seat: 1,
      part,
      candidates: [{}, {}],
      pointsLost: { value: lost, error: 0.1 },
      ...more,
    }) as MoveAnalysis;

  it('hold my decisions with a choice, by what each cost', () => {
    const moves = [
      move(0, 1, 0),
      move(1, 1, 5, { seat: 0 }),
      move(2, 1, 0.15),
      move(3, 1, 0.9),
      move(4, 1, 3, { candidates: [] }),
      move(5, 2, 1.2),
      move(6, 2, 0, { seat: 0 }),
    ];
    expect(partsOfRoad({ moves }, 1, { pointsAfter: (at) => 10 * at, begins: () => true })).toEqual([
      // The points before my next decision; below two standard errors nothing is lost.
      { losses: '001', points: 50 },
      { losses: '2', points: 70 },
    ]);
  });

  it('have one square for all that was decided in one move', () => {
    const moves = [
      move(0, 1, 0),
      move(1, 1, 0.6),
      move(2, 1, 0.7),
      move(3, 1, 0.5),
      move(4, 1, 0, { seat: 0 }),
      move(5, 1, 0.5),
      move(6, 2, 0.5),
    ];
    const begins = (at: number) => at === 3;
    const parts = partsOfRoad({ moves }, 1, { pointsAfter: () => 1, begins });
    // The first three together, the fourth begins anew, the sixth comes after somebody else, the last is on another leg.
    expect(parts.map(({ losses }) => losses)).toEqual(['211', '1']);
  });

  it('are at most five, however many parts a game has', () => {
    const moves = Array.from({ length: 40 }, (_, i) => move(i, 1 + Math.floor(i / 4), 0));
    const parts = partsOfRoad({ moves }, 1, { pointsAfter: () => 1, begins: () => true });
    expect(parts).toHaveLength(5);
    expect(parts.map(({ losses }) => losses.length)).toEqual([8, 8, 8, 8, 8]);
  });
});
