import { describe, expect, test } from 'vitest';
import { Table } from '../test/table.ts';

test('[R20] hot springs take the token from the board or the opponent; one already owned stays', () => {
  const board = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's06' } });
  board.play('pilgrim s07', 'visit');
  expect(board.state.spring).toBe(1);
  expect(board.events).toContainEqual({ type: 'spring-taken', seat: 0, from: -1 });

  const opponent = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's06' }, spring: 'green' });
  opponent.play('pilgrim s07', 'visit');
  expect(opponent.state.spring).toBe(1);

  const own = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's06' }, spring: 'purple' });
  own.play('pilgrim s07');
  // No effect to use, but the token may be spent, since this die did not gain it.
  expect([own.decision, own.state.spring]).toEqual(['again', 1]);
});

describe('[R21] the second use', () => {
  test('comes directly after the first, with the same die and character, at any die of the turn', () => {
    const t = new Table({
      dice: [2, 1, 1],
      purple: { pilgrim: 's00' },
      green: { merchant: 'c5' },
      spring: 'green',
    });
    t.play('pilgrim s02', 'pass');
    expect([t.turn, t.decision]).toEqual([1, 'die']);
    t.play('merchant m3', 'pass');
    expect([t.turn, t.decision]).toEqual([1, 'again']);
    expect(t.legal()).toEqual(['pass', 'again c2', 'again c5', 'again m2', 'again m4']);
    expect(t.why('again a2')).toEqual({ why: 'other-character', character: 1 });
    expect(t.why('again m1')).toMatchObject({ why: 'wrong-distance' });
    expect(t.why('artist a1')).toEqual({ why: 'other-decision' });
    t.play('again c5');
    expect([t.green.merchant, t.state.spring, t.turn]).toEqual([5, 0, 0]);
  });

  test('is not open to the die that gained the token, but to a later die of the same turn', () => {
    const t = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's06' }, green: { merchant: 'c0' } });
    t.play('pilgrim s07', 'visit');
    expect(t.turn).toBe(1);
    t.play('merchant m1', 'pass', 'artist a1', 'pass');
    expect([t.turn, t.decision]).toEqual([0, 'again']);
  });

  test('may be declined, and the token kept', () => {
    const t = new Table({ dice: [2, 1, 1], purple: { pilgrim: 's00' }, spring: 'purple' });
    t.play('pilgrim s02', 'pass', 'pass');
    expect([t.turn, t.state.spring]).toEqual([1, 1]);
  });

  test('lets a wave of the Pilgrim be used again', () => {
    const t = new Table({
      dice: [2, 1, 1],
      purple: { pilgrim: 's00' },
      spring: 'purple',
      waves: { hasty: 'purple' },
    });
    t.play('pilgrim s03', 'pass');
    expect(t.legal('again')).toEqual(['again s05', 'again s06']);
  });
});

test('[R04] the second use is a new move: it may go back where the first came from', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { artist: 'a0' }, spring: 'purple' });
  t.play('artist a1');
  while (t.decision === 'compose') t.play('pass');
  expect(t.legal('again a0')).toEqual(['again a0']);
});

test('[R22] the token lies on the board during the second move, so hot springs give it again, for later', () => {
  const t = new Table({ dice: [2, 1, 1], purple: { pilgrim: 's03' }, spring: 'purple' });
  t.play('pilgrim s05', 'pass', 'again s07', 'visit');
  expect([t.state.spring, t.turn, t.decision]).toEqual([1, 1, 'die']);
});

test('[R23] a blocked Merchant cannot spend the token', () => {
  const t = new Table({
    dice: [1, 3, 1],
    purple: { merchant: 'm2', pilgrim: 's09' },
    green: { pilgrim: 's12' },
    spring: 'purple',
  });
  t.play('merchant stay');
  expect([t.state.spring, t.turn]).toEqual([1, 1]);
});
