/** docs/protocol.md is up to date with the schemas. `UPDATE=1` writes it again. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { duoTable, PROTOCOL, tokaidoTable } from '../src/index.ts';
import { protocolPage } from './protocol-page.ts';

it('documents the protocol as it is checked (UPDATE=1 writes docs/protocol.md again)', () => {
  const page = new URL('../../../docs/protocol.md', import.meta.url);
  const text = protocolPage(readFileSync(new URL('protocol.md', import.meta.url), 'utf8'));
  if (process.env['UPDATE'] !== undefined) writeFileSync(page, text);
  expect(readFileSync(page, 'utf8')).toBe(text);
});

it('was raised with the rules: a client that knows older ones is told to reload', () => {
  const versions = [tokaidoTable, duoTable].map(({ game }) => `${game.id} ${game.version}`);
  // Whoever raises a rules version raises the protocol as well, and writes both down here.
  expect({ protocol: PROTOCOL, versions }).toEqual({ protocol: 4, versions: ['tokaido 2', 'duo 2'] });
});
