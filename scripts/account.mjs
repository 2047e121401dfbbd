// The account under which root runs what must not run as root.

import { readFileSync } from 'node:fs';

/** @typedef {{ uid?: number, gid?: number }} Account */

/**
 * The first of these accounts of the system that exists, if this user is root; else none is needed.
 *
 * @param {string[]} names
 * @returns {Account}
 */
export function lesserAccount(names) {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of names) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `This must not run as root, and there is no user ${names.join(' or ')}: run it as another.`,
  );
}
