/** The link to a server, over a wire that breaks: nothing is lost, nothing is done twice. */

import { FastChance } from '@tokaido/kernel';
import { foldTable, viewOf } from '@tokaido/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectTable } from '../table/connect.ts';
import type { TableModel } from '../table/model.ts';
import { TestClock } from '../table/testkit/clock.ts';
import { tokaidoClient } from '../tokaido/client.tsx';
import { SocketLink } from './socket.ts';
import type { Fate } from './testkit/server.ts';
import { TestServer } from './testkit/server.ts';

const SECRET = 'a'.repeat(64);

// Otherwise the first tables wait for the words of the boxes, for as long as the machine takes to read them.
beforeAll(() => tokaidoClient.prepare('boxes=crossroads'));

class Table {
  readonly clock = new TestClock();
  readonly server: TestServer;
  readonly link: SocketLink;
  readonly model: TableModel;
  wake: () => void = () => {};
  isSeen = true;
  sightChanged: () => void = () => {};
  pings = false;
  /** What the server says of the table when it is asked by other means than the socket. */
  isGone = false;

  constructor(fate: TestServer['fate'] = () => 'pass', secret: string | null = SECRET) {
    this.server = new TestServer(SECRET);
    this.server.fate = fate;
    this.link = new SocketLink(secret, {
      connect: () => this.server.connect(),
      later: this.clock.later,
      random: () => 0.5,
      woken: (then) => {
        this.wake = then;
        return () => {};
      },
      isSeen: () => this.isSeen,
      seen: (then) => {
        this.sightChanged = then;
        return () => {};
      },
      isGone: async () => this.isGone,
    });
    this.model = connectTable('t', this.link, {
      isLocal: false,
      likelyGame: 'tokaido',
      loadGame: () => tokaidoClient,
      speed: () => 0,
      isStill: () => false,
      undoTime: () => 0,
      now: this.clock.now,
      later: this.clock.later,
      mark: 'x',
      advise: () => Promise.resolve(null),
      record: () => Promise.resolve(''),
      lift: () => {},
    });
  }

  /** Lets everything come to rest: promises, and whatever the link waits for. */
  async settle(): Promise<void> {
    const rest = async () => {
      for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
    };
    await rest();
    for (
      let i = 0;
      i < 200 && this.model.link.peek() !== 'open' && this.model.link.peek() !== 'closed';
      i++
    ) {
      this.clock.pass(200);
      await rest();
    }
    // A wire that holds messages back lets them go with the next one.
    if (this.pings) this.wake();
  }

  /** Plays on; returns how many decisions of mine were taken. */
  async play(decisions: number, seed: number): Promise<number> {
    const rng = new FastChance(seed);
    let taken = 0;
    await this.settle();
    while (taken < decisions && this.model.info.peek().phase !== 'over') {
      const { legal } = this.model.seen.peek()!;
      const answer = this.model.act(legal[rng.below(legal.length)]!);
      await this.settle();
      expect(await answer).toBeNull();
      taken++;
      while (this.server.moveBot()) await this.settle();
      await this.settle();
    }
    return taken;
  }

  /** The page knows exactly what the server knows, and each decision is in the log once. */
  check(taken: number, what: string): void {
    const { table, log } = this.server;
    expect(this.model.seen.peek()?.view, what).toEqual(viewOf(table, 0));
    expect(viewOf(foldTable(log), 0), what).toEqual(viewOf(table, 0));
    const mine = log.filter((entry) => entry.kind === 'acted' && entry.by === 'person');
    expect(mine, what).toHaveLength(taken);
    const lines = this.model.journal.peek().filter(({ kind }) => kind === 'act');
    expect(
      lines.map(({ n }) => n),
      what,
    ).toEqual(log.flatMap((entry, i) => (entry.kind === 'acted' ? [i + 1] : [])));
    expect(this.model.busy.peek(), what).toBe(false);
  }
}

describe('a link to the server', () => {
  it('plays a whole game over a wire that holds', async () => {
    const table = new Table();
    const taken = await table.play(1000, 1);
    expect(table.model.info.peek().phase).toBe('over');
    expect(table.server.connections).toBe(1);
    table.check(taken, 'whole game');
  });

  it('loses and doubles nothing, wherever the wire is cut once', async () => {
    const plain = new Table();
    await plain.play(8, 2);
    const { messages } = plain.server;
    expect(messages).toBeGreaterThan(40);
    for (const how of ['cut', 'pass-and-cut'] as const) {
      for (let at = 0; at < messages; at++) {
        const table = new Table((n) => (n === at ? how : 'pass'));
        table.check(await table.play(8, 2), `${how} at message ${at}`);
        expect(table.server.connections, `${how} at message ${at}`).toBe(2);
      }
    }
  });

  it('plays a whole game though no connection lives long', async () => {
    // Greeting, welcome, command, and its answer: with less nothing could ever be answered.
    for (const life of [4, 5, 7]) {
      let since = 0;
      const table = new Table((_n, message) => {
        if (message.t === 'hello') since = 0;
        return since++ >= life ? 'cut' : 'pass';
      });
      const taken = await table.play(1000, 3);
      expect(table.model.info.peek().phase).toBe('over');
      table.check(taken, `connections of ${life} messages`);
    }
  });

  it('takes doubled messages for one, and answers before or after what they answer', async () => {
    const fates: Readonly<Record<string, (n: number, t: string) => Fate>> = {
      doubled: () => 'twice',
      'late answers': (_n, t) => (t === 'ok' ? 'late' : 'pass'),
      'early answers': (_n, t) => (t === 'update' ? 'late' : 'pass'),
    };
    for (const [what, fate] of Object.entries(fates)) {
      const table = new Table((n, message) => fate(n, message.t));
      table.pings = true;
      table.check(await table.play(12, 4), what);
    }
  });

  it('asks for what it missed when a number is left out', async () => {
    let dropped = false;
    const table = new Table((_n, message) => {
      if (dropped || message.t !== 'update' || message.n < 6) return 'pass';
      dropped = true;
      return 'late';
    });
    // The held update is delivered behind its successor: a gap, and then one that is known already.
    table.check(await table.play(8, 5), 'gap');
    expect(table.server.connections).toBeGreaterThan(1);
  });

  it('tells a server that wants to know whether its page is in sight, and no other', async () => {
    const table = new Table();
    await table.settle();
    table.isSeen = false;
    table.sightChanged();
    expect(table.server.looks).toEqual([]);
    table.server.push = true;
    table.server.cut();
    await table.settle();
    table.isSeen = true;
    table.sightChanged();
    // Whoever comes back in sight says nothing: so much is assumed.
    table.server.cut();
    await table.settle();
    expect(table.server.looks).toEqual([false, true]);
  });

  it('tries again later and later while the server is down, and at once when woken', async () => {
    const table = new Table();
    await table.settle();
    table.server.isDown = true;
    table.server.cut();
    expect(table.model.link.peek()).toBe('lost');
    const tries: number[] = [];
    for (let second = 0; second < 60; second++) {
      table.clock.pass(1000);
      await new Promise((resolve) => setImmediate(resolve));
      tries.push(table.server.connections);
    }
    expect(tries.at(-1)).toBeGreaterThan(6);
    expect(tries.at(-1)).toBeLessThan(14);
    table.server.isDown = false;
    table.wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(table.model.link.peek()).toBe('open');
  });

  it('gives a connection up that does not answer a ping', async () => {
    let isDeaf = false;
    const table = new Table(() => (isDeaf ? 'late' : 'pass'));
    await table.settle();
    table.clock.pass(19_000);
    expect(table.server.messages).toBe(2);
    isDeaf = true;
    table.clock.pass(1000);
    expect(table.server.messages).toBe(4);
    table.clock.pass(9999);
    expect(table.model.link.peek()).toBe('open');
    table.clock.pass(1);
    expect(table.model.link.peek()).toBe('lost');
  });

  it('parts for good where the page is too old or the table gone, and says so', async () => {
    for (const [why, code] of [
      ['reload', 'old-client'],
      ['gone', 'no-table'],
    ] as const) {
      const table = new Table();
      await table.settle();
      table.server.say({ t: 'bye', why });
      expect(table.model.link.peek()).toBe('closed');
      expect(table.model.refused.peek()).toMatchObject({ code });
      table.clock.pass(60_000);
      expect(table.server.connections).toBe(1);
      expect(await table.model.command({ t: 'ready', ready: true })).toMatchObject({ code: 'stopping' });
    }
  });

  it('comes back by itself after a restart of the server', async () => {
    const table = new Table();
    await table.settle();
    table.server.say({ t: 'bye', why: 'restart' });
    expect(table.model.link.peek()).toBe('lost');
    await table.settle();
    expect(table.model.link.peek()).toBe('open');
  });

  it('does not stumble over what is no message', async () => {
    const table = new Table();
    await table.settle();
    for (const text of ['<html>', 'null', '7', '{}']) {
      table.server.sayText(text);
      await table.settle();
      expect(table.model.link.peek(), text).toBe('open');
    }
    table.check(await table.play(3, 6), 'after nonsense');
  });

  it('answers what is under way when it is closed', async () => {
    const table = new Table((_n, message) => (message.t === 'do' ? 'cut' : 'pass'));
    await table.settle();
    const answer = table.model.act(table.model.seen.peek()!.legal[0]!);
    table.model.close();
    expect(await answer).toMatchObject({ code: 'stopping' });
  });
});

it.each([
  [true, 'closed', { code: 'no-table' }],
  [false, 'connecting', null],
] as const)(
  'a socket that is refused from the start: is the table gone? %s',
  async (isGone, state, refused) => {
    const table = new Table();
    table.isGone = isGone;
    table.server.isDown = true;
    // The first socket was there before the server went down.
    table.server.cut();
    for (let i = 0; i < 5; i++) {
      table.clock.pass(2000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(table.model.link.peek()).toBe(state);
    expect(table.model.refused.peek()).toEqual(refused === null ? null : expect.objectContaining(refused));
  },
);
