/** Subscribing to notices by the HTTP API: who may, and to which addresses. */

import type { Refused } from '@tokaido/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CERTIFICATE, startPushService } from '../../../scripts/push-service.mjs';
import type { Config } from '../src/index.ts';
import { KNOWN_PUSH_HOSTS, parsePushHosts } from '../src/push/endpoint.ts';
import type { Seat } from './kit.ts';
import { TestServer } from './kit.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

function hostsOf(text: string) {
  const hosts = parsePushHosts(text);
  if (!hosts.ok) throw new Error(hosts.error);
  return hosts.value;
}

/** A server for the tests of one group. */
function serverWith(config: () => Partial<Config>): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await new TestServer(config()).start();
  });
  afterAll(() => server.end());
  return () => server;
}

async function subscribe(
  server: TestServer,
  { table, secret }: Seat,
  subscription: object,
  language = 'en',
): Promise<{ status: number; refused?: Refused }> {
  const answer = await server.call('PUT', `/api/tables/${table}/push`, { ...subscription, language }, secret);
  const { refused } = answer.json as { refused?: Refused };
  return { status: answer.status, ...(refused && { refused }) };
}

describe('a server that may call a push service in its own network', () => {
  const server = serverWith(() => ({
    pushHosts: hostsOf(service.host),
    pushPrivate: true,
    pushCa: CERTIFICATE,
  }));

  it('takes subscriptions of those who sit there, and lets them go again', async () => {
    const aki = await server().open();
    const { subscription } = service.device();
    expect(await subscribe(server(), aki, subscription)).toEqual({ status: 200 });
    expect(await subscribe(server(), aki, subscription, 'ja')).toEqual({ status: 200 });
    const { endpoint } = subscription;
    const off = await server().call('DELETE', `/api/tables/${aki.table}/push`, { endpoint }, aki.secret);
    expect(off.status).toBe(200);
    const peer = await server().peer(aki.table, aki.secret);
    expect(peer.welcome.push).toBe(true);
    peer.close();
  });

  it('takes none of strangers, and none that cannot be encrypted for', async () => {
    const aki = await server().open();
    const { subscription } = service.device();
    expect(await subscribe(server(), { ...aki, secret: 'x' }, subscription)).toMatchObject({
      status: 403,
      refused: { code: 'not-seated' },
    });
    expect(await subscribe(server(), { ...aki, table: 'nowhere' }, subscription)).toMatchObject({
      status: 404,
    });
    expect(await subscribe(server(), aki, subscription, 'xx')).toMatchObject({ status: 400 });
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    expect(await subscribe(server(), aki, { ...subscription, keys })).toMatchObject({
      status: 422,
      refused: { code: 'bad-push', message: 'the keys of the browser cannot be read' },
    });
  });

  it('keeps its key through a restart', async () => {
    const key = async () => (await server().call('GET', '/api/push')).json as { key: string };
    const before = await key();
    expect(Buffer.from(before.key, 'base64url')).toHaveLength(65);
    await server().stop();
    await server().start();
    expect(await key()).toEqual(before);
  });
});

describe('by default', () => {
  const server = serverWith(() => ({ pushHosts: hostsOf(KNOWN_PUSH_HOSTS), pushCa: CERTIFICATE }));

  it.each([
    ['a push service of this machine', () => service.device().subscription.endpoint],
    ['http', () => 'http://fcm.googleapis.com/x'],
    ['a number', () => 'https://127.0.0.1/x'],
    ['a number in disguise', () => 'https://2130706433/x'],
    ['IPv6', () => 'https://[::1]/x'],
    ['an unknown host', () => 'https://push.example/x'],
  ])('a subscription to %s is refused with a code and a sentence', async (_, endpoint) => {
    const aki = await server().open();
    const { keys } = service.device().subscription;
    expect(await subscribe(server(), aki, { endpoint: endpoint(), keys })).toEqual({
      status: 422,
      refused: { code: 'bad-push', message: expect.stringMatching(/push service/) },
    });
  });

  it('an address lets only so many devices subscribe', async () => {
    const limited = await new TestServer({ unlimited: false }).start();
    const aki = await limited.open();
    const statuses: number[] = [];
    for (let i = 0; i < 41; i++)
      statuses.push((await subscribe(limited, aki, service.device().subscription)).status);
    expect(new Set(statuses.slice(0, 40))).toEqual(new Set([422]));
    expect(statuses[40]).toBe(429);
    await limited.end();
  });
});

describe('a host that is allowed, but leads into the server’s own network', () => {
  const server = serverWith(() => ({ pushHosts: hostsOf(service.host), pushCa: CERTIFICATE }));

  it('is refused', async () => {
    const aki = await server().open();
    expect(await subscribe(server(), aki, service.device().subscription)).toEqual({
      status: 422,
      refused: { code: 'bad-push', message: 'the push service has a private address' },
    });
  });
});

describe('where push is turned off', () => {
  const server = serverWith(() => ({ push: false, pushHosts: hostsOf(service.host), pushPrivate: true }));

  it('the server says so', async () => {
    const aki = await server().open();
    expect((await server().call('GET', '/api/push')).json).toEqual({ key: null });
    expect(await subscribe(server(), aki, service.device().subscription)).toMatchObject({
      status: 404,
      refused: { code: 'push-off' },
    });
    const peer = await server().peer(aki.table, aki.secret);
    expect(peer.welcome.push).toBeUndefined();
    peer.close();
  });
});
