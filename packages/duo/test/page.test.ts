/** docs/duo.md says what the code says: the table of the board, the actions and the example. */

import { readFileSync } from 'node:fs';
import { act } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { describe as inWords, parse, sale } from '../src/actions.ts';
import { STREAMS } from '../src/chance.ts';
import { BASIS } from '../src/data/basis.ts';

const page = readFileSync(new URL('../../../docs/duo.md', import.meta.url), 'utf8');

/** The rows of the table below a head, as cells. */
function table(head: string): string[][] {
  const [, below = ''] = page.split(`\n${head}\n`);
  const rows = below.split('\n').slice(1);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(0, end).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('the table of the board is that of basis.ts', () => {
  const listed = BASIS.map(({ part, what, basis, confidence, why }) => [
    `\`${part}\``,
    what,
    basis,
    confidence,
    why,
  ]);
  expect(table('| part | what | basis | confidence | why |')).toEqual(listed);
});

test('every action in the page is one, and every verb is there', () => {
  const actions = table('| decision | action | meaning |').flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, words]) => words),
  );
  for (const words of actions) expect(parse(words), words).not.toBeNull();
  // One of these objects is an action of each verb.
  const all = Array.from({ length: 31 }, (_, verb) =>
    [0, 1, sale(0, 1, 0)].map((object) => inWords(act(verb, object))),
  );
  const verbs = (list: readonly string[]) => [
    ...new Set(list.filter(Boolean).map((words) => words.split(' ')[0])),
  ];
  expect(verbs(actions).sort()).toEqual(verbs(all.flat()).sort());
});

test('every chance stream is in the page', () => {
  const streams = table('| stream | outcomes | drawn |').flatMap(([cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(streams).toEqual([...STREAMS]);
});

test('the example is the opening of the golden record that it names', () => {
  const [, name] = /opening of `packages\/duo\/test\/(\S+)`/.exec(page) ?? [];
  const [, block = ''] = /\n```\n(tokaido-record [^`]+)\n```/.exec(page) ?? [];
  const lines = (text: string) =>
    text.split('\n').filter((line) => line !== '' && !/^(#|game|commit|seed) ?/.test(line));
  const record = lines(readFileSync(new URL(name, import.meta.url), 'utf8'));
  expect(lines(block).length).toBeGreaterThan(8);
  expect(record.slice(0, lines(block).length)).toEqual(lines(block));
});
