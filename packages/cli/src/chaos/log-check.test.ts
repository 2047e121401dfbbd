import { createHash } from 'node:crypto';
import { askedBy } from '@tokaido/table';
import { expect, it } from 'vitest';
import { checkLogs } from './log-check.ts';

const asked = (secret: string, id: string) => askedBy(createHash('sha256').update(secret).digest('hex'), id);
const row = (seq: number, secret: string, id: string) => ({
  seq,
  body: JSON.stringify({ kind: 'acted', asked: asked(secret, id) }),
});

const LOG = [{ seq: 1, body: '{"kind":"opened"}' }, row(2, 'aki', '0-0'), row(3, 'ben', '1-0')];
const ACKNOWLEDGED = [
  { table: 'one', secret: 'aki', id: '0-0', n: 2 },
  { table: 'one', secret: 'ben', id: '1-0', n: 3 },
];

const check = (log: typeof LOG, acknowledged: typeof ACKNOWLEDGED) =>
  checkLogs(new Map([['one', log]]), acknowledged);

it('is content with a log that holds what was acknowledged, also twice', () => {
  expect(check(LOG, [...ACKNOWLEDGED, ...ACKNOWLEDGED])).toEqual({
    lost: 0,
    doubled: 0,
    reused: 0,
    entries: 3,
  });
});

it('finds an acknowledged command without a row', () => {
  expect(check(LOG.slice(0, 2), ACKNOWLEDGED)).toMatchObject({ lost: 1, doubled: 0 });
});

it('finds a command that was answered with another number than its own', () => {
  expect(check(LOG, [{ table: 'one', secret: 'aki', id: '0-0', n: 3 }])).toMatchObject({
    lost: 1,
    reused: 1,
  });
});

it('finds a command that is in the log twice', () => {
  expect(check([...LOG, row(4, 'aki', '0-0')], ACKNOWLEDGED)).toMatchObject({ lost: 0, doubled: 1 });
});

it('finds a number that was acknowledged and then given to somebody else', () => {
  const rewritten = [...LOG.slice(0, 2), row(3, 'aki', '0-1')];
  expect(check(rewritten, ACKNOWLEDGED)).toMatchObject({ lost: 1, reused: 1 });
});

it('finds a number that the log has twice or not at all', () => {
  expect(check([...LOG, row(3, 'aki', '0-1')], ACKNOWLEDGED).reused).toBeGreaterThan(0);
  expect(check([...LOG, row(5, 'aki', '0-1')], ACKNOWLEDGED).reused).toBeGreaterThan(0);
});
