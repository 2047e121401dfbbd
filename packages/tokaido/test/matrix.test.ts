/** Every rule has a test, and every test a rule. */

import { expect, test } from 'vitest';
import type { Citation } from './matrix.ts';
import { citedBySource, citedByTests, readMatrix, readPage, readRulings } from './matrix.ts';

const sections = readMatrix(readPage('rules-matrix.md'));
const rulings = readRulings(readPage('rulings.md'));
const tested = sections.filter((section) => section.folders.length > 0);
const listed = sections.flatMap((section) => section.ids);
const folders = [...new Set(sections.flatMap((section) => section.folders))];
const tests = folders.flatMap(citedByTests);

const describe = (problems: readonly Citation[]) => problems.map(({ id, file }) => `${id} (${file})`);

test('every rule of every box is cited by a test of that box', () => {
  for (const section of sections.filter((box) => !tested.includes(box))) {
    console.log(`${section.title}: ${section.ids.length} ids, tests to come`);
  }
  expect(tested.map((section) => section.title)).toContain('Base game');
  for (const section of tested) {
    const covered = new Set(section.folders.flatMap(citedByTests).map(({ id }) => id));
    const uncovered = section.ids.filter((id) => !covered.has(id));
    const done = section.ids.length - uncovered.length;
    console.log(`${section.title}: ${done} of ${section.ids.length} rules have a test`);
    for (const id of uncovered) console.log(`  without a test: ${id}`);
    expect(section.ids.length).toBeGreaterThan(0);
    expect(uncovered).toEqual([]);
  }
});

test('every cited id is in the matrix', () => {
  const unknown = tests.filter(({ id }) => !listed.includes(id));
  for (const problem of describe(unknown)) console.log(`  not in docs/rules-matrix.md: ${problem}`);
  expect(describe(unknown)).toEqual([]);
});

test('no id is listed twice', () => {
  expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
  expect(rulings.filter((id, at) => rulings.indexOf(id) !== at)).toEqual([]);
});

test('rulings and matrix name the same rulings', () => {
  const named = tested.flatMap((section) => section.ids).filter((id) => !id.includes('.'));
  expect(named.filter((id) => !rulings.includes(id))).toEqual([]);
  expect(rulings.filter((id) => !named.includes(id))).toEqual([]);
});

test('every ruling that the source cites is in the matrix', () => {
  const cited = folders.flatMap(citedBySource);
  expect(cited.length).toBeGreaterThan(20);
  expect(describe(cited.filter(({ id }) => !listed.includes(id)))).toEqual([]);
});
