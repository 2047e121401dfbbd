import { FastChance } from '@tokaido/kernel';
import { TRAVELERS, tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { positions } from '../../test/tables.ts';
import { CommonChance } from './common-chance.ts';
import { Clock, Playout } from './playout.ts';
import { powersOf } from './powers.ts';
import { gameKnowledge } from './registry.ts';

describe('common chance', () => {
  it('brings the same card for the same stream and count, whatever came between', () => {
    const a = new CommonChance(5);
    const b = new CommonChance(5);
    a.draw(1, 0, 0xff);
    expect(a.draw(3, 2, 0xfff)).toBe(b.draw(3, 2, 0xfff));
    expect([a.draws, b.draws]).toEqual([2, 1]);
  });

  it('is fair over seeds, streams and counts', () => {
    const seen = new Array(40).fill(0);
    for (let seed = 0; seed < 100; seed++) {
      const chance = new CommonChance(seed);
      for (let index = 0; index < 80; index++) seen[chance.draw(seed % 7, index, -1, 0xff)]++;
    }
    // 8000 draws of 40: 200 each, give or take five spreads.
    for (const count of seen) expect(Math.abs(count - 200)).toBeLessThan(70);
  });
});

describe('the powers of a traveler', () => {
  const tile = (id: string) => {
    const s = tokaido.rules.wrap(new Array(tokaido.rules.layout.size).fill(0));
    s.all[0].traveler = TRAVELERS.findIndex((traveler) => traveler.id === id);
    return powersOf(s.all[0]);
  };

  it('are found by asking the rules', () => {
    expect(tile('hirotada').temple).toEqual({ points: 0, coins: 0, offerings: 1 });
    expect(tile('mitsukuni').bath.points).toBe(1);
    expect(tile('mitsukuni').achievement.points).toBe(1);
    expect(tile('umegae').meeting).toEqual({ points: 1, coins: 1, offerings: 0 });
    expect(tile('kinko').mealPrices).toEqual([0, 1, 2]);
    expect(tile('sasayakko').souvenirCost).toBeLessThan(tile('kinko').souvenirCost);
  });

  it('can be asked of everybody', () => {
    for (const { id } of TRAVELERS) {
      // One traveler haggles by chance, which an empty table has none of; haggling is no part of this.
      expect(tile(id).wages).toBeGreaterThan(0);
    }
  });
});

describe('evaluations', () => {
  it.each(['greedy', 'heuristic'] as const)('%s gives a number everywhere', (name) => {
    let seen = 0;
    for (const { known, s, seat } of positions(17)) {
      expect(Number.isFinite(known[name](s, seat))).toBe(true);
      if (++seen === 600) break;
    }
  });
});

describe('playouts', () => {
  it('share one win among those in first place', () => {
    const { game } = gameKnowledge('tokaido');
    const rng = new FastChance(4);
    for (let i = 0; i < 30; i++) {
      const options = game.rules.parseOptions('players=3');
      if (!options.ok) throw new Error(options.error);
      const s = game.setup(options.value, { chance: rng, tell: null });
      const playout = new Playout(game);
      playout.run(s, rng);
      expect(playout.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  it('end by number, by time, or after the default number', () => {
    const count = (clock: Clock) => {
      let done = 0;
      while (clock.goesOn(done)) done++;
      return done;
    };
    expect(count(new Clock({ ms: 0, playouts: 12 }, 100))).toBe(12);
    expect(count(new Clock({ ms: 0, playouts: 0 }, 100))).toBe(100);
    const start = performance.now();
    count(new Clock({ ms: 5, playouts: 0 }, 100));
    expect(performance.now() - start).toBeGreaterThanOrEqual(5);
  });
});
