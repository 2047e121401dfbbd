/** People at a table who want to be told, and who decide without a connection. */

import type { Room } from '@tokaido/table';
import { legalWords, pendingOf } from '@tokaido/table';
import { Subscriptions } from '../src/push/subscriptions.ts';
import type { Store } from '../src/store/store.ts';
import { nth } from './kit.ts';

/** Any point of the curve will do: nothing is encrypted here. */
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';

/** Subscribes a device whose address ends with `to`. */
export async function subscribeAt(
  now: number,
  store: Store,
  { table }: Room,
  key: string,
  to: string,
  language = 'en',
): Promise<void> {
  const subscriptions = new Subscriptions({
    store,
    now: () => now,
    hosts: [{ name: 'push.example', isBelow: false, port: 443 }],
    allowsPrivate: true,
    key: 'key',
  });
  const device = { endpoint: `https://push.example/${to}`, p256dh: P256DH, auth: AUTH, language };
  const done = await subscriptions.add(table, key, device);
  if (!done.ok) throw new Error(done.error.message);
}

export const seatToMove = ({ table }: Room) => pendingOf(table)?.seat ?? -1;

/** Whoever must decide does, without a connection. */
export async function act(room: Room): Promise<void> {
  const { table } = room;
  const pending = pendingOf(table);
  const action = nth(legalWords(table), 0);
  const key = table.seats[pending?.seat ?? -1]?.key ?? '';
  const done = await room.ask(key, `act ${table.n}`, { t: 'act', number: pending?.number ?? -1, action });
  if (!done.ok) throw new Error(done.error.message);
}

/** They decide until it is another's turn, whose seat it is. */
export async function untilNext(room: Room): Promise<number> {
  const first = seatToMove(room);
  while (seatToMove(room) === first) await act(room);
  return seatToMove(room);
}

export async function untilTurnOf(room: Room, seat: number): Promise<void> {
  while (seatToMove(room) !== seat) await act(room);
}
