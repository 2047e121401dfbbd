import { Actions } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { Table } from '../test/table.ts';
import { dropPartialActions } from './partial-actions.ts';

/** What is left of the legal actions, in words. */
function left(t: Table): string[] {
  const out = new Actions();
  t.game.legal(t.state, out);
  const count = dropPartialActions(out);
  expect(count).toBe(out.count);
  return out.toArray().map((action) => t.game.rules.describe(action));
}

test('of the sets to keep the fullest are left', () => {
  const t = new Table({
    dice: [1, 1, 1],
    purple: { merchant: 'm1', wares: '4 fan' },
    chance: 'pottery kimono doll',
  });
  t.play('merchant m2', 'draw 3');
  expect(left(t)).toEqual([
    'keep 1 doll 4 fan',
    'keep 1 pottery 4 fan',
    'keep 1 pottery 1 doll 3 fan',
    'keep 1 kimono 4 fan',
    'keep 1 kimono 1 doll 3 fan',
    'keep 1 kimono 1 pottery 3 fan',
    'keep 1 kimono 1 pottery 1 doll 2 fan',
  ]);
});

test('of the sales those with Crafty for all or for none are left', () => {
  const t = new Table({
    dice: [1, 1, 1],
    waves: { crafty: 'purple' },
    purple: { merchant: 'm1', pilgrim: 's05', wares: '3 fan' },
    boutiques: { c0: 'fan-2' },
  });
  t.play('merchant c0');
  expect(left(t)).toEqual([
    'pass',
    'sell 1 fan',
    'sell 1 fan crafty 1',
    'sell 2 fan',
    'sell 2 fan crafty 2',
    'sell 3 fan',
    'sell 3 fan crafty 3',
  ]);
});

test('all else stays as it is, also when there is nothing', () => {
  const t = new Table({ dice: [1, 1, 1] });
  expect(left(t)).toEqual(t.legal());
  expect(dropPartialActions(new Actions())).toBe(0);
});
