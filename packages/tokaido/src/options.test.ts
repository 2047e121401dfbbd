/** Options in words. */

import { describe, expect, test } from 'vitest';
import { BOXES, houseRules, tokaido } from './index.ts';

const { rules } = tokaido;

describe('reading', () => {
  test('[words.options] players and variations, in any order', () => {
    expect(rules.parseOptions('players=4')).toMatchObject({
      ok: true,
      value: { players: 4, variations: [] },
    });
    const mixed = rules.parseOptions('variations=preparations,gastronomy players=2');
    expect(mixed).toMatchObject({ value: { players: 2 } });
    if (!mixed.ok) throw new Error(mixed.error);
    expect(rules.optionWords(mixed.value)).toBe('players=2 variations=gastronomy,preparations');
  });

  test('[words.options] what is not used is left out', () => {
    expect(rules.optionWords({ players: 3, boxes: [], variations: [] })).toBe('players=3');
    expect(rules.optionWords({ players: 5, boxes: [], variations: ['initiation', 'return-trip'] })).toBe(
      'players=5 variations=initiation,return-trip',
    );
  });

  test('[words.options] anything else gets an error that says what is wrong', () => {
    const error = (text: string) => {
      const read = rules.parseOptions(text);
      return read.ok ? 'none' : read.error;
    };
    expect(error('')).toMatch('players must be 2 to 5');
    expect(error('players=6')).toMatch('players must be 2 to 5');
    expect(error('players=four')).toMatch('players must be 2 to 5');
    expect(error('players=3 variations=gastronmy')).toMatch('gastronmy');
    expect(error('players=3 variations=gastronmy')).toMatch('initiation');
    const there = BOXES.size > 0 ? [`there are ${[...BOXES.keys()].join(', ')}`] : [];
    expect(error('players=3 boxes=promos')).toBe(['unknown box "promos"', ...there].join('; '));
    expect(error('players=3 players=4')).toMatch('"players=4" is not an option');
    expect(error('players=3 speed=9')).toMatch('"speed=9" is not an option');
    expect(error('players')).toMatch('"players" is not an option');
    expect(error('players=')).toMatch('"players=" is not an option');
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
      expect([text, rules.parseOptions(text).ok]).toEqual([text, false]);
    }
  });

  test('[tiles-offered] three tiles and a free choice are house rules in the base game, and can be played', () => {
    const base = { boxes: [], variations: [] };
    expect(rules.parseOptions('players=3 tiles=3')).toMatchObject({ ok: true });
    expect(houseRules({ ...base, tiles: 3 })).toEqual(['tiles=3']);
    expect(houseRules({ ...base, tiles: 'any' })).toEqual(['tiles=any']);
    expect(houseRules({ ...base, tiles: 2 })).toEqual([]);
    expect(houseRules(base)).toEqual([]);
    expect(houseRules({ boxes: [], variations: ['initiation'], tiles: 'any' })).toEqual([]);
  });

  test('[words.options] nothing is named twice', () => {
    expect(rules.parseOptions('players=4 variations=gastronomy,gastronomy').ok).toBe(false);
  });
});
