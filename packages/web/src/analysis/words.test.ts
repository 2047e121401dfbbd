/** Numbers and names of the analysis as they are read. */

import { setLocale } from '@tokaido/words';
import { afterEach, describe, expect, it } from 'vitest';
import { percent, points, signedPercent, signedPoints } from './figures.ts';
import { worthOf } from './moment-words.ts';
import { bySource, sumOf } from './reason-sums.ts';
import { kindName, namedKinds } from './skill-kinds.ts';
import { moveWith } from './testkit/moves.ts';

const move = moveWith(26);
const at = (value: number) => ({ move, worth: { value, error: 0.1 } });

describe('figures', () => {
  it('carry their sign, but 0 has none', () => {
    expect(signedPoints(-3.14)).toBe('−3.1');
    expect(signedPoints(0.4)).toBe('+0.4');
    expect(signedPoints(-0.04)).toBe('0.0');
    expect(signedPercent(0.138)).toBe('+14%');
    expect(signedPercent(-0.004)).toBe('0%');
    expect([percent(0.246), points(71.25)]).toEqual(['25%', '71.3']);
  });
});

describe('the worth of a moment', () => {
  it('is a loss, a lead, or a share', () => {
    expect(worthOf('costliest', at(3.1))).toBe('−3.1 points');
    expect(worthOf('best', at(2.8))).toBe('+2.8 over the next best');
    expect(worthOf('luckiest', at(0.11))).toBe('+11% win share');
  });
});

describe('reasons', () => {
  const by = {
    meal: { value: -2, error: 0.3 },
    'ach-panorama': { value: 1, error: 0.3 },
    'ach-end': { value: 0.5, error: 0.4 },
    spring: { value: 0.01, error: 0.1 },
  };

  it('are grouped, the largest loss first, and leave out what is nothing', () => {
    const sources = [
      { id: 'achievement', of: ['ach-panorama', 'ach-end'] },
      { id: 'spring', of: ['spring'] },
      { id: 'meal', of: ['meal'] },
      { id: 'bath', of: ['bath'] },
    ];
    expect(bySource(by, sources).map(({ id, value }) => [id, value])).toEqual([
      ['meal', -2],
      ['achievement', 1.5],
    ]);
    expect(bySource(by, sources)[1]!.error).toBeCloseTo(0.5);
  });

  it('add up', () => {
    expect(sumOf(by).value).toBeCloseTo(-0.49);
  });
});

describe('kinds of decisions', () => {
  const sums = (decisions: number, lost: number) => ({
    decisions,
    pointsLostPerDecision: { value: lost, error: 0.1 },
    accuracy: { value: 90, error: 1 },
  });

  it('have names, and the rare ones share one', () => {
    const kinds = namedKinds({ rob: sums(1, 4), buy: sums(3, 1), travel: sums(20, 0.5), pledge: sums(3, 0) });
    expect(kinds.map(([kind, { decisions }]) => [kindName(kind), decisions])).toEqual([
      ['Where to walk', 20],
      ['Souvenirs', 3],
      ['Everything else', 4],
    ]);
    expect(kinds[2]![1].pointsLostPerDecision.value).toBeCloseTo(1);
  });
});

afterEach(() => setLocale('en'));
