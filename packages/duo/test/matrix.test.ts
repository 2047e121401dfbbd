/** Every ruling of docs/duo.md has a test and a place in the source, and nothing else is cited. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/duo.md', import.meta.url));

const listed = [...readFileSync(PAGE, 'utf8').matchAll(/^\| (R\d\d) \|/gm)].map(([, id]) => id);
const files = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** The ids that a pattern finds in files, as one group with any number of ids in it. */
function cited(pattern: RegExp, isTest: boolean): Set<string> {
  const ids = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.test.ts') === isTest)) {
    for (const [, group] of readFileSync(join(PACKAGE, file), 'utf8').matchAll(pattern)) {
      for (const [id] of group.matchAll(/R\d\d/g)) ids.add(id);
    }
  }
  return ids;
}

test('R01 to R29 are listed once each', () => {
  expect(listed).toEqual(Array.from({ length: 29 }, (_, i) => `R${String(i + 1).padStart(2, '0')}`));
});

test('every ruling is cited by the title of a test', () => {
  const tested = cited(/(?:test|describe)\(\s*['`]((?:\[R\d\d\] )+)/g, true);
  console.log(`${tested.size} of ${listed.length} rulings have a test`);
  expect([...tested].sort()).toEqual(listed);
});

test('every ruling is cited where the source carries it out', () => {
  const kept = cited(/ruling (R\d\d(?:, R\d\d)*)/g, false);
  expect([...kept].sort()).toEqual(listed);
});
