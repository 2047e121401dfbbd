/** A game at a table of the server, played over HTTP as fast as it can be: everybody walks straight to the next inn. */

import { setTimeout as pause } from 'node:timers/promises';
import type { TableInfo, Turn } from '@tokaido/table';
import { callApi } from './api-call.ts';

interface Look {
  readonly n: number;
  readonly you: number;
  readonly info: TableInfo;
  readonly turn: Turn | null;
}

/** Sits somebody down; resolves with the secret of their seat. */
export async function sitByHttp(url: string, table: string, name: string): Promise<string> {
  const { secret } = await callApi<{ secret: string }>(url, `/api/tables/${table}/seats`, { body: { name } });
  return secret;
}

/** Plays the seats of these secrets until the game is over; bots play for themselves. The decisions of each seat. */
export async function playByHttp(
  url: string,
  table: string,
  secrets: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const address = `/api/tables/${table}`;
  const look = (secret: string, since?: number) =>
    callApi<Look>(url, since === undefined ? address : `${address}/updates?since=${since}&wait=5`, {
      secret,
    });
  const [first = ''] = secrets;
  const seats = await Promise.all(secrets.map(async (secret) => [(await look(secret)).you, secret] as const));
  const secretOf = new Map(seats);
  const decisions = new Map(seats.map(([seat]) => [seat, 0]));
  for (let now = await look(first); now.info.phase !== 'over'; ) {
    const secret = secretOf.get(now.turn?.seat ?? -1);
    const { turn } = secret === undefined ? now : await look(secret);
    const action = turn?.legal?.toSorted((a, b) => farthest(b) - farthest(a))[0];
    if (secret !== undefined && turn !== null && action !== undefined) {
      const command = { t: 'act', number: turn.number, action };
      await callApi(url, `${address}/commands`, { body: { id: `act-${turn.number}`, command }, secret });
      decisions.set(turn.seat, (decisions.get(turn.seat) ?? 0) + 1);
    }
    now = await look(first, now.n);
  }
  return decisions;
}

/** Waits until one of these seats must decide what comes after turn `last`; null when the game is over. */
export async function turnOf(
  url: string,
  table: string,
  seats: readonly number[],
  last: number,
): Promise<Turn | null> {
  for (;;) {
    const { turn, info } = await callApi<Look>(url, `/api/tables/${table}`);
    if (info.phase === 'over') return null;
    if (turn !== null && turn.number > last && seats.includes(turn.seat)) return turn;
    await pause(100);
  }
}

function farthest(action: string): number {
  return Number(/^travel (\d+)/.exec(action)?.[1] ?? 0);
}
