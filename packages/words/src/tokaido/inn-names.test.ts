/** One name for each inn, wherever one reads or hears of it. */

import { END, inns } from '@tokaido/tokaido';
import { expect, test } from 'vitest';
import { innName } from './names.ts';
import { sayStop } from './stops.ts';
import { TestTable } from './testkit.ts';

const NAMES = ['Kyoto', 'Inn 1', 'Inn 2', 'Inn 3', 'Edo'];

test.each([
  ['to Edo', [], NAMES],
  ['home to Kyoto', ['return-trip'], ['Edo', 'Inn 1', 'Inn 2', 'Inn 3', 'Kyoto']],
])('on the way %s', (_, variations, names) => {
  const table = new TestTable({ players: 3, boxes: [], variations: ['initiation', ...variations] }, 2);
  expect(inns(table.s).map((inn) => innName(table.s, inn))).toEqual(names);
  for (const inn of inns(table.s).slice(1)) {
    const { label } = sayStop(inn, table.seen(table.turn), table.info);
    expect(label.startsWith(innName(table.s, inn)), label).toBe(true);
    if (inn === END) expect(label).toContain('the last inn');
  }
});
