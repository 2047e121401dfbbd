/** What is known of the board has words, line by line. */

import '@tokaido/words/locales/en/duo-sheets';
import { BASIS } from '@tokaido/duo';
import { isKey } from '@tokaido/words';
import { expect, test } from 'vitest';
import { basisKey } from './basis-key.ts';

test('every part of the board is named, and how it is known', () => {
  const missing = BASIS.flatMap((known) => [basisKey(known), `duo.about.basis.${known.basis}`]).filter(
    (key) => !isKey(key),
  );
  expect(missing).toEqual([]);
});
