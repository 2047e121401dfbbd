/** The addresses of a server as the terminal shows them. */

import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const HOME = {
  lo: [{ address: '127.0.0.1' }],
  docker0: [{ address: '172.17.0.1' }],
  wlan0: [{ address: '192.168.1.20' }, { address: 'fe80::20' }],
};

const lines = (host: string, more: { publicUrl?: string; isTerminal?: boolean } = {}) => {
  const { publicUrl = '', isTerminal = false } = more;
  return addressLines('http://localhost:8080', 8080, { host, publicUrl }, isTerminal, HOME);
};

it('lists every address in the network, to be opened as it stands', () => {
  expect(lines('0.0.0.0')).toEqual([
    '  Tokaido is served at  http://localhost:8080',
    '  In your network at    http://192.168.1.20:8080',
    '                        http://172.17.0.1:8080',
    '',
  ]);
});

it('says that only this computer can open it, and how to change that', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(lines(host), host).toEqual([
      '  Tokaido is served at  http://localhost:8080',
      '  Only this computer can open it; --host 0.0.0.0 lets in others in your network.',
      '',
    ]);
});

it('needs no more where the public address is known', () => {
  expect(lines('0.0.0.0', { publicUrl: 'https://tokaido.example' })).toHaveLength(2);
});

it('draws the first address as a code on a terminal, in a square with a margin', () => {
  const code = lines('0.0.0.0', { isTerminal: true }).slice(4, -1);
  const rows = code.map((line) => /\[30;107m([█▀▄ ]+)/.exec(line)?.[1] ?? '');
  const [first = ''] = rows;
  expect(first.trim()).toBe('');
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([first.length]));
  expect(rows).toHaveLength(Math.ceil(first.length / 2));
  // The corner that every code has.
  expect(rows[1]).toMatch(/^ {2}█▀▀▀▀▀█ /);
});
