/** The addresses that are told to friends: those of this network, the likely one first, none that cannot be opened. */

import { expect, it } from 'vitest';
import type { Interfaces } from './network-urls.ts';
import { isLoopback, networkUrls } from './network-urls.ts';

const one = (...addresses: readonly string[]) => addresses.map((address) => ({ address }));

const HOME: Interfaces = {
  lo: one('127.0.0.1', '::1'),
  docker0: one('172.17.0.1'),
  tailscale0: one('100.101.102.103'),
  wlan0: one('192.168.1.20', '2001:db8::20', 'fd00::20', 'fe80::20'),
  eth0: one('10.0.0.7', '169.254.3.4'),
};

const at = (address: string, interfaces = HOME) => networkUrls({ address, port: 8080 }, interfaces);

it('lists the private IPv4 addresses first, bridges and tunnels last', () => {
  expect(at('0.0.0.0')).toEqual([
    'http://192.168.1.20:8080',
    'http://10.0.0.7:8080',
    'http://172.17.0.1:8080',
    'http://100.101.102.103:8080',
  ]);
});

it('adds IPv6 where the server listens there, but nothing that only one link knows', () => {
  expect(at('::')).toEqual([
    'http://192.168.1.20:8080',
    'http://10.0.0.7:8080',
    'http://[fd00::20]:8080',
    'http://[2001:db8::20]:8080',
    'http://172.17.0.1:8080',
    'http://100.101.102.103:8080',
  ]);
});

it('knows the one address that it was told to listen at', () => {
  expect(at('192.168.1.20')).toEqual(['http://192.168.1.20:8080']);
  expect(at('::ffff:192.168.1.20')).toEqual(['http://[::ffff:192.168.1.20]:8080']);
  expect(at('203.0.113.5')).toEqual(['http://203.0.113.5:8080']);
});

it('has none for a server that hears its own machine alone, or without a network', () => {
  expect(at('127.0.0.1')).toEqual([]);
  expect(at('::1')).toEqual([]);
  expect(at('localhost')).toEqual([]);
  expect(at('0.0.0.0', { lo: one('127.0.0.1') })).toEqual([]);
});

it('tells loopback in every spelling', () => {
  expect(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['0.0.0.0', '::', '192.168.1.20', 'localhost', ''].map(isLoopback)).not.toContain(true);
});
