/** Opens tables through the HTTP API, as any other program would. */

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Plan } from '@tokaido/table';
import type { SeatAt } from './load-seat.ts';

export interface TableSettings {
  readonly url: string;
  readonly seats: number;
  readonly options: string;
}

/** Opens a table and takes every seat. */
export async function openTable({ url, seats, options }: TableSettings): Promise<[SeatAt, ...SeatAt[]]> {
  const plan: Plan = {
    game: 'tokaido',
    options,
    seats: Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'porter',
  };
  const first = await post(`${url}/api/tables`, { plan, name: 'Load 1', bytes: bytes() });
  const others = await Promise.all(
    Array.from({ length: seats - 1 }, (_, i) =>
      post(`${url}/api/tables/${first.table}/seats`, { name: `Load ${i + 2}`, bytes: bytes(), seat: i + 1 }),
    ),
  );
  const placed = ({ table, seat, secret }: Seated): SeatAt => ({ url, table, seat, secret });
  return [placed(first), ...others.map(placed)];
}

interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

function bytes(): string {
  return randomBytes(16).toString('hex');
}

export function post(address: string, body: unknown, secret = ''): Promise<Seated> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
    };
    const call = request(address, { method: 'POST', headers, timeout: 30_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if ((answer.statusCode ?? 500) < 300) resolve(JSON.parse(text) as Seated);
        else reject(new Error(`HTTP ${answer.statusCode}: ${text.slice(0, 120)}`));
      });
    });
    call.on('timeout', () => call.destroy(new Error('the server does not answer')));
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}
