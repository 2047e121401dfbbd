import { expect, it } from 'vitest';
import { titleOf } from './turn-signal.ts';

it('the tab says whose turn it is before anything else', () => {
  expect(titleOf('The table', true)).toBe('Your turn · The table · Tōkaidō');
  expect(titleOf('Settings', false)).toBe('Settings · Tōkaidō');
  expect(titleOf('', false)).toBe('Tōkaidō');
});
