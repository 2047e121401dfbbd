/** Secrets and ids. A secret is known to one device; the server keeps its hash. Nothing here is ever logged. */

import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters that cannot be mistaken for each other when read out or typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function word(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const ID_LENGTH = 10;
const TABLE_ID = new RegExp(`^[${LETTERS}]{${ID_LENGTH}}$`);

/** The id of a table, which is also its link: 10 letters, about 49 bits. */
export function newTableId(): string {
  return word(ID_LENGTH);
}

/** Whether a text from outside may be the id of a table; the store is not asked for any other. */
export function isTableId(text: string): boolean {
  return TABLE_ID.test(text);
}

/** A code by which a seat moves to another device; short, since it lives for minutes only. */
export function newDeviceCode(): string {
  return word(8);
}

export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The hash under which a secret is known; empty for none. */
export function keyOf(secret: string | undefined): string {
  return secret === undefined || secret === '' ? '' : createHash('sha256').update(secret).digest('hex');
}

/** How a log names a table: nobody can open a table by it. */
export function tableHash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}
