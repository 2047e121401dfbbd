/** What browsers, proxies and scripts write into `accept-encoding`. */

import { expect, it } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;Q=1', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.2, gzip;q=0.8', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['br;q=0, *;q=0.5', ['gzip']],
  ['identity', []],
  ['vibrant', []],
  ['br;q=nonsense', []],
])('reads %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
