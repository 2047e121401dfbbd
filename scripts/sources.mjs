// What a package is built from, and when it last changed. Uses nothing but Node itself, since the launcher of the
// command asks here before anything else.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** Everything in a package that a build may read. */
const INPUTS = [
  'src',
  'weights',
  'art',
  'fonts',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package.json',
];

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {Record<string, string>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/** Every package of ours: its folder and its manifest. @returns {{ folder: string, manifest: Manifest }[]} */
export function ownPackages() {
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name);
    try {
      return [{ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }];
    } catch {
      return [];
    }
  });
}

/** The folder of a package and the folders of all of ours that it is built on. @param {string} name */
export function foldersBelow(name) {
  const own = ownPackages();
  const found = new Set([join(packages, name)]);
  for (const at of found) {
    const manifest = own.find(({ folder }) => folder === at)?.manifest;
    const wanted = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies });
    for (const { folder, manifest: other } of own) if (wanted.includes(other.name)) found.add(folder);
  }
  return [...found];
}

/**
 * When a file or anything below a folder last changed, tests left out; 0 where there is nothing. A folder's own time
 * tells of deleted and renamed files.
 *
 * @param {string} path
 * @returns {number}
 */
export function changedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'testkit');
  return Math.max(stat.mtimeMs, ...inside.map((name) => changedAt(join(path, name))));
}

/**
 * Has anything that `name` is built from, or one of `tools`, changed since `built`?
 *
 * @param {string} name
 * @param {string[]} tools the scripts that build it
 * @param {string} built the file that is written last
 */
export function isStale(name, tools, built) {
  const time = changedAt(built);
  const sources = foldersBelow(name).flatMap((folder) => INPUTS.map((input) => join(folder, input)));
  return time === 0 || [...tools, ...sources].some((path) => changedAt(path) > time);
}
