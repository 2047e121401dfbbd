/** Queries about notices to devices; their text is the same in both databases. */

import type { PushFilter, PushKeys } from './push-store.ts';

/** Values: public key, private key. */
export const KEEP_KEYS = `
  INSERT INTO store_push_keys (id, public_key, private_key) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING`;
export const KEYS = `SELECT public_key AS "publicKey", private_key AS "privateKey" FROM store_push_keys`;

/** Values: endpoint, seat, p256dh, auth, language, told, seen, due, created, table. */
export const SUBSCRIBE = `
  INSERT INTO table_push (table_id, endpoint, seat, p256dh, auth, language, told, seen, due, created)
  SELECT table_id, ?, ?, ?, ?, ?, CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT)
  FROM table_heads WHERE table_id = ?
  ON CONFLICT (table_id, endpoint) DO UPDATE SET seat = excluded.seat, p256dh = excluded.p256dh,
    auth = excluded.auth, language = excluded.language, told = excluded.told, seen = excluded.seen,
    due = excluded.due, created = excluded.created, claimed = 0, lease = 0`;
/** Values: table, seat, table, seat, how many stay. */
export const LIMIT_DEVICES = `
  DELETE FROM table_push WHERE table_id = ? AND seat = ? AND endpoint NOT IN (
    SELECT endpoint FROM table_push WHERE table_id = ? AND seat = ? ORDER BY created DESC, endpoint LIMIT ?)`;

const COLUMNS = { table: 'table_id', seat: 'seat', endpoint: 'endpoint' } as const;

export function unsubscribeQuery(filter: PushFilter): { readonly text: string; readonly values: string[] } {
  const given = Object.entries(filter) as [keyof typeof COLUMNS, string][];
  const where = given.map(([name]) => `${COLUMNS[name]} = ?`).join(' AND ');
  return { text: `DELETE FROM table_push WHERE ${where}`, values: given.map(([, value]) => value) };
}

/** Values: the new endpoint, key and secret, the old endpoint and secret, the new endpoint: where it is known, it stays. */
export const MOVE = `
  UPDATE table_push SET endpoint = ?, p256dh = ?, auth = ? WHERE endpoint = ? AND auth = ?
    AND table_id NOT IN (SELECT table_id FROM table_push WHERE endpoint = ?)`;
/** Values: old endpoint, old secret. */
export const DROP_OLD = `DELETE FROM table_push WHERE endpoint = ? AND auth = ?`;

/** Values: the time twice, the shards, the limit. */
export const pushDue = (inShards: string) => `
  SELECT table_id FROM table_heads WHERE table_id IN (
    SELECT p.table_id FROM table_push p JOIN table_heads h ON h.table_id = p.table_id
    WHERE p.seen < h.seq OR p.due <= ? OR (p.claimed > p.told AND p.lease <= ?))
  AND ${inShards} AND table_id NOT IN (SELECT table_id FROM table_aside) ORDER BY table_id LIMIT ?`;
export const SEATS = `SELECT seat, min(told) AS told FROM table_push WHERE table_id = ? GROUP BY seat ORDER BY seat`;
/** Values: mark, the end of the lease, table, seat, mark, mark, the time. */
export const CLAIM = `
  UPDATE table_push SET claimed = CAST(? AS INTEGER), lease = CAST(? AS BIGINT)
  WHERE table_id = ? AND seat = ? AND told < CAST(? AS INTEGER)
    AND (claimed < CAST(? AS INTEGER) OR lease <= CAST(? AS BIGINT))
  RETURNING endpoint, p256dh, auth, language`;
/** Values: mark, table, endpoint, mark. */
export const TOLD = `
  UPDATE table_push SET told = CAST(? AS INTEGER) WHERE table_id = ? AND endpoint = ? AND told < CAST(? AS INTEGER)`;
/** Values: the entry, when to look again, the time, table. What is left of a lease that is over was looked at. */
export const LOOKED = `
  UPDATE table_push SET seen = CAST(? AS INTEGER), due = CAST(? AS BIGINT),
    claimed = CASE WHEN lease <= CAST(? AS BIGINT) THEN told ELSE claimed END
  WHERE table_id = ?`;
export const FORGET_TABLE = `DELETE FROM table_push WHERE table_id = ?`;

/** Keys as a plain object. */
export function keysOf(rows: readonly PushKeys[], fresh: PushKeys): PushKeys {
  const { publicKey, privateKey } = rows[0] ?? fresh;
  return { publicKey, privateKey };
}
