/** What a log begins with is read before anything in it can be trusted. */

import { expect, test } from 'vitest';
import { optionsIn } from './log.ts';

test('the options of a log', () => {
  expect(optionsIn({ kind: 'opened', plan: { options: 'boxes=crossroads' } })).toBe('boxes=crossroads');
});

test.each([[undefined], [null], [7], [{}], [{ plan: null }], [{ plan: { options: 3 } }]])(
  'none in %j',
  (first) => {
    expect(optionsIn(first)).toBe('');
  },
);
