import { describe, expect, test } from 'vitest';
import { Table } from '../test/table.ts';

/** A step before the seashore at s04. */
const SHORE = { dice: [1, 1, 1], purple: { pilgrim: 's03' } };

describe('[R24] a seashore', () => {
  test('gives any tile from the board, and may be left alone', () => {
    const t = new Table({ ...SHORE, waves: { hasty: 'board', crafty: 'board', inspired: 'green' } });
    t.play('pilgrim s04');
    expect(t.legal()).toEqual(['pass', 'wave pilgrim', 'wave merchant']);
    expect(t.why('wave artist')).toEqual({ why: 'board-first' });
    expect(t.why('visit')).toEqual({ why: 'choose-wave' });
    t.play('wave merchant');
    expect(t.waves).toEqual(['board', 'purple', 'green']);
    expect(t.events).toContainEqual({ type: 'wave-taken', seat: 0, character: 1, from: -1 });
  });

  test('gives one of the opponent only when the board has none', () => {
    const t = new Table({ ...SHORE, waves: { hasty: 'purple', crafty: 'green', inspired: 'green' } });
    t.play('pilgrim s04');
    expect(t.legal()).toEqual(['pass', 'wave merchant', 'wave artist']);
    expect(t.why('wave pilgrim')).toEqual({ why: 'already-yours' });
    t.play('wave artist');
    expect(t.waves).toEqual(['purple', 'green', 'purple']);
  });

  test('does nothing for who has all three', () => {
    const t = new Table({ ...SHORE, waves: { hasty: 'purple', crafty: 'purple', inspired: 'purple' } });
    t.play('pilgrim s04');
    expect(t.turn).toBe(1);
    expect(t.waves).toEqual(['purple', 'purple', 'purple']);
  });

  test('never turns a tile over', () => {
    const t = new Table({ ...SHORE, waves: { tranquil: 'board', crafty: 'board', inspired: 'board' } });
    t.play('pilgrim s04');
    const sides = t.game.observe(t.state, 0).table['waveSides'];
    t.play('wave pilgrim');
    expect(t.game.observe(t.state, 0).table['waveSides']).toEqual(sides);
  });
});

describe('[R25] losing Robust', () => {
  const waves = { hasty: 'purple', robust: 'green', inspired: 'purple' } as const;

  test('with six wares costs one of the loser’s choice, at once', () => {
    const t = new Table({ ...SHORE, waves, green: { wares: '2 kimono 4 fan' } });
    t.play('pilgrim s04', 'wave merchant');
    expect([t.turn, t.decision]).toEqual([1, 'return']);
    expect(t.legal()).toEqual(['return kimono', 'return fan']);
    expect(t.why('return doll')).toEqual({ why: 'wares', have: 0 });
    expect(t.why('pass')).toEqual({ why: 'other-decision' });
    t.play('return fan');
    expect(t.wares(1)).toEqual([2, 0, 0, 3]);
    expect([t.turn, t.decision]).toEqual([1, 'die']);
  });

  test('with five costs nothing', () => {
    const t = new Table({ ...SHORE, waves, green: { wares: '5 fan' } });
    t.play('pilgrim s04', 'wave merchant');
    expect(t.decision).toBe('die');
    expect(t.wares(1)).toEqual([0, 0, 0, 5]);
  });

  test('costs purple one as well, when green takes the tile', () => {
    const t = new Table({
      dice: [1, 1, 1],
      waves: { hasty: 'green', robust: 'purple', inspired: 'green' },
      purple: { wares: '2 pottery 4 fan', tiles: 'moon', artist: 'a0' },
      green: { pilgrim: 's03' },
    });
    t.play('artist a1', 'pass', 'pilgrim s04');
    expect(t.why('wave artist')).toEqual({ why: 'already-yours' });
    t.play('wave merchant');
    expect(t.waves).toEqual(['green', 'green', 'green']);
    expect([t.turn, t.legal()]).toEqual([0, ['return pottery', 'return fan']]);
    t.play('return pottery');
    expect(t.wares(0)).toEqual([0, 1, 0, 4]);
    expect(t.events.at(-1)).toEqual({ type: 'returned', seat: 0, wares: [0, 1, 0, 0] });
  });

  test('losing another tile costs nothing', () => {
    const others = { hasty: 'green', robust: 'green', inspired: 'purple' } as const;
    const t = new Table({ ...SHORE, waves: others, green: { wares: '6 fan' } });
    t.play('pilgrim s04', 'wave pilgrim');
    expect([t.turn, t.decision]).toEqual([1, 'die']);
    expect(t.wares(1)).toEqual([0, 0, 0, 6]);
  });
});

describe('[R26] waves', () => {
  test('are optional each time', () => {
    const pilgrim = new Table({ dice: [2, 1, 1], waves: { hasty: 'purple' }, purple: { pilgrim: 's00' } });
    expect(pilgrim.legal('pilgrim')).toEqual(['pilgrim s02', 'pilgrim s03']);

    const robust = new Table({
      dice: [1, 1, 1],
      waves: { robust: 'purple' },
      purple: { merchant: 'm1', wares: '3 fan' },
    });
    robust.play('merchant m2');
    expect(robust.legal('draw')).toEqual(['draw 3', 'draw 4']);

    const crafty = new Table({
      dice: [1, 1, 1],
      waves: { crafty: 'purple' },
      purple: { merchant: 'm1', pilgrim: 's05', wares: '1 fan' },
      boutiques: { c0: 'fan-2' },
    });
    crafty.play('merchant c0');
    expect(crafty.legal('sell')).toEqual(['sell 1 fan', 'sell 1 fan crafty 1']);

    const proficient = new Table({
      dice: [1, 1, 1],
      waves: { proficient: 'purple' },
      purple: { artist: 'a1', pilgrim: 's05', merchant: 'c4' },
    });
    proficient.play('artist a2');
    expect(proficient.legal('paint')).toEqual(['paint 2', 'paint 3']);
  });

  test('work for their holder only', () => {
    const t = new Table({ dice: [2, 1, 1], waves: { hasty: 'green' }, purple: { pilgrim: 's00' } });
    expect(t.legal('pilgrim')).toEqual(['pilgrim s02']);
  });
});
