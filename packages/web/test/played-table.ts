/** A table of the server whose game is over, played by the API alone, and the devices of those who played it. */

import type { Command, Turn } from '@tokaido/table';
import { callApi } from './api-call.ts';
import type { App } from './app.ts';

interface Seat {
  readonly table: string;
  readonly secret: string;
}

interface Look {
  readonly n: number;
  readonly info: { readonly phase: string };
  readonly turn: Turn | null;
}

/** What a device stores of its seats. */
type StoredSeats = Readonly<
  Record<string, { readonly secret: string; readonly bytes: string; readonly at: number }>
>;

export interface PlayedTable {
  readonly path: string;
  /** What each of them has stored. */
  readonly people: readonly StoredSeats[];
}

/** `leaves` is the seat of somebody who leaves when the game has begun. */
export async function playedTable(
  app: App,
  names: readonly string[],
  { leaves }: { readonly leaves: number },
): Promise<PlayedTable> {
  let commands = 0;
  const call = <T>(path: string, body?: object, secret?: string) =>
    callApi<T>(app.url, `/api/tables${path}`, { body, secret });
  const plan = {
    game: 'tokaido',
    options: '',
    seats: names.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'pilgrim',
  };
  const [first = '', ...others] = names;
  const host = await call<Seat>('', { plan, name: first });
  const path = `/${host.table}`;
  const seats = [host];
  for (const name of others) seats.push(await call<Seat>(`${path}/seats`, { name }));
  const give = (seat: number, command: Command) =>
    call(`${path}/commands`, { id: `c${commands++}`, command }, seats[seat]?.secret);
  await give(0, { t: 'start' });
  await give(leaves, { t: 'leave' });
  for (;;) {
    const look = await call<Look>(path);
    if (look.info.phase === 'over') break;
    const seat = look.turn?.seat ?? -1;
    if (seat === leaves) await call(`${path}/updates?since=${look.n}&wait=5`);
    else {
      const { turn } = await call<Look>(path, undefined, seats[seat]?.secret);
      // The farthest stop: the game is over sooner.
      const action = turn?.legal?.at(-1) ?? '';
      await give(seat, { t: 'act', number: turn?.number ?? 0, action });
    }
  }
  return {
    path: `/t${path}`,
    people: seats.map(({ table, secret }) => ({ [table]: { secret, bytes: '', at: Date.now() } })),
  };
}
