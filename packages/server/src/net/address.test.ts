/** Who counts as one caller: by the last hop that is not a proxy of ours, IPv6 by /64. */

import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { TrustedProxies } from './address.ts';
import { addressKey, makeAddressOf } from './address.ts';

/** The key of a request that came over these hops; the last one connected to us. */
function key(trusted: TrustedProxies, ...hops: readonly string[]): string {
  const forwarded = hops.slice(0, -1).join(', ');
  return makeAddressOf(trusted)({
    headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: hops.at(-1) },
  } as unknown as IncomingMessage);
}

it('believes nobody without trusted proxies', () => {
  expect(key(0, '198.51.100.7', '192.0.2.1')).toBe('192.0.2.1');
  expect(key(0, '192.0.2.1')).toBe('192.0.2.1');
});

it('takes what the last of so many proxies saw, and nothing that the caller wrote', () => {
  expect(key(1, '192.0.2.1', '10.0.0.1')).toBe('192.0.2.1');
  expect(key(1, '203.0.113.99', '192.0.2.1', '10.0.0.1')).toBe('192.0.2.1');
  expect(key(2, '203.0.113.99', '192.0.2.1', '10.0.0.2', '10.0.0.1')).toBe('192.0.2.1');
  expect(key(1, '10.0.0.1')).toBe('10.0.0.1');
});

it('takes the last hop that is no trusted address', () => {
  const trusted = ['10.0.0.0/8', '::1'];
  expect(key(trusted, '203.0.113.99', '192.0.2.1', '10.0.0.2', '10.0.0.1')).toBe('192.0.2.1');
  expect(key(trusted, '203.0.113.99', '192.0.2.1', '::1')).toBe('192.0.2.1');
  expect(key(trusted, '192.0.2.1', '10.0.0.2', '::ffff:10.0.0.1')).toBe('192.0.2.1');
  // Somebody who reaches the server past its proxy.
  expect(key(trusted, '192.0.2.1', '203.0.113.5')).toBe('203.0.113.5');
});

it('takes a whole /64 for one caller, and IPv4 in IPv6 for what it is', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2'));
});

it('lets no port and no made-up text be a caller of its own', () => {
  expect(addressKey('192.0.2.1:4711')).toBe('192.0.2.1');
  expect(addressKey('[2001:db8::1]:4711')).toBe(addressKey('2001:db8::1'));
  expect(addressKey('one')).toBe(addressKey('two'));
  expect(addressKey(undefined)).toBe(addressKey(''));
});
