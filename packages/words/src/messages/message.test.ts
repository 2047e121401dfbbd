import { afterAll, describe, expect, test } from 'vitest';
import { list, sentence, setLocale, t } from './index.ts';
import { format, parse, valuesOf } from './message.ts';

const say = (message: string, values = {}) => format(message, values, 'en');

describe('messages', () => {
  test('values and numbers', () => {
    expect(say('{name} has {n}', { name: 'Aki', n: 1200 })).toBe('Aki has 1,200');
    expect(format('{n}', { n: 12000 }, 'es')).toBe('12.000');
  });
  test('plurals, with exact forms first', () => {
    const coins = '{n, plural, =0 {none} one {# coin} other {# coins}}';
    expect([0, 1, 2].map((n) => say(coins, { n }))).toEqual(['none', '1 coin', '2 coins']);
  });
  test('selections in one another', () => {
    const message =
      '{who, select, you {You get {n, plural, one {# coin} other {# coins}}} other {{name} does not}}.';
    expect(say(message, { who: 'you', n: 1 })).toBe('You get 1 coin.');
    expect(say(message, { who: 'same', name: 'Shu' })).toBe('Shu does not.');
    expect([...valuesOf(message)].sort()).toEqual(['n', 'name', 'who']);
  });
  test.each([
    ['{n, plural, one {x}}', 'other'],
    ['{n', 'expected'],
    ['a }', 'too many'],
    ['{n, date, short}', 'neither'],
    ['{}', 'name'],
    ['{n, select, {x} other {y}}', 'form'],
  ])('%s is a mistake', (message, about) => {
    expect(() => parse(message)).toThrow(about);
  });
});

describe('words in the language of the player', () => {
  afterAll(() => setLocale('en'));
  test('lists', async () => {
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(list(['a', 'b'], 'or')).toBe('a or b');
    await setLocale('es');
    expect(list(['a', 'b', 'c'])).toBe('a, b y c');
    await setLocale('en');
  });
  test('an unknown language is English', async () => {
    await setLocale('tlh');
    expect(t('stop.inn')).toBe('Inn');
  });
  test('a sentence begins with a capital', () => {
    expect(sentence('the inn')).toBe('The inn');
    expect(sentence('')).toBe('');
    expect(sentence('ōmi')).toBe('Ōmi');
  });
});
