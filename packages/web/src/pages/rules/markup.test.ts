import { expect, test } from 'vitest';
import { parseMarkup, plainText } from './markup.ts';

test('paragraphs, lists and strong words', () => {
  expect(parseMarkup('One **two** three.\n\n- a\n- **b** c')).toEqual([
    { line: ['One ', 'two', ' three.'] },
    { list: [['a'], ['', 'b', ' c']] },
  ]);
});

test('a line that only looks like a list is a paragraph', () => {
  expect(parseMarkup('first\n- second')).toEqual([{ line: ['first - second'] }]);
});

test('markup is text and nothing more', () => {
  expect(parseMarkup('<b>&amp;</b>')).toEqual([{ line: ['<b>&amp;</b>'] }]);
});

test('the words alone', () => {
  expect(plainText('One **two**.\n\n- a\n- b')).toBe('One two. a b');
});
