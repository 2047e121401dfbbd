/** Every refusal has a sentence. */

import { REFUSALS } from '@tokaido/table';
import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

test('every refusal has a sentence', () => {
  for (const code of REFUSALS) expect(refusalText({ code, message: '' }), code).toMatch(/^[A-Z].*\.$/);
  expect(refusalText({ code: 'unreachable', message: '' })).toMatch(/server/);
});
