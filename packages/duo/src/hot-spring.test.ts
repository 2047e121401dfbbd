import { describe, expect, test } from 'vitest';
import { Table } from '../test/table.ts';
import { IN_USE } from './hot-spring.ts';

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
    expect(t.game.pending(t.state)?.details).toEqual({ character: 'merchant', value: 1 });
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

describe('[R22] the token in use', () => {
  test('goes back to the board after the second move and its action, and is with nobody until then', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { merchant: 'm1', pilgrim: 's05', wares: '1 fan' },
      boutiques: { c1: 'fan-2' },
      spring: 'purple',
    });
    t.play('merchant m2', 'pass', 'again c1');
    expect([t.decision, t.state.spring]).toEqual(['trade', IN_USE]);
    t.play('sell 1 fan');
    expect([t.turn, t.decision, t.state.spring]).toEqual([1, 'die', 0]);
  });

  test('waits for the choice of wares as well', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { merchant: 'c1', pilgrim: 's05', wares: '4 fan' },
      green: { merchant: 'm4' },
      spring: 'purple',
    });
    t.play('merchant m2', 'pass', 'again m3', 'draw 3');
    expect([t.decision, t.state.spring]).toEqual(['keep', IN_USE]);
    t.play('keep 1 fan');
    expect(t.state.spring).toBe(0);
  });

  test('is not taken at hot springs, which offer nothing then, and lies on the board afterwards', () => {
    const t = new Table({ dice: [2, 1, 1], purple: { pilgrim: 's03' }, spring: 'purple' });
    t.play('pilgrim s05', 'pass', 'again s07');
    expect([t.purple.pilgrim, t.turn, t.decision, t.state.spring]).toEqual([7, 1, 'die', 0]);
    expect(t.events.map(({ type }) => type)).not.toContain('spring-taken');
  });

  test('is not taken again by a first move onto hot springs followed by a second', () => {
    const t = new Table({
      dice: [4, 1, 1],
      purple: { pilgrim: 's03', merchant: 'c3' },
      green: { pilgrim: 's11' },
      spring: 'purple',
    });
    // The first move ends at hot springs with the token in hand: no effect. The second goes on to s12.
    t.play('pilgrim s07', 'again s12', 'visit');
    expect([t.purple.pilgrim, t.state.spring]).toEqual([12, 0]);
  });

  test('stays in use while the opponent answers for a lost Robust, who cannot take it', () => {
    const t = new Table({
      dice: [1, 1, 1],
      waves: { hasty: 'purple', robust: 'green', inspired: 'purple' },
      purple: { pilgrim: 's02' },
      green: { wares: '2 kimono 4 fan' },
      spring: 'purple',
    });
    t.play('pilgrim s03', 'pass', 'again s04', 'wave merchant');
    expect([t.turn, t.decision, t.state.spring]).toEqual([1, 'return', IN_USE]);
    t.play('return fan');
    expect([t.turn, t.decision, t.state.spring]).toEqual([1, 'die', 0]);
  });

  test('can be taken from the board by the next die, by either player', () => {
    const t = new Table({
      dice: [1, 1, 2],
      purple: { artist: 'a0' },
      green: { pilgrim: 's18' },
      spring: 'purple',
    });
    t.play('artist a1', 'pass', 'again a3');
    while (t.turn === 0) t.play('pass');
    t.play('pilgrim s19', 'visit');
    expect(t.events).toContainEqual({ type: 'spring-taken', seat: 1, from: -1 });
    expect(t.state.spring).toBe(2);
  });

  test('goes back before the game is scored, after the very last die', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { pilgrim: 's00', temple: 8, artist: 'a0' },
      spring: 'purple',
    });
    t.play('pilgrim s01', 'visit', 'pass', 'merchant c2');
    while (t.turn === 1) t.play('pass');
    t.play('artist a1', 'pass', 'again a0');
    while (t.decision === 'compose') t.play('pass');
    expect([t.decision, t.state.spring]).toEqual(['over', 0]);
    expect(t.events.slice(-2).map(({ type }) => type)).toEqual(['spring-returned', 'end']);
  });
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
