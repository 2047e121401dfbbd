/** Colors written into a drawing. */

import { expect, test } from 'vitest';
import { inked } from './sprite-images.ts';

const plates: Readonly<Record<string, string>> = {
  '--sky': 'var(--deep)',
  '--deep': '#123',
  '--loop': 'var(--loop)',
};
const color = (name: string) => plates[name] ?? '';

test('names become values, through other names as well', () => {
  expect(inked('<path fill="var(--sky)" stroke="var(--deep)"/>', color)).toBe(
    '<path fill="#123" stroke="#123"/>',
  );
});

test('what has no value takes its fallback, be it another name or a gradient', () => {
  expect(inked('fill="var(--ghost,url(#a))"', color)).toBe('fill="url(#a)"');
  expect(inked('fill="var(--ghost, var(--sky))"', color)).toBe('fill="#123"');
  expect(inked('fill="var(--ghost)"', color)).toBe('fill="none"');
});

test('a name that means itself ends all the same', () => {
  expect(inked('fill="var(--loop)"', color)).toBe('fill="var(--loop)"');
});
