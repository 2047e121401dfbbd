import { expect, test } from 'vitest';
import { choose, readArguments } from './test-arguments.mjs';
import { STEPS } from './test-steps.mjs';

const namesOf = (...args: string[]) => choose(STEPS, readArguments(args)).map(({ name }) => name);

test('every step runs where none is named', () => {
  expect(namesOf()).toEqual(STEPS.map(({ name }) => name));
});

test('a step brings what it needs, and check stands for all but the tests', () => {
  expect(namesOf('--only', 'browser')).toEqual(['build', 'browser']);
  expect(namesOf('--only', 'check,unit')).not.toContain('browser');
  expect(namesOf('--only', 'check')).toEqual(
    STEPS.filter(({ kind }) => kind === 'check').map(({ name }) => name),
  );
});

test('names of files go to the unit tests, and to other steps where those are named', () => {
  expect(readArguments(['kernel', '-t', 'a tie'])).toMatchObject({
    only: ['unit'],
    forTests: ['kernel', '-t', 'a tie'],
  });
  expect(readArguments(['--only', 'browser', 'touch'])).toMatchObject({
    only: ['browser'],
    forTests: ['touch'],
  });
  expect(readArguments(['kernel', '--', '--coverage'])).toMatchObject({ forTests: ['--coverage', 'kernel'] });
});

test('a soak tells the tests that it is one', () => {
  expect(readArguments(['--soak']).env).toEqual({ SOAK: '1' });
  expect(readArguments([]).env).toEqual({});
});

test.each([
  [['--sok'], 'Unknown flag --sok.'],
  [['--only', 'nothing,unit'], 'Unknown step "nothing".'],
  [['--only'], 'Unknown step "".'],
])('%j is refused with a sentence', (args, sentence) => {
  const { text, code } = readArguments(args);
  expect(code).toBe(2);
  expect(text).toContain(sentence);
});
