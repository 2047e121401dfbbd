/**
 * The rules matrix, read from its page, and the ids that tests and source cite. Everything is read as text:
 * nothing is imported, so any package can be looked at.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A box: its heading, the folders of its tests (none while they are to come) and its ids. */
export interface Section {
  readonly title: string;
  readonly folders: readonly string[];
  readonly ids: readonly string[];
}

/** A place where an id is cited. */
export interface Citation {
  readonly id: string;
  readonly file: string;
}

export function readPage(name: string): string {
  return readFileSync(join(root, 'docs', name), 'utf8');
}

export function readMatrix(page: string): Section[] {
  const [, ...boxes] = page.split(/^## /m);
  return boxes.map((box) => ({
    title: box.slice(0, box.indexOf('\n')).trim(),
    folders: [...(/^Tests: (.*)$/m.exec(box)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, folder]) => folder),
    ids: [...box.matchAll(/^\| `([a-z0-9.-]+)` \|/gm)].map(([, id]) => id),
  }));
}

/** The rulings of a page that has a heading of the third level for each. */
export function readRulings(page: string): string[] {
  return [...page.matchAll(/^### ([a-z0-9-]+)$/gm)].map(([, id]) => id);
}

function files(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const isTest = (name: string) => name.endsWith('.test.ts');

const TITLE = /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(?:'|"|`)\[([a-z0-9.,\s-]+)\]/g;
const RULING = /\/\/ ruling ([a-z0-9-]+(?:, [a-z0-9-]+)*)/g;

function cited(paths: readonly string[], pattern: RegExp): Citation[] {
  return paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].flatMap(([, list]) =>
      list.split(',').map((id) => ({ id: id.trim(), file: path.slice(root.length) })),
    ),
  );
}

/** The ids in the titles of all tests under a folder. */
export function citedByTests(folder: string): Citation[] {
  return cited(files(folder, isTest), TITLE);
}

/** The rulings that the source under a folder says it follows. */
export function citedBySource(folder: string): Citation[] {
  const source = files(join(folder, 'src'), (name) => name.endsWith('.ts') && !isTest(name));
  return cited(source, RULING);
}
