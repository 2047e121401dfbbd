/**
 * Selectors that are cheap. A change inside of something with `:has()` makes a browser look at all of it again: on the
 * whole table that took more time than everything else that a move needs. `app/page-mark.ts` is for such things.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Every selector of a style sheet, with those around it. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, text = '', mark] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const [own, outer = ''] = [text.trim().replace(/\s+/g, ' '), around.at(-1)];
    const full = own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`.trim();
    around.push(own.startsWith('@') ? outer : full);
    if (!own.startsWith('@')) found.push(full);
  }
  return found;
}

const withHas = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  !file.endsWith('.css')
    ? []
    : selectorsOf(readFileSync(`${SOURCES}/${file}`, 'utf8'))
        .filter((selector) => selector.includes(':has('))
        .map((selector) => `${file}: ${selector}`),
);

it('reads nested rules', () => {
  expect(selectorsOf('@layer a { .b { &:has(i) { color: red; > :not(u) { top: 0 } } } }')).toEqual([
    '.b',
    '.b:has(i)',
    '.b:has(i) > :not(u)',
  ]);
  expect(withHas.length).toBeGreaterThan(10);
});

it('asks nothing large what it contains', () => {
  expect(
    withHas.filter((selector) => /[ :](html|:root|body|\.table-page)[^ -]*:has\(/.test(selector)),
  ).toEqual([]);
});

it('styles nothing by what is beside or around it unless it has a name', () => {
  const nameless = /:has\(.*[ >+~]\s*(\*|:not\([^)]*\)|:[a-z-]+)$/;
  expect(withHas.filter((selector) => nameless.test(selector))).toEqual([]);
});
