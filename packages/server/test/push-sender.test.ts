/** Messages on their way to a push service over TLS: encrypted, signed, tried again, and never sent inside. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import webPush from 'web-push';
import { CERTIFICATE, startPushService } from '../../../scripts/push-service.mjs';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { parsePushHosts } from '../src/push/endpoint.ts';
import type { SenderOptions } from '../src/push/sender.ts';
import { PushSender } from '../src/push/sender.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const keys = webPush.generateVAPIDKeys();
const DELIVERY = { ttl: 600, urgency: 'high', topic: 'a-table' } as const;
let gone: string[];
/** How many messages are settled, for better or worse. */
let done = 0;
let logged: string[];
let metrics: Metrics;
let sender: PushSender;

function senderWith(more: Partial<SenderOptions> = {}): PushSender {
  const hosts = parsePushHosts(service.host);
  metrics = new Metrics();
  return new PushSender({
    keys,
    contact: 'mailto:host@tokaido.example',
    hosts: hosts.ok ? hosts.value : [],
    allowsPrivate: true,
    ca: CERTIFICATE,
    metrics,
    log: makeLog('info', { write: (line: string) => void logged.push(line) }),
    retries: [1, 1],
    gone: async (endpoint) => void gone.push(endpoint),
    ...more,
  });
}

beforeEach(() => {
  gone = [];
  done = 0;
  logged = [];
  sender = senderWith();
});
afterEach(async () => {
  await sender.stop();
  expect(service.errors).toEqual([]);
});

function send(device: ReturnType<typeof service.device>, message: object = { a: 1 }): void {
  const { endpoint, keys: own } = device.subscription;
  sender.send({ endpoint, ...own }, message, DELIVERY, () => void done++);
}

const outcomes = async () =>
  [...(await metrics.page()).text.matchAll(/push_total\{outcome="(\w+)"\} (\d+)/g)].map(
    ([, name, count]) => `${name} ${count}`,
  );

it('is encrypted for the device and signed with the keys of the server', async () => {
  const device = service.device();
  const message = { title: 'あなたの番です', body: 'é'.repeat(300) };
  send(device, message);
  await expect.poll(() => device.messages.length).toBe(1);
  const [{ text, headers, claims }] = device.messages as [(typeof device.messages)[number]];
  expect(JSON.parse(text)).toEqual(message);
  expect(headers).toMatchObject({
    ttl: '600',
    urgency: 'high',
    topic: 'a-table',
    'content-encoding': 'aes128gcm',
  });
  expect(claims).toMatchObject({
    sub: 'mailto:host@tokaido.example',
    aud: service.origin,
    key: keys.publicKey,
  });
  await expect.poll(outcomes).toEqual(['sent 1']);
});

it('is tried again while the service is busy, and given up in the end', async () => {
  const [busy, down] = [service.device(), service.device()];
  const answers = [503, 429];
  busy.answer = () => answers.shift() ?? 201;
  down.answer = () => 500;
  send(busy);
  send(down);
  await expect.poll(outcomes).toEqual(['sent 1', 'failed 1']);
  expect([busy.calls, busy.messages.length, down.calls]).toEqual([3, 1, 3]);
  await expect.poll(() => done).toBe(2);
});

it('is not settled where the server stops before there was an answer: somebody else sends it', async () => {
  sender = senderWith({ retries: [60_000] });
  const device = service.device();
  device.answer = () => 503;
  send(device);
  await expect.poll(() => device.calls).toBe(1);
  await sender.stop();
  expect(done).toBe(0);
});

it.each([404, 410])('is not sent again to a device that is gone (%d)', async (status) => {
  const device = service.device();
  device.answer = () => status;
  send(device);
  await expect.poll(() => gone).toEqual([device.subscription.endpoint]);
  expect(device.calls).toBe(1);
});

it('is not redirected; a refusal is logged by its host alone', async () => {
  const device = service.device();
  device.answer = () => 302;
  send(device);
  await expect.poll(outcomes).toEqual(['refused 1']);
  expect(device.calls).toBe(1);
  expect(logged.join('')).toContain('"host":"localhost"');
  expect(logged.join('')).not.toContain('/push/');
  expect(gone).toEqual([]);
});

it('never reaches a private address, whatever was stored', async () => {
  sender = senderWith({ allowsPrivate: false });
  const device = service.device();
  send(device);
  await expect.poll(outcomes).toEqual(['refused 1']);
  expect([device.calls, gone]).toEqual([0, []]);
});

it('never reaches a host that is no longer allowed, or that nobody vouches for', async () => {
  sender = senderWith({ hosts: [] });
  const device = service.device();
  send(device);
  await expect.poll(outcomes).toEqual(['refused 1']);
  await sender.stop();
  sender = senderWith({ ca: '' });
  send(device);
  await expect.poll(outcomes).toEqual(['failed 1']);
  expect([device.calls, gone]).toEqual([0, []]);
});
