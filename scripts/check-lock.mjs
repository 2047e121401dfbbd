// Checks package-lock.json: it must install for everybody, on every platform, from any registry.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { root } from './install.mjs';

/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {object} LockEntry
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {Ranges} [dependencies]
 * @property {Ranges} [devDependencies]
 * @property {Ranges} [optionalDependencies]
 *
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Where Node would find `name` from `folder`: in its node_modules or in that of a folder above.
 *
 * @param {LockEntries} entries
 * @param {string} folder
 * @param {string} name
 */
function isLocked(entries, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (entries[`${at && `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

/**
 * Everything that is wrong with a lock file, in words.
 *
 * @param {LockEntries} entries the `packages` of the lock file
 * @param {(folder: string) => LockEntry} manifest package.json of a workspace folder
 */
export function lockFaults(entries, manifest) {
  /** @type {string[]} */
  const faults = [];
  for (const [path, entry] of Object.entries(entries)) {
    const isOwn = !`/${path}`.includes('/node_modules/');
    // A fetched package names no address (each machine asks its own registry) and is pinned by its hash.
    if (entry.resolved !== undefined && !entry.link)
      faults.push(`${path}: has an address, ${entry.resolved}`);
    if (entry.link && !/^packages\/[a-z-]+$/.test(entry.resolved ?? '')) faults.push(`${path}: odd link`);
    if (!isOwn && !entry.link && !entry.integrity) faults.push(`${path}: has no integrity hash`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!isLocked(entries, path, name)) faults.push(`${path}: optional ${name} is missing`);
    }
    if (isOwn) {
      const own = manifest(path);
      for (const field of /** @type {const} */ ([
        'dependencies',
        'devDependencies',
        'optionalDependencies',
      ])) {
        if (!isDeepStrictEqual(own[field] ?? {}, entry[field] ?? {})) {
          faults.push(`${path || '.'}/package.json: ${field} differ from the lock file`);
        }
      }
    }
  }
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  /** @type {LockEntries} */
  const entries = readJson('package-lock.json').packages;
  const faults = lockFaults(entries, (folder) => readJson(join(folder, 'package.json')));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write('Remove node_modules and package-lock.json, run npm install, and check again.\n');
    process.exit(1);
  }
  process.stdout.write(`${Object.keys(entries).length} entries, no address, every platform present.\n`);
}
