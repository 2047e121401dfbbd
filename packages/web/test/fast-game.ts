/** A game at a table of the server, played over HTTP as fast as it can be: everybody walks straight to the next inn. */

import type { TableInfo, Turn } from '@tokaido/table';

interface Look {
  readonly n: number;
  readonly you: number;
  readonly info: TableInfo;
  readonly turn: Turn | null;
}

/** Sits somebody down; resolves with the secret of their seat. */
export async function sitByHttp(url: string, table: string, name: string): Promise<string> {
  const { secret } = await send<{ secret: string }>(`${url}/api/tables/${table}/seats`, { name });
  return secret;
}

/** Plays the seats of these secrets until the game is over; bots play for themselves. The decisions of each seat. */
export async function playByHttp(
  url: string,
  table: string,
  secrets: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const address = `${url}/api/tables/${table}`;
  const look = async (secret: string, since?: number) =>
    ask<Look>(since === undefined ? address : `${address}/updates?since=${since}&wait=5`, {
      headers: { authorization: `Bearer ${secret}` },
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
      await send(`${address}/commands`, {
        id: `act-${turn.number}`,
        command: { t: 'act', number: turn.number, action },
        secret,
      });
      decisions.set(turn.seat, (decisions.get(turn.seat) ?? 0) + 1);
    }
    now = await look(first, now.n);
  }
  return decisions;
}

function farthest(action: string): number {
  return Number(/^travel (\d+)/.exec(action)?.[1] ?? 0);
}

async function send<Answer>(url: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { secret, ...rest } = body;
  return ask<Answer>(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(typeof secret === 'string' ? { authorization: `Bearer ${secret}` } : {}),
    },
    body: JSON.stringify(rest),
  });
}

async function ask<Answer>(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${response.status} at ${url}: ${await response.text()}`);
  return response.json() as Promise<Answer>;
}
