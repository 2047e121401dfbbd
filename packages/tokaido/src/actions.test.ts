/** Actions in words: one way to write each, and nothing else is read. */

import { expect, test } from 'vitest';
import { tokaido } from './index.ts';

const { rules } = tokaido;

test('[words.actions] every verb is written and read back', () => {
  for (const text of [
    'choose hiroshige',
    'choose zen-emon',
    'travel 0',
    'travel 54',
    'buy -',
    'buy gofu',
    'buy gofu haori sake',
    'give 1',
    'give 3',
    'keep annaibito-sea',
    'panorama paddy',
    'panorama -',
    'eat tai-meshi',
    'eat -',
    'accept dango',
    'refuse',
  ]) {
    const action = rules.parse(text);
    expect(action).not.toBe(null);
    expect(rules.describe(action!)).toBe(text);
  }
});

test('[words.actions] what is written otherwise is not read', () => {
  for (const text of [
    'travel 55',
    'travel -1',
    'travel 1.5',
    'travel 01',
    'travel  7',
    'travel 7 ',
    'buy',
    'buy gofu gofu',
    'buy haori gofu',
    'buy gofu -',
    'buy sword',
    'give 0',
    'give 4',
    'keep',
    'keep nobody',
    'panorama',
    'panorama lake',
    'eat',
    'eat dango dango',
    'accept -',
    'refuse dango',
    'choose',
    'choose -',
    'toString',
    '__proto__',
    'travel constructor',
    'travel ٣',
  ]) {
    expect([text, rules.parse(text)]).toEqual([text, null]);
  }
});

test('[words.outcomes] what chance brings has a word in each stream', () => {
  const stream = (name: string) => rules.streams.indexOf(name);
  for (const [name, value, word] of [
    ['tile', 1, 'hiroshige'],
    ['line', 2, '2'],
    ['souvenir', 23, 'sake'],
    ['encounter', 13, 'miko'],
    ['hot-spring', 0, '2'],
    ['hot-spring', 6, '3'],
    ['meal', 24, 'unagi'],
    ['discard', 0, 'dango'],
  ] as const) {
    expect(rules.outcomeWord(stream(name), value)).toBe(word);
    expect(rules.parseOutcome(stream(name), word, 1 << value, 0)).toBe(value);
    expect(rules.parseOutcome(stream(name), word, 0, 0)).toBe(null);
    expect(rules.parseOutcome(stream(name), 'nonsense', 1 << value, 0)).toBe(null);
  }
});
