import { DEFAULT_LEVEL, LEVELS, TEMPERS } from '@tokaido/bots';
import { LOCALES } from '@tokaido/words';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LEVEL_IDS, readSettings, TEMPER_IDS } from './settings.ts';

describe('stored settings', () => {
  it('are read as they were stored', () => {
    const changed = { ...readSettings(null), theme: 'dark', oneTap: true, sound: 0, bots: 4, name: 'Aki' };
    expect(readSettings(changed)).toEqual(changed);
  });

  it.each([null, '', [], 'dark', 7])('that are %j leave everything at its default', (stored) => {
    expect(readSettings(stored)).toEqual(readSettings({}));
  });

  it.each([
    ['theme', 'sepia'],
    ['locale', 'tlh'],
    ['speed', 2],
    ['oneTap', 'yes'],
    ['sound', 1.5],
    ['sound', '1'],
    ['ambience', -0.1],
    ['level', 'emperor'],
    ['name', ' Aki '],
    ['name', 'a name of more than two dozen letters'],
    ['bots', 0],
    ['bots', 2.5],
    ['boxes', 'matsuri'],
  ])('whose %s is %j fall back in that alone', (name, value) => {
    const read = readSettings({ haptics: false, [name]: value });
    expect(read).toEqual({ ...readSettings({ haptics: true }), haptics: false });
  });

  it('of a device that was used before are those of somebody who knows the game', () => {
    expect(readSettings(null).explain).toBe(true);
    expect(readSettings({ theme: 'dark' }).explain).toBe(false);
    expect(readSettings({ theme: 'dark', explain: true }).explain).toBe(true);
  });

  it('that nobody knows any more are dropped', () => {
    expect(readSettings({ wallpaper: 'sea' })).not.toHaveProperty('wallpaper');
  });
});

it('the levels and tempers are those of the bots', () => {
  expect(TEMPER_IDS).toEqual(TEMPERS);
  expect(LEVEL_IDS).toEqual(LEVELS.map(({ id }) => id));
  expect(readSettings(null).level).toBe(DEFAULT_LEVEL);
});

it('the languages are those that have words', () => {
  expect(LANGUAGES).toEqual(['auto', ...Object.keys(LOCALES), 'xx']);
});
