/**
 * Hints between processes through NOTIFY and LISTEN. A hint is sent after the commit it is about, many in one
 * payload: a notification inside the writing transaction would make all commits wait for each other.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { PostgresLink } from './postgres-link.ts';
import type { Hint } from './store.ts';

const CHANNEL = 'tokaido';
/** PostgreSQL takes less than 8000 bytes; the rest is for the envelope. */
const PAYLOAD = 7800;
const LONGEST_PRESENT = 500;
/** Times in ms. */
const PAUSE = 500;
const CHECK_EVERY = 15_000;

/** Anybody with access to the database can write to the channel, so every payload is checked. */
const Envelope = z.object({
  by: z.string(),
  hints: z.array(
    z.union([
      z.strictObject({ table: z.string(), seq: z.int() }),
      z.strictObject({ table: z.string(), present: z.string(), from: z.string() }),
    ]),
  ),
});

export class PostgresHints {
  private readonly link: PostgresLink;
  private readonly self: string = randomUUID();
  /** Not yet sent, the newest of each kind and table. */
  private readonly unsent = new Map<string, Hint>();
  private sending: Promise<void> | null = null;
  private listener: pg.Client | null = null;
  private closed = false;

  constructor(link: PostgresLink) {
    this.link = link;
  }

  tell(hint: Hint): void {
    if ('present' in hint && hint.present.length > LONGEST_PRESENT) {
      throw new RangeError(`A hint of who is present has at most ${LONGEST_PRESENT} characters.`);
    }
    this.unsent.set('seq' in hint ? hint.table : `${hint.table} ${hint.from}`, hint);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
  }

  /** Resolves when hints can be heard. */
  async listen(heard: (hint: Hint) => void, gap: () => void): Promise<void> {
    await this.link.patiently(() => this.connect(heard, gap));
  }

  /** Sends what is left and stops listening. */
  async close(): Promise<void> {
    await this.sending;
    this.closed = true;
    await this.listener?.end().catch(() => {});
  }

  private async sendAll(): Promise<void> {
    // Those of the same round of the event loop go together.
    await new Promise((resume) => setImmediate(resume));
    while (this.unsent.size > 0) {
      const hints = [...this.unsent.values()];
      this.unsent.clear();
      try {
        await this.link.query(`SELECT pg_notify('${CHANNEL}', payload) FROM unnest(?::text[]) AS payload`, [
          this.envelopes(hints),
        ]);
      } catch {
        // The database was away for long. Listeners that reconnect compare by number, see `gap`.
      }
    }
  }

  private envelopes(hints: readonly Hint[]): string[] {
    const parts: Hint[][] = [];
    let room = 0;
    for (const hint of hints) {
      const size = Buffer.byteLength(JSON.stringify(hint)) + 1;
      if (size > room) {
        parts.push([]);
        room = PAYLOAD;
      }
      parts.at(-1)?.push(hint);
      room -= size;
    }
    return parts.map((part) =>
      JSON.stringify({ by: this.self, hints: part } satisfies z.infer<typeof Envelope>),
    );
  }

  private async connect(heard: (hint: Hint) => void, gap: () => void): Promise<void> {
    const client = this.link.client();
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => {
      for (const hint of this.open(payload)) heard(hint);
    });
    const drop = () => client.end().catch(() => {});
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void drop();
      throw error;
    }
    this.listener = client;
    // A connection may die silently; only a query reveals it.
    const check = setInterval(() => void client.query('SELECT 1').catch(drop), CHECK_EVERY);
    client.once('end', () => {
      clearInterval(check);
      void this.reconnect(heard, gap);
    });
  }

  private async reconnect(heard: (hint: Hint) => void, gap: () => void): Promise<void> {
    while (!this.closed) {
      try {
        await this.connect(heard, gap);
        gap();
        return;
      } catch {
        await sleep(PAUSE);
      }
    }
  }

  /** The hints of others in a payload. Anything else on this channel is ignored. */
  private open(payload: string): readonly Hint[] {
    const { data } = Envelope.safeParse(readJson(payload));
    return data === undefined || data.by === this.self ? [] : data.hints;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
