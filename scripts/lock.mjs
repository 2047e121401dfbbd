// One process or thread at a time: whoever comes second waits.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 200;

/** Does the process still run that wrote this lock? @param {string} file */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file @returns {boolean} whether it is ours now */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Does `work` while no other process or thread does it under the same lock.
 *
 * @template T
 * @param {string} file the lock, which exists meanwhile
 * @param {() => T} work
 * @returns {Promise<T>}
 */
export async function exclusively(file, work) {
  while (!take(file)) {
    if (isHeld(file)) await sleep(PAUSE_MS);
    else rmSync(file, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}
