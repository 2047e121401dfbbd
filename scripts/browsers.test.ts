import { expect, test } from 'vitest';
import { readBrowserArguments } from './browsers.mjs';

test('Firefox and WebKit, and none of them is required', () => {
  expect(readBrowserArguments([])).toEqual({
    wanted: { engines: ['firefox', 'webkit'], required: [], screens: null, seed: 1 },
  });
});

test('only those that are named, and those that are required', () => {
  expect(readBrowserArguments(['chromium', '--seed', '7', '--screens', 'out']).wanted).toEqual({
    engines: ['chromium'],
    required: [],
    screens: 'out',
    seed: 7,
  });
  expect(readBrowserArguments(['webkit', '--require', 'firefox,webkit']).wanted).toMatchObject({
    engines: ['webkit', 'firefox'],
    required: ['firefox', 'webkit'],
  });
});

test.each([
  [['opera'], 'Unknown engine or flag "opera"'],
  [['--require', 'opera'], 'not "opera"'],
  [['--require'], 'not ""'],
  [['--screens'], '--screens needs a folder'],
  [['--seed', 'x'], '--seed needs a whole number'],
  [['--seed'], '--seed needs a whole number'],
])('%j is refused with a sentence', (args, words) => {
  const { text, code } = readBrowserArguments(args);
  expect(code).toBe(2);
  expect(text).toContain(words);
});

test('help is no error', () => {
  expect(readBrowserArguments(['--help'])).toMatchObject({ code: 0 });
});
