import { expect, it } from 'vitest';
import { titleOf } from './page-title.ts';

it('the tab says whose turn it is before anything else', () => {
  expect(titleOf('The table', true)).toBe('Your turn · The table · Tōkaidō');
  expect(titleOf('Settings', false)).toBe('Settings · Tōkaidō');
  expect(titleOf('', false)).toBe('Tōkaidō');
});
