/** Which address is sent to friends, and what is said about it. */

import { expect, test } from 'vitest';
import { shareAddress } from './server-address.ts';

const HERE = { publicUrl: '', onlyHere: true, network: [] };
const NETWORK = {
  publicUrl: '',
  onlyHere: false,
  network: ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'],
};
const LOCAL = [
  'http://127.0.0.1:8080',
  'http://localhost:8080',
  'http://[::1]:8080',
  'http://tokaido.localhost',
];

test('a page of this computer sends the address in the network', () => {
  for (const own of LOCAL)
    expect(shareAddress(own, NETWORK), own).toEqual({ origins: NETWORK.network, reach: 'network' });
});

test('where the server hears this computer alone, that is said', () => {
  for (const own of LOCAL)
    expect(shareAddress(own, HERE), own).toEqual({ origins: [own], reach: 'only-here' });
});

test('where it listens to others, but cannot know how they reach it, that is said', () => {
  const [own = ''] = LOCAL;
  expect(shareAddress(own, { ...NETWORK, network: [] })).toEqual({ origins: [own], reach: 'unknown' });
});

test('a page that was opened in the network or behind a proxy sends its own address', () => {
  for (const own of ['http://192.168.1.20:8080', 'https://tokaido.example', 'http://localhost.example'])
    for (const server of [HERE, NETWORK])
      expect(shareAddress(own, server), own).toEqual({ origins: [own], reach: 'all' });
});

test('the public address goes before all others', () => {
  const publicUrl = 'https://tokaido.example';
  for (const own of [...LOCAL, 'http://192.168.1.20:8080'])
    expect(shareAddress(own, { ...NETWORK, publicUrl })).toEqual({ origins: [publicUrl], reach: 'all' });
  expect(shareAddress('http://localhost:8080', { ...HERE, publicUrl: 'http://localhost:9000' })).toEqual({
    origins: ['http://localhost:9000'],
    reach: 'unknown',
  });
});

test('without a word from the server there is the address of the page', () => {
  expect(shareAddress('http://127.0.0.1:8080', null)).toEqual({
    origins: ['http://127.0.0.1:8080'],
    reach: 'all',
  });
});
