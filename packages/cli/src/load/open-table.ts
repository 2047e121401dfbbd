/** Opens tables through the HTTP API, as any other program would. */

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Plan } from '@tokaido/table';
import type { SeatAt } from './seat-socket.ts';

export interface TableSettings {
  readonly url: string;
  readonly seats: number;
  readonly options: string;
  /** The address to connect from; any if absent. */
  readonly from?: string | undefined;
  /** The level of the bots on all seats but the first; people sit there if absent. */
  readonly bots?: string;
}

/** Opens a table and takes every seat that has no bot. */
export async function openTable(settings: TableSettings): Promise<[SeatAt, ...SeatAt[]]> {
  const { url, seats, options, from, bots } = settings;
  const others: Plan['seats'][number] = bots === undefined ? { kind: 'open' } : { kind: 'bot', level: bots };
  const plan: Plan = {
    game: 'tokaido',
    options,
    seats: Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'me' } : others)),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'porter',
  };
  const first = await post(`${url}/api/tables`, { plan, name: 'Load 1', bytes: bytes() }, from);
  const sit = (seat: number) =>
    post(`${url}/api/tables/${first.table}/seats`, { name: `Load ${seat + 1}`, bytes: bytes(), seat }, from);
  const open = bots === undefined ? Array.from({ length: seats - 1 }, (_, i) => i + 1) : [];
  const sitters = await Promise.all(open.map(sit));
  const placed = ({ table, seat, secret }: Seated): SeatAt => ({
    url,
    table,
    seat,
    secret,
    ...(from === undefined ? {} : { from }),
  });
  return [placed(first), ...sitters.map(placed)];
}

interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

function bytes(): string {
  return randomBytes(16).toString('hex');
}

function post(address: string, body: unknown, from: string | undefined): Promise<Seated> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      timeout: 30_000,
      ...(from === undefined ? {} : { localAddress: from }),
    };
    const call = request(address, options, (answer) => {
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
