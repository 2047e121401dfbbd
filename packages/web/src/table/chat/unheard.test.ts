/** Which lines were not heard yet. */

import { signal } from '@preact/signals';
import type { Said } from '@tokaido/table';
import { expect, test } from 'vitest';
import { unknownTable } from '../known-table.ts';
import { hear, hearAll, parseHeard, unheardLines } from './unheard.ts';

const line = (n: number, seat = 1): Said => ({ n, seat, name: 'Ren', phrase: 'hello' });

function table(id: string) {
  const talk = signal<readonly Said[]>([]);
  const model = { info: signal(unknownTable(id).info), talk, you: signal(0) };
  const unheard = unheardLines(model);
  return { model, talk, count: () => unheard.value.length };
}

test('counts what others said since I looked, at each table by itself', () => {
  const { model, talk, count } = table('hagi');
  talk.value = [line(1), line(2, 0), line(3)];
  expect(count()).toBe(2);
  hearAll(model);
  expect(count()).toBe(0);
  talk.value = [...talk.value, line(4)];
  expect(count()).toBe(1);
  expect(table('fuji').count()).toBe(0);
});

test('a bubble that was pressed away has been heard, and nothing is unheard again', () => {
  const { talk, count } = table('matsu');
  talk.value = [line(1), line(2), line(3)];
  hear('matsu', 2);
  expect(count()).toBe(1);
  hear('matsu', 1);
  expect(count()).toBe(1);
});

test('what was stored is read again, and nothing else', () => {
  expect(parseHeard({ hagi: 3, fuji: 'x' })).toEqual({ hagi: 3 });
  for (const stored of [null, '', 7, [1]]) expect(parseHeard(stored)).toEqual({});
});
