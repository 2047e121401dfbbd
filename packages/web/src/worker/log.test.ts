/** What a log begins with is read before anything in it can be trusted. */

import { expect, test } from 'vitest';
import { planIn } from './log.ts';

test('the game and the options of a log', () => {
  const plan = { game: 'tokaido', options: 'boxes=crossroads' };
  expect(planIn({ kind: 'opened', plan })).toEqual(plan);
});

test.each([[undefined], [null], [7], [{}], [{ plan: null }], [{ plan: { options: 3 } }]])(
  'none in %j',
  (first) => {
    expect(planIn(first)).toEqual({ game: '', options: '' });
  },
);
