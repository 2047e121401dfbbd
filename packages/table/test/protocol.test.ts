/** docs/protocol.md is up to date with the schemas. `UPDATE=1` writes it again. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { protocolPage } from './protocol-page.ts';

it('documents the protocol as it is checked (UPDATE=1 writes docs/protocol.md again)', () => {
  const page = new URL('../../../docs/protocol.md', import.meta.url);
  const text = protocolPage(readFileSync(new URL('protocol.md', import.meta.url), 'utf8'));
  if (process.env['UPDATE'] !== undefined) writeFileSync(page, text);
  expect(readFileSync(page, 'utf8')).toBe(text);
});
