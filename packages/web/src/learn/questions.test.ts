/** The twenty questions of docs/learning.md: what a newcomer can answer is taught by a text that they see. */

import { readFileSync } from 'node:fs';
import '@tokaido/words/locales/en/first';
import '@tokaido/words/locales/en/learn';
import { isKey } from '@tokaido/words';
import { Curious, TestTable } from '@tokaido/words/tokaido/testkit';
import { expect, test } from 'vitest';
import { tokaidoFirstLines } from '../tokaido/first-lines/first-lines.ts';
import type { Seen } from '../tokaido/model.ts';
import { FIRST_LESSONS } from './catalogue.ts';

const SEED = Number(process.env['SEED'] ?? 19);
const GAMES = 12;
const PAGE = readFileSync(new URL('../../../../docs/learning.md', import.meta.url), 'utf8');
const QUESTIONS = PAGE.split('\n')
  .filter((line) => /^\| \d+ \| /.test(line))
  .map((line) => ({
    number: Number(line.split('|')[1]),
    keys: [...line.matchAll(/`((?:learn|first)\.[^`]+)`/g)].map(([, key = '']) => key),
  }));

/** Whether everybody who takes the first lessons reads it; what answers a wrong try is not read by all. */
function isOfLesson(key: string): boolean {
  return FIRST_LESSONS.some(({ id }) => key.startsWith(`learn.${id}.`)) && !/\.no(\.|$)/.test(key);
}

/** The lines that come up for the first seat in one game. */
function linesOfGame(seed: number): ReadonlySet<string> {
  const table = new TestTable({ players: 4, boxes: [], variations: [] }, seed);
  const curious = new Curious();
  const met = new Set<string>();
  const meet = (topics: readonly { readonly id: string }[]) => {
    for (const { id } of topics) met.add(`first.${id}`);
  };
  for (let seat = -1; ; ) {
    meet(tokaidoFirstLines.told(table.line(0, seat), table.seen(0)));
    table.turnPage();
    if (table.over) return met;
    seat = table.turn;
    const seen: Seen = table.seen(seat);
    const action = curious.pick(seen.legal, table.rng);
    if (seat === 0) {
      meet(tokaidoFirstLines.asked(seen, null));
      meet(tokaidoFirstLines.asked(seen, action));
    }
    table.act(action);
  }
}

test('there are twenty, and each is taught by texts that exist', () => {
  expect(QUESTIONS.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  for (const { number, keys } of QUESTIONS) {
    expect(keys.length, `question ${number}`).toBeGreaterThan(0);
    expect(
      keys.filter((key) => !isKey(key)),
      `question ${number}`,
    ).toEqual([]);
  }
});

test(`a lesson teaches the answer, or a line that comes up in every game (seed ${SEED})`, () => {
  const games = Array.from({ length: GAMES }, (_, i) => linesOfGame(SEED + i));
  const untaught = QUESTIONS.filter(
    ({ keys }) => !keys.some((key) => isOfLesson(key) || games.every((lines) => lines.has(key))),
  );
  expect(untaught).toEqual([]);
});
