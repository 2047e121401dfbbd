import { duo } from '@tokaido/duo';
import { Actions, FastChance } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { addUp, wareRows } from './combined-choices.ts';

describe('rows about wares', () => {
  test('the fullest sets come first, then those of one kind, then nothing', () => {
    const legal = ['keep -', 'keep 1 fan', 'keep 2 fan', 'keep 1 doll', 'keep 1 doll 1 fan'];
    expect(wareRows(legal)).toEqual([
      'keep 1 doll 1 fan',
      'keep 2 fan',
      'keep 1 doll',
      'keep 1 fan',
      'keep -',
    ]);
  });

  test('a sale has a row with Crafty for all and for none of its wares', () => {
    const legal = [
      'sell 1 fan',
      'sell 1 fan crafty 1',
      'sell 2 fan',
      'sell 2 fan crafty 1',
      'sell 2 fan crafty 2',
    ];
    expect(wareRows(legal)).toEqual([
      'sell 1 fan',
      'sell 1 fan crafty 1',
      'sell 2 fan',
      'sell 2 fan crafty 2',
    ]);
  });

  test('all else has the rows that it had', () => {
    expect(wareRows(['draw 2', 'draw 3'])).toEqual(['draw 2', 'draw 3']);
  });
});

describe('several rows', () => {
  test.each([
    [['keep 2 kimono', 'keep 3 fan'], 'keep 2 kimono 3 fan'],
    [['keep 3 fan', 'keep 1 doll', 'keep 1 pottery'], 'keep 1 pottery 1 doll 3 fan'],
    [['keep 1 fan', 'keep -'], 'keep 1 fan'],
    [['sell 1 fan', 'sell 2 fan crafty 2'], 'sell 3 fan crafty 2'],
    [['sell 1 fan', 'sell 2 fan'], 'sell 3 fan'],
  ])('%j are %s', (actions, sum) => {
    expect(addUp(actions)).toBe(sum);
  });

  test.each([[['keep 1 fan', 'sell 1 fan']], [['wave pilgrim', 'wave merchant']]])(
    '%j cannot be added',
    (actions) => {
      expect(addUp(actions)).toBeNull();
    },
  );
});

const SEED = Number(process.env['SEED'] ?? 20261115);

test(`everything can be chosen from rows that fit on a screen, over random games (seed ${SEED})`, () => {
  const chance = new FastChance(SEED);
  const out = new Actions();
  let longest = 0;
  for (let game = 0; game < 8; game++) {
    const s = duo.setup({ first: 'drawn' }, { chance, tell: null });
    while (!duo.isOver(s)) {
      const count = duo.legal(s, out);
      const legal = out.toArray().map((action) => duo.rules.describe(action));
      const rows = wareRows(legal);
      if (rows.length < legal.length) {
        longest = Math.max(longest, legal.length);
        expect(rows.length).toBeLessThanOrEqual(12);
        let sums = [''];
        for (const row of rows) {
          const more = sums.map((sum) => (sum === '' ? row : (addUp([sum, row]) ?? '')));
          sums = [...new Set([...sums, ...more])];
        }
        expect(legal.filter((words) => !sums.includes(words))).toEqual([]);
      }
      duo.play(s, out.list[chance.below(count)] ?? 0, { chance, tell: null });
    }
  }
  expect(longest).toBeGreaterThan(16);
});
