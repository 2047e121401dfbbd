import { describe, expect, test } from 'vitest';
import { Table } from '../test/table.ts';

describe('[R05] occupied stations', () => {
  test('count as steps when passed', () => {
    const t = new Table({ dice: [3, 1, 1], purple: { pilgrim: 's00' }, green: { pilgrim: 's01' } });
    expect(t.legal('pilgrim')).toEqual(['pilgrim s03']);
  });

  test('send the Pilgrim on, whoever stands there, and only the last station counts', () => {
    const t = new Table({
      dice: [3, 1, 1],
      purple: { pilgrim: 's00', merchant: 'c1', temple: 1 },
      green: { pilgrim: 's04', merchant: 'm1' },
    });
    // Own Merchant on s03, the other Pilgrim on s04: on to the temple at s05.
    expect(t.legal('pilgrim')).toEqual(['pilgrim s05']);
    expect(t.why('pilgrim s03')).toEqual({ why: 'occupied', by: 0 });
    expect(t.why('pilgrim s04')).toEqual({ why: 'occupied', by: 1 });
    expect(t.why('pilgrim s06')).toEqual({ why: 'wrong-distance', die: 3, to: [5] });
    t.play('pilgrim s05', 'visit');
    expect([t.purple.temple, t.purple.coins]).toEqual([2, 0]);
  });

  test('the ring closes behind s23', () => {
    const t = new Table({ dice: [2, 1, 1], purple: { pilgrim: 's22' }, green: { merchant: 'c0' } });
    expect(t.legal('pilgrim')).toEqual(['pilgrim s01']);
  });
});

describe('[R06] the wave of the Pilgrim', () => {
  test('is chosen before stations are skipped', () => {
    const t = new Table({
      dice: [2, 1, 1],
      waves: { tranquil: 'purple' },
      purple: { pilgrim: 's00' },
      green: { pilgrim: 's01' },
    });
    // One step ends on the occupied s01 and goes on to s02, where two steps end as well.
    expect(t.legal('pilgrim')).toEqual(['pilgrim s02']);
  });

  test('tranquil leaves a 1 as it is', () => {
    const t = new Table({ dice: [1, 1, 1], waves: { tranquil: 'purple' }, purple: { pilgrim: 's04' } });
    expect(t.legal('pilgrim')).toEqual(['pilgrim s05']);
  });

  test('tranquil may walk one less', () => {
    const t = new Table({ dice: [3, 1, 1], waves: { tranquil: 'purple' }, purple: { pilgrim: 's04' } });
    expect(t.legal('pilgrim')).toEqual(['pilgrim s06', 'pilgrim s07']);
  });
});

test('[R07] a peg on its last slot stays there', () => {
  // From the temple where the track was completed a second use leads to another: nothing to decide there.
  const temple = new Table({ dice: [4, 1, 1], purple: { pilgrim: 's09', temple: 8 }, spring: 'purple' });
  temple.play('pilgrim s13', 'visit', 'again s17');
  expect([temple.turn, temple.purple.temple]).toEqual([1, 9]);
  const garden = new Table({
    dice: [4, 1, 1],
    purple: { pilgrim: 's22', garden: 5, merchant: 'c2' },
    green: { pilgrim: 's07' },
    spring: 'purple',
  });
  garden.play('pilgrim s02', 'visit', 'again s08');
  expect([garden.turn, garden.purple.garden]).toEqual([1, 6]);
});

test('[R07] a coastal town pays also when the temple track is complete', () => {
  const t = new Table({
    dice: [2, 1, 1],
    purple: { pilgrim: 's20', temple: 8 },
    boutiques: { c0: 'fan-2' },
    spring: 'purple',
  });
  t.play('pilgrim s22', 'visit', 'again s00', 'visit');
  expect([t.purple.temple, t.purple.coins]).toEqual([9, 2]);
});

test('a coastal town pays what its boutique shows', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's02' }, boutiques: { c1: 'kimono-4' } });
  t.play('pilgrim s03');
  expect(t.legal()).toEqual(['pass', 'visit']);
  t.play('visit');
  expect(t.purple.coins).toBe(4);
});

test('explain: what a station does not offer', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's00' } });
  t.play('pilgrim s01');
  expect(t.why('wave pilgrim')).toEqual({ why: 'no-seashore' });
  expect(t.why('gift')).toEqual({ why: 'other-decision' });
  expect(t.why('visit')).toBeNull();
});
