/**
 * Codes that move a seat from one device to another. They are in the store, so that they outlive a restart and any
 * process can redeem them. Whoever reads the store learns nothing: a row is found by one half of a slow hash of the
 * code, and its contents are encrypted with the other half.
 */

import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { newDeviceCode } from '../tables/secrets.ts';

export interface SeatPass {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

const LIFETIME = 300_000;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A row is found by its code alone, so there can be no salt of its own. */
const SALT = 'tokaido device code';
/** About 40 ms and 16 MiB for each guess. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
/** Hashes that may wait; together a few seconds of work for one core. */
const MOST_WAITING = 100;

export class DeviceCodes {
  private readonly store: Pick<Store, 'keep' | 'take'>;
  private readonly now: Clock;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(store: Pick<Store, 'keep' | 'take'>, now: Clock) {
    this.store = store;
    this.now = now;
  }

  /** So many codes are being worked on that no more should be begun. */
  get isBusy(): boolean {
    return this.waiting >= MOST_WAITING;
  }

  async issue(pass: SeatPass): Promise<string> {
    const code = newDeviceCode();
    const keys = await this.keysOf(code);
    await this.store.keep(keys.row, seal(JSON.stringify(pass), keys.cipher), this.now() + LIFETIME);
    return code;
  }

  /** The seat of a code, once. */
  async redeem(code: string): Promise<SeatPass | null> {
    const keys = await this.keysOf(code);
    const sealed = await this.store.take(keys.row, this.now());
    return sealed === null ? null : (JSON.parse(unseal(sealed, keys.cipher)) as SeatPass);
  }

  /** One hash at a time, so that those who guess never take more than one core. */
  private keysOf(code: string): Promise<CodeKeys> {
    this.waiting++;
    const keys = this.last.then(() => keysOf(code)).finally(() => this.waiting--);
    this.last = keys.catch(() => undefined);
    return keys;
  }
}

interface CodeKeys {
  readonly row: string;
  readonly cipher: Buffer;
}

function keysOf(code: string): Promise<CodeKeys> {
  return new Promise((resolve, reject) => {
    scrypt(code, SALT, 2 * KEY_BYTES, COST, (error, bytes) => {
      if (error !== null) reject(error);
      else resolve({ row: bytes.subarray(KEY_BYTES).toString('hex'), cipher: bytes.subarray(0, KEY_BYTES) });
    });
  });
}

function seal(text: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

function unseal(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
