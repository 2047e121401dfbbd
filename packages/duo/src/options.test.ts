import { expect, test } from 'vitest';
import { RECONSTRUCTED } from './data/board.ts';
import { createDuo, duo } from './game.ts';

test('options as words name the board', () => {
  expect(duo.rules.optionWords({ first: 'green' })).toBe('board=reconstructed-1 first=green');
  expect(duo.rules.parseOptions('board=reconstructed-1 first=green')).toEqual({
    ok: true,
    value: { first: 'green' },
  });
  expect(duo.rules.parseOptions(' board=reconstructed-1  first=green')).toMatchObject({ ok: true });
  expect(duo.rules.parseOptions('board=reconstructed-1')).toEqual({ ok: true, value: { first: 'drawn' } });
});

test('a board from a file shows its hash, even under our name', () => {
  const other = createDuo({ ...RECONSTRUCTED, gifts: [0, 1, 2, 4, 7, 11, 18, 22, 30, 36, 44] });
  const words = other.rules.optionWords({ first: 'drawn' });
  expect(words).toMatch(/^board=reconstructed-1 hash=[0-9a-f]{8} first=drawn$/);
  expect(other.rules.parseOptions(words)).toEqual({ ok: true, value: { first: 'drawn' } });
  expect(duo.rules.parseOptions(words)).toMatchObject({
    ok: false,
    error: expect.stringContaining('played on'),
  });
});

test.each([
  ['first=green', 'the board is missing, such as board=reconstructed-1'],
  [
    'board=my-copy hash=01234567',
    'played on "board=my-copy hash=01234567", but the board here is "board=reconstructed-1"',
  ],
  ['board=reconstructed-1 first=me', 'first must be one of purple, green, drawn'],
  ['board=reconstructed-1 players=2', '"players=2" is not an option'],
  ['myboard=reconstructed-1', '"myboard=reconstructed-1" is not an option'],
  ['board=reconstructed-1\tx', '"board=reconstructed-1\tx" is not an option'],
  ['board=reconstructed-1 board=x', '"board" is given twice'],
])('%s: %s', (words, error) => {
  expect(duo.rules.parseOptions(words)).toEqual({ ok: false, error });
});
