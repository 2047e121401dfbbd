/** Settings from flags, the environment and habit; what is wrong is named by where it was set. */

import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('lets a flag win over a variable, and a variable over what is usual', () => {
  expect(readConfig({ port: '9000' }, { PORT: '7000', HOST: '::1' }, 'web')).toMatchObject({
    port: 9000,
    host: '::1',
    keepDays: 90,
    unlimited: false,
  });
});

it('names every fault and where it was set', () => {
  const read = readConfig({ port: '99999', database: 'mysql://x' }, { KEEP_DAYS: 'ever' }, 'web');
  if (!('complaint' in read)) throw new Error('taken');
  expect(read.complaint).toContain('--port must be a whole number');
  expect(read.complaint).toContain('KEEP_DAYS must be');
  expect(read.complaint).toContain('--database must begin with postgres://');
});

it('wants a public address without a path', () => {
  expect(readConfig({ 'public-url': 'https://tokaido.example/' }, {}, '')).toMatchObject({
    publicUrl: 'https://tokaido.example',
  });
  expect(readConfig({ 'public-url': 'https://tokaido.example/play' }, {}, '')).toHaveProperty('complaint');
});
