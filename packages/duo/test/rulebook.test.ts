/** The worked examples of the rulebook, in its order. */

import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('[R04] artist: not back and forth, not too short, but two areas on', () => {
  const t = new Table({ dice: [1, 1, 2], purple: { artist: 'a4' } });
  expect(t.why('artist a4')).toEqual({ why: 'revisited' });
  expect(t.why('artist a5')).toBeNull(); // two borders lead there over a3 …
  const far = new Table({ dice: [1, 1, 2], purple: { artist: 'a2' } });
  expect(far.why('artist a1')).toEqual({ why: 'wrong-distance', die: 2, to: [0, 4, 5, 7] });
  expect(far.why('artist a4')).toBeNull();
});

test('[R16] paint: three other characters round the area turn three tiles', () => {
  const t = new Table({
    dice: [1, 1, 1],
    purple: { artist: 'a1', pilgrim: 's04', merchant: 'm2' },
    green: { artist: 'a2', pilgrim: 's10', merchant: 'm4' },
    chance: 'moon bamboo moon',
  });
  t.play('artist a2');
  expect(t.legal()).toEqual(['pass', 'paint 3']);
  t.play('paint 3');
  expect(t.tiles(0)).toEqual(['moon', 'bamboo', 'moon']);
});

test('[R18] gift: with a 2 through a bamboo area into a waterfall area', () => {
  const t = new Table({
    dice: [1, 1, 2],
    purple: { artist: 'a4', tiles: 'waterfall bamboo', pilgrim: 's15' },
    green: { merchant: 'c0' },
  });
  t.play('artist a2', 'gift');
  expect(t.purple.gifted).toBe(1);
});

test('[R08] merchant: a 2 leads to exactly one mountain town and one coastal town', () => {
  const t = new Table({ dice: [1, 2, 1], purple: { merchant: 'c0' } });
  expect(t.legal('merchant')).toEqual(['merchant c7', 'merchant m2']);
});

test('[R12] [R13] merchant: four pottery for 3 each make the fifth slab, 26 points become 35', () => {
  const t = new Table({
    dice: [1, 1, 1],
    purple: { merchant: 'm1', slabs: 4, wares: '4 pottery', pilgrim: 's05' },
    boutiques: { c0: 'pottery-3' },
  });
  expect(t.game.scores(t.state)[0].by.merchant).toBe(26);
  t.play('merchant c0', 'sell 4 pottery');
  expect(t.game.scores(t.state)[0].by.merchant).toBe(35);
  expect([t.purple.slabs, t.purple.coins]).toEqual([5, 2]);
});

test('[R21] hot spring: two routes to a town of three wares, then two more to sell', () => {
  const t = new Table({
    dice: [1, 2, 1],
    spring: 'purple',
    purple: { merchant: 'c0' },
    green: { merchant: 'm4' },
    boutiques: { c2: 'doll-3' },
    chance: 'doll doll fan',
  });
  t.play('merchant m2', 'draw 3');
  expect(t.decision).toBe('again');
  t.play('again c2', 'sell 2 doll');
  expect(t.purple.coins).toBe(6);
  expect(t.wares(0)).toEqual([0, 0, 0, 1]);
  expect(t.state.spring).toBe(0);
  // Only then does the token go back.
  const order = t.events.map(({ type }) => type).slice(-4);
  expect(order).toEqual(['moved', 'sold', 'coins', 'spring-returned']);
});

test('[R06] waves: a hasty pilgrim may walk 5 on a 4', () => {
  const t = new Table({ dice: [4, 1, 1], waves: { hasty: 'purple' }, purple: { pilgrim: 's00' } });
  expect(t.legal('pilgrim')).toEqual(['pilgrim s04', 'pilgrim s05']);
});

test('[R28] final score: 7 × 6 = 42, five slabs 35, six gifts 18, together 95', () => {
  const t = new Table({
    ending: 'garden',
    purple: {
      temple: 7,
      garden: 6,
      slabs: 5,
      coins: 9,
      gifted: 6,
      tiles: 'moon moon moon bamboo bamboo waterfall mountain',
      wares: '5 fan',
    },
  });
  expect(t.game.scores(t.state)[0]).toMatchObject({
    points: 95,
    by: { pilgrim: 42, merchant: 35, artist: 18 },
  });
});
