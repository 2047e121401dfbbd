import { expect, it } from 'vitest';
import { storedItems } from './data.ts';

it('takes what is ours and leaves what others have stored at the same origin', () => {
  const items: [string, string][] = [
    ['tokaido.settings', '{"theme":"dark"}'],
    ['other', '{"secret":1}'],
    ['tokaido.note', 'not JSON'],
    ['tokaidonot', '1'],
  ];
  const storage = {
    length: items.length,
    key: (i: number) => items[i]?.[0] ?? null,
    getItem: (name: string) => items.find(([key]) => key === name)?.[1] ?? null,
  };
  expect(storedItems(storage)).toEqual({ 'tokaido.settings': { theme: 'dark' }, 'tokaido.note': 'not JSON' });
});
