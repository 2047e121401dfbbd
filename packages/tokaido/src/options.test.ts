/** Options in words. */

import { isComplaint } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { tokaido } from './index.ts';

const { rules } = tokaido;

describe('reading', () => {
  test('[words.options] players and variations, in any order', () => {
    expect(rules.parseOptions('players=4')).toMatchObject({ players: 4, variations: [] });
    const mixed = rules.parseOptions('variations=preparations,gastronomy players=2');
    expect(mixed).toMatchObject({ players: 2 });
    if (isComplaint(mixed)) throw new Error(mixed.complaint);
    expect(rules.optionWords(mixed)).toBe('players=2 variations=gastronomy,preparations');
  });

  test('[words.options] what is not used is left out', () => {
    expect(rules.optionWords({ players: 3, boxes: [], variations: [] })).toBe('players=3');
    expect(rules.optionWords({ players: 5, boxes: [], variations: ['initiation', 'return-trip'] })).toBe(
      'players=5 variations=initiation,return-trip',
    );
  });

  test('[words.options] anything else gets a complaint that says what is wrong', () => {
    const complaint = (text: string) => {
      const read = rules.parseOptions(text);
      return isComplaint(read) ? read.complaint : 'none';
    };
    expect(complaint('')).toMatch('players must be 2 to 5');
    expect(complaint('players=6')).toMatch('players must be 2 to 5');
    expect(complaint('players=four')).toMatch('players must be 2 to 5');
    expect(complaint('players=3 variations=gastronmy')).toMatch('gastronmy');
    expect(complaint('players=3 variations=gastronmy')).toMatch('initiation');
    expect(complaint('players=3 boxes=nothing')).toMatch('nothing');
    expect(complaint('players=3 players=4')).toMatch('"players=4" is not an option');
    expect(complaint('players=3 speed=9')).toMatch('"speed=9" is not an option');
    expect(complaint('players')).toMatch('"players" is not an option');
    expect(complaint('players=')).toMatch('"players=" is not an option');
  });

  test('[words.options] a number is written in one way only', () => {
    for (const text of [
      'players=0x4',
      'players=4.0',
      'players=4e0',
      'players=+4',
      'players=04',
      'players=4=5',
    ]) {
      expect([text, isComplaint(rules.parseOptions(text))]).toEqual([text, true]);
    }
  });

  test('[words.options] nothing is named twice', () => {
    expect(isComplaint(rules.parseOptions('players=4 variations=gastronomy,gastronomy'))).toBe(true);
  });
});
