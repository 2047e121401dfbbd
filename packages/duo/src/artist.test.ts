import { describe, expect, test } from 'vitest';
import { Table } from '../test/table.ts';

/** Only the Artist is in the north: Pilgrims and Merchants are far away. */
const ALONE = {
  purple: { artist: 'a1', pilgrim: 's10', merchant: 'c4' },
  green: { artist: 'a5', pilgrim: 's11', merchant: 'm4' },
};

test('[R15] the Artist crosses as many routes as the die shows, and Artists share areas', () => {
  const t = new Table({ dice: [1, 1, 3], purple: { artist: 'a0' }, green: { artist: 'a2' } });
  expect(t.legal('artist')).toEqual(['artist a2', 'artist a3', 'artist a5', 'artist a6']);
});

test('explain: where the die does not lead, and where the Artist is already', () => {
  const t = new Table({ dice: [1, 1, 2], purple: { artist: 'a4' } });
  expect(t.why('artist a4')).toEqual({ why: 'revisited' });
  expect(t.why('artist a0')).toEqual({ why: 'wrong-distance', die: 2, to: [2, 3, 5, 6] });
});

describe('[R16] paint counts', () => {
  test('the other Artist, Pilgrims on the coast with both towns, Merchants in the mountains', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { artist: 'a1', pilgrim: 's03', merchant: 'm3' },
      green: { artist: 'a2', pilgrim: 's05', merchant: 'c2' },
    });
    t.play('artist a2');
    expect(t.legal()).toEqual(['pass', 'paint 5']);
  });

  test('a piece on a border for every area that it touches', () => {
    for (const [from, area] of [
      ['a2', 'a1'],
      ['a3', 'a2'],
      ['a5', 'a6'],
      ['a0', 'a7'],
    ]) {
      const t = new Table({
        dice: [1, 1, 1],
        purple: { ...ALONE.purple, artist: from, merchant: 'm2' },
        green: ALONE.green,
      });
      t.play(`artist ${area}`);
      expect(t.legal('paint'), area).toEqual(['paint 1']);
    }
  });
});

describe('[R17] paint', () => {
  test('with nobody there turns nothing, with Proficient one', () => {
    const t = new Table({ dice: [1, 1, 1], ...ALONE });
    t.play('artist a2');
    expect(t.turn).toBe(1);
    const proficient = new Table({ dice: [1, 1, 1], ...ALONE, waves: { proficient: 'purple' } });
    proficient.play('artist a2');
    expect(proficient.legal()).toEqual(['pass', 'paint 1']);
  });

  test('never turns more tiles than lie face down', () => {
    const tiles = 'moon moon moon waterfall waterfall waterfall mountain mountain bamboo';
    const t = new Table({
      dice: [1, 1, 1],
      purple: { ...ALONE.purple, tiles, merchant: 'm2' },
      green: { ...ALONE.green, merchant: 'm3' },
      waves: { proficient: 'purple' },
    });
    t.play('artist a2');
    expect(t.legal('paint')).toEqual(['paint 1']);
    expect(t.why('paint 2')).toEqual({ why: 'number', least: 1, most: 1 });
    t.play('paint 1');
    expect(t.tiles(0).at(-1)).toBe('bamboo');
  });
});

describe('[R18] the board is a queue', () => {
  test('only the first remaining tile may go, once it is turned, one a time', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { ...ALONE.purple, tiles: 'moon waterfall waterfall', gifted: 1, merchant: 'm2' },
      green: ALONE.green,
    });
    t.play('artist a2');
    expect(t.legal()).toEqual(['pass', 'paint 1', 'gift']);
    t.play('gift');
    expect([t.purple.gifted, t.turn]).toEqual([2, 1]);
    expect(t.events).toContainEqual({ type: 'gifted', seat: 0, icon: 1, gifts: 2 });
  });

  test('nothing is left to give once all ten are gone', () => {
    const tiles = 'moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo';
    // Whatever lies behind the last tile in memory must not be taken for one.
    for (const [pilgrim, area] of [
      ['s01', 'a1'],
      ['s04', 'a3'],
    ]) {
      const t = new Table({
        dice: [1, 1, 1],
        ending: 'art',
        purple: { ...ALONE.purple, artist: 'a2', tiles, gifted: 10 },
        green: { ...ALONE.green, pilgrim },
      });
      t.play(`artist ${area}`);
      expect([t.turn, t.decision], area).toEqual([1, 'die']);
    }
  });

  test('the decision names the icons that may be given', () => {
    const t = new Table({
      dice: [1, 1, 1],
      waves: { inspired: 'purple' },
      purple: { ...ALONE.purple, tiles: 'moon' },
      green: ALONE.green,
    });
    t.play('artist a2');
    expect(t.game.pending(t.state)?.details).toEqual({ icons: ['moon', 'waterfall'] });
  });

  test('another icon, or a face-down tile, is closed', () => {
    const other = new Table({
      dice: [1, 1, 1],
      purple: { ...ALONE.purple, tiles: 'moon waterfall', merchant: 'm2' },
      green: ALONE.green,
    });
    other.play('artist a2');
    expect(other.why('gift')).toEqual({ why: 'icon', icon: 0 });
    const faceDown = new Table({ dice: [1, 1, 1], ...ALONE, waves: { proficient: 'purple' } });
    faceDown.play('artist a2');
    expect(faceDown.why('gift')).toEqual({ why: 'face-down' });
    expect(faceDown.why('paint 3')).toEqual({ why: 'number', least: 0, most: 1 });
    expect(faceDown.why('draw 2')).toEqual({ why: 'other-decision' });
  });
});

describe('[R19] Inspired', () => {
  const position = { dice: [1, 1, 3], purple: { artist: 'a0', tiles: 'bamboo' }, green: ALONE.green };

  test('a gift may show the icon of the start, of the way or of the end, on any path of that length', () => {
    // From a0 to a2 one of the two paths leads through a6, which shows bamboo.
    const t = new Table({ ...position, waves: { inspired: 'purple' } });
    t.play('artist a2');
    expect(t.legal('gift')).toEqual(['gift']);
    const start = new Table({
      dice: [1, 1, 1],
      waves: { inspired: 'purple' },
      purple: { artist: 'a0', tiles: 'mountain' },
    });
    start.play('artist a1');
    expect(start.legal('gift')).toEqual(['gift']);
  });

  test('without it only the last area counts, and an icon off every path never does', () => {
    const t = new Table(position);
    t.play('artist a2');
    expect(t.legal('gift')).toEqual([]);
    const off = new Table({
      dice: [1, 1, 1],
      waves: { inspired: 'purple' },
      purple: { artist: 'a0', tiles: 'bamboo' },
    });
    off.play('artist a1');
    expect(off.legal('gift')).toEqual([]);
  });
});

test('explain: nothing to paint', () => {
  const tiles = 'moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo';
  const t = new Table({ dice: [1, 1, 1], purple: { ...ALONE.purple, tiles, gifted: 3 }, green: ALONE.green });
  t.play('artist a2');
  expect(t.why('paint 1')).toEqual({ why: 'all-revealed' });
  const alone = new Table({
    dice: [1, 1, 1],
    purple: { ...ALONE.purple, tiles: 'waterfall' },
    green: ALONE.green,
  });
  alone.play('artist a2');
  expect(alone.why('paint 1')).toEqual({ why: 'nobody-here' });
});
