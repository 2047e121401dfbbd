/** The code of a link: the encoder is fetched and gives a path to draw. */

import { expect, test } from 'vitest';
import { drawCode } from './qr.tsx';

test('a longer link makes a larger code, never an empty one', async () => {
  const short = await drawCode('https://road.example/t/a');
  const long = await drawCode(`https://road.example/t/${'a'.repeat(120)}`);
  expect(short.path).toMatch(/^M/);
  expect(short.size).toBeGreaterThanOrEqual(21);
  expect(long.size).toBeGreaterThan(short.size);
});
