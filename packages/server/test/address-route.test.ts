/** What a page is told of the addresses of its server: enough for a link, and nothing to strangers. */

import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { AppSettings } from '../src/http/app.ts';
import { makeAddressOf } from '../src/net/address.ts';
import { networkUrls } from '../src/net/network-urls.ts';
import { openMemory } from '../src/store/testkit/memory.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { TestServer } from './kit.ts';
import { testApp } from './test-app.ts';

const INTERFACES = {
  lo: [{ address: '127.0.0.1' }],
  wlan0: [{ address: '192.168.1.20' }, { address: 'fe80::20' }],
};

const EVERYWHERE: Partial<AppSettings> = {
  boundAddress: () => ({ address: '0.0.0.0', port: 8080 }),
  networkUrls: (bound) => networkUrls(bound, INTERFACES),
};
const NETWORK = ['http://192.168.1.20:8080'];
let app: FastifyInstance | null = null;
afterEach(() => app?.close());

interface Call {
  readonly host?: string;
  readonly from?: string;
  readonly forwarded?: string;
}

async function told(settings: Partial<AppSettings>, call: Call = {}) {
  const store = openMemory();
  app = await testApp({} as TableRegistry, store, settings);
  const { host = 'localhost:8080', from = '127.0.0.1', forwarded } = call;
  const answer = await app.inject({
    url: '/api/address',
    remoteAddress: from,
    headers: { host, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  });
  return answer.json();
}

it('tells a page of its own machine how others in the network open it', async () => {
  const answer = { publicUrl: '', onlyHere: false, network: NETWORK };
  for (const host of ['localhost:8080', '127.0.0.1:8080', '127.0.0.1', '[::1]:8080'])
    expect(await told(EVERYWHERE, { host }), host).toEqual(answer);
  for (const from of ['::1', '::ffff:127.0.0.1'])
    expect(await told(EVERYWHERE, { from }), from).toEqual(answer);
});

it('tells nobody else about the network, also not behind a proxy', async () => {
  const nothing = { publicUrl: '', onlyHere: false, network: [] };
  expect(await told(EVERYWHERE, { from: '203.0.113.5' })).toEqual(nothing);
  expect(await told(EVERYWHERE, { host: 'tokaido.example' })).toEqual(nothing);
  const proxied = { ...EVERYWHERE, addressOf: makeAddressOf(1) };
  expect(await told(proxied, { forwarded: '203.0.113.5' })).toEqual(nothing);
});

it('says that it listens to its own machine alone', async () => {
  expect(await told({})).toEqual({ publicUrl: '', onlyHere: true, network: [] });
});

it('names the public address that it was given', async () => {
  expect(await told({ publicUrl: 'https://tokaido.example' }, { host: 'tokaido.example' })).toEqual({
    publicUrl: 'https://tokaido.example',
    onlyHere: true,
    network: [],
  });
});

it('knows where it really listens', async () => {
  const server = await new TestServer().start();
  try {
    const { json } = await server.call('GET', '/api/address');
    expect(json).toEqual({ publicUrl: '', onlyHere: true, network: [] });
  } finally {
    await server.end();
  }
});
