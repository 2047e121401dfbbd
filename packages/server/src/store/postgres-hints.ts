/**
 * Hints between processes through NOTIFY and LISTEN. A hint is sent after the commit it is about, many in one
 * payload: a notification inside the writing transaction would make all commits wait for each other.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { PostgresLink } from './postgres-link.ts';
import { shardOf } from './shards.ts';
import type { Hint } from './store.ts';

/** Each shard has a channel, so that a process hears only of tables that it may have. */
const channelOf = (shard: number) => `tokaido_${shard}`;
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
      z.strictObject({ table: z.string(), talk: z.int() }),
      z.strictObject({ table: z.string(), present: z.string(), from: z.string() }),
      z.strictObject({ table: z.string(), who: z.literal(true), from: z.string() }),
    ]),
  ),
});

const NOTIFY = `
  SELECT pg_notify(channel, payload) FROM unnest(?::text[], ?::text[]) AS n (channel, payload)`;

export class PostgresHints {
  private readonly link: PostgresLink;
  private readonly self: string = randomUUID();
  /** Not yet sent, the newest of each kind and table. */
  private readonly unsent = new Map<string, Hint>();
  private sending: Promise<void> | null = null;
  private listener: pg.Client | null = null;
  private isListening = false;
  /** The shards that are followed, each with the promise that its channel is heard. */
  private readonly followed = new Map<number, Promise<void>>();
  private lastListen: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(link: PostgresLink) {
    this.link = link;
  }

  tell(hint: Hint): void {
    if ('present' in hint && hint.present.length > LONGEST_PRESENT) {
      throw new RangeError(`A hint of who is present has at most ${LONGEST_PRESENT} characters.`);
    }
    this.unsent.set(nameOf(hint), hint);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
  }

  /** Resolves when hints can be heard. */
  async listen(heard: (hint: Hint) => void, gap: () => void): Promise<void> {
    this.isListening = true;
    await this.link.patiently(() => this.connect(heard, gap));
  }

  /** Resolves when hints about tables of this shard can be heard. */
  follow(shard: number): Promise<void> {
    const known = this.followed.get(shard);
    if (known !== undefined) return known;
    const done = this.isListening ? this.link.patiently(() => this.hear(shard)) : Promise.resolve();
    this.followed.set(shard, done);
    done.catch(() => this.followed.delete(shard));
    return done;
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
        const sent = this.envelopes(hints);
        await this.link.query(NOTIFY, [
          sent.map(({ channel }) => channel),
          sent.map(({ payload }) => payload),
        ]);
      } catch {
        // The database was away for long. Listeners that reconnect compare by number, see `gap`.
      }
    }
  }

  /** The hints of each channel, in as few payloads as they fit into. */
  private envelopes(hints: readonly Hint[]): { readonly channel: string; readonly payload: string }[] {
    const parts: { readonly channel: string; readonly hints: Hint[]; room: number }[] = [];
    const open = new Map<string, (typeof parts)[number]>();
    for (const hint of hints) {
      const channel = channelOf(shardOf(hint.table));
      const size = Buffer.byteLength(JSON.stringify(hint)) + 1;
      let part = open.get(channel);
      if (part === undefined || part.room < size) {
        part = { channel, hints: [], room: PAYLOAD };
        parts.push(part);
        open.set(channel, part);
      }
      part.hints.push(hint);
      part.room -= size;
    }
    return parts.map(({ channel, hints: told }) => ({
      channel,
      payload: JSON.stringify({ by: this.self, hints: told } satisfies z.infer<typeof Envelope>),
    }));
  }

  private hear(shard: number): Promise<void> {
    const heard = this.lastListen.then(() => this.listenTo(shard));
    // A connection takes one query at a time.
    this.lastListen = heard.catch(() => undefined);
    return heard;
  }

  private async listenTo(shard: number): Promise<void> {
    if (this.listener === null) throw new Error('the connection for hints is lost');
    await this.listener.query(`LISTEN ${channelOf(shard)}`);
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
      const shards = [...this.followed.keys()];
      await client.query(shards.map((shard) => `LISTEN ${channelOf(shard)}`).join(';'));
    } catch (error) {
      void drop();
      throw error;
    }
    this.listener = client;
    // A connection may die silently; only a query reveals it.
    const check = setInterval(() => void client.query('SELECT 1').catch(drop), CHECK_EVERY);
    client.once('end', () => {
      clearInterval(check);
      this.listener = null;
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

/** Of hints with the same name, only the newest is worth telling. */
function nameOf(hint: Hint): string {
  if ('seq' in hint) return `seq ${hint.table}`;
  if ('talk' in hint) return `talk ${hint.table}`;
  return `${'who' in hint ? 'who' : 'present'} ${hint.table} ${hint.from}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
