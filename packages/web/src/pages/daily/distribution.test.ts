import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { countOf, histogramOf, middleOf, shareBehind, together } from './distribution.ts';

const walks = (...points: number[]) => {
  const counts = new Map<number, number>();
  for (const each of points) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

describe('a distribution', () => {
  const some = walks(60, 70, 70, 80, 95);

  it('tells how many are behind me; whoever has as many points is not', () => {
    expect(shareBehind(some, 70)).toBe(20);
    expect(shareBehind(some, 71)).toBe(60);
    expect(shareBehind(some, 200)).toBe(100);
    expect(shareBehind(some, 0)).toBe(0);
    expect(shareBehind(new Map(), 70)).toBe(0);
  });

  it('has a middle, whatever order it came in', () => {
    expect(middleOf(some)).toBe(70);
    expect(middleOf(walks(9, 1, 5))).toBe(5);
    expect(middleOf(walks(4, 1, 3, 2))).toBe(2);
  });

  it('adds up', () => {
    const sum = together([some, walks(70, 99)]);
    expect(countOf(sum)).toBe(7);
    expect(sum.get(70)).toBe(3);
    expect(countOf(some)).toBe(5);
  });
});

describe('a histogram', () => {
  const seed = Number(process.env['SEED'] ?? 19);
  it(`holds every walk once and my points too, in at most fifteen bars (SEED=${seed})`, () => {
    const rng = new FastChance(seed);
    for (let i = 0; i < 200; i++) {
      const spread = 1 + rng.below(120);
      const points = Array.from({ length: 1 + rng.below(300) }, () => 20 + rng.below(spread));
      const mine = rng.below(180);
      const { bins, width } = histogramOf(walks(...points), mine);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
      expect(bins.length).toBeLessThanOrEqual(15);
      expect(bins.filter(({ from }) => mine >= from && mine < from + width)).toHaveLength(1);
      bins.forEach(({ from }, at) => expect(from).toBe((bins[0]?.from ?? 0) + at * width));
      for (const { from, count } of bins)
        expect(count).toBe(points.filter((each) => each >= from && each < from + width).length);
    }
  });

  it('of nobody shows where I am', () => {
    expect(histogramOf(new Map(), 70).bins).toEqual([{ from: 70, count: 0 }]);
  });
});
