/** What a connection is sent arrives as it was, in order, and in few writes. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import type { ServerMessage } from '@tokaido/table';
import { afterAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox, textFrame } from './outbox.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A message of about so many bytes, some of them of several bytes each. */
function message(length: number, n = 0): ServerMessage {
  return { t: 'said', said: { n, seat: 0, name: 'Aki', text: `é${'x'.repeat(length)}東` } };
}

it.each([0, 1, 20, 60, 61, 62, 63, 64, 65, 120, 65_400, 65_470, 65_480, 65_536, 70_000, 200_000])(
  'a message of %i characters reaches a WebSocket client whole',
  async (length) => {
    const http = createServer().listen(0, '127.0.0.1');
    closing.push(() => http.close());
    const server = new WebSocketServer({ noServer: true });
    http.on('upgrade', (request, socket, head) =>
      server.handleUpgrade(request, socket, head, () => {
        const outbox = new Outbox(socket);
        outbox.add(message(length));
        outbox.add(message(3, 7));
      }),
    );
    await new Promise((resolve) => http.once('listening', resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const heard: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('message', (data: Buffer) => {
        heard.push(JSON.parse(data.toString()));
        if (heard.length === 2) resolve();
      });
    });
    client.terminate();
    expect(heard).toEqual([message(length), message(3, 7)]);
  },
);

it('frames are those of the standard at the borders of their lengths', () => {
  const head = (length: number) => [...textFrame('x'.repeat(length)).subarray(0, 10)];
  expect(head(125).slice(0, 3)).toEqual([0x81, 125, 0x78]);
  expect(head(126).slice(0, 5)).toEqual([0x81, 126, 0, 126, 0x78]);
  expect(head(65_535).slice(0, 5)).toEqual([0x81, 126, 0xff, 0xff, 0x78]);
  expect(head(65_536)).toEqual([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
});

class Sink extends Duplex {
  readonly writes: Buffer[] = [];

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.writes.push(chunk);
    done();
  }
}

it('messages of one round of the event loop are one write, in their order, after all settled promises', async () => {
  const [one, two] = [new Sink(), new Sink()];
  const outboxes = [new Outbox(one), new Outbox(two)] as const;
  const shared = message(10);
  for (const outbox of outboxes) outbox.add(shared);
  await Promise.resolve().then(() => outboxes[0].add(message(5, 2)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(one.writes).toHaveLength(1);
  expect(one.writes[0]).toEqual(
    Buffer.concat([shared, message(5, 2)].map((each) => textFrame(JSON.stringify(each)))),
  );
  // Whoever is sent the same gets the very same bytes.
  expect(two.writes[0]).toEqual(textFrame(JSON.stringify(shared)));
  outboxes[0].add(message(1));
  outboxes[0].flush();
  expect(one.writes).toHaveLength(2);
});

it('nothing is written to a socket that has ended', async () => {
  const sink = new Sink();
  const outbox = new Outbox(sink);
  outbox.add(message(1));
  sink.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sink.writes).toEqual([]);
});
