import { describe, expect, test } from 'vitest';
import type { Verb } from './action-words.ts';
import {
  act,
  describeAction,
  idSetVerb,
  idVerb,
  numberVerb,
  objectOf,
  parseAction,
  plainVerb,
  verbOf,
} from './action-words.ts';

const FRUIT = ['fig', 'plum', 'pear'];
const VERBS: (Verb | undefined)[] = [
  idVerb('take', () => FRUIT),
  idVerb('keep', () => FRUIT, true),
  undefined,
  idSetVerb('buy', () => FRUIT),
  numberVerb('give', 1, 12),
  plainVerb('pass'),
];

test('an action holds its verb and its object', () => {
  const action = act(5, 1234);
  expect([verbOf(action), objectOf(action)]).toEqual([5, 1234]);
});

describe('words', () => {
  test.each([
    ['take plum', act(0, 1)],
    ['keep pear', act(1, 2)],
    ['keep -', act(1, 3)],
    ['buy fig pear', act(3, 0b101)],
    ['buy -', act(3, 0)],
    ['give 12', act(4, 12)],
    ['pass', act(5)],
  ])('%s', (text, action) => {
    expect(describeAction(VERBS, action)).toBe(text);
    expect(parseAction(VERBS, text)).toBe(action);
  });

  test.each([
    'take -',
    'take',
    'take kiwi',
    'take fig plum',
    'keep  fig',
    'buy pear fig',
    'buy fig fig',
    'buy',
    'give 0',
    'give 13',
    'give 07',
    'give',
    'pass 1',
    'eat fig',
    '',
  ])('"%s" is no action', (text) => {
    expect(parseAction(VERBS, text)).toBeNull();
  });

  test('a number that means nothing has none', () => {
    for (const action of [act(0, 3), act(1, 4), act(2), act(4, 13), act(5, 1), act(6)]) {
      expect(describeAction(VERBS, action)).toBe('');
    }
  });
});
