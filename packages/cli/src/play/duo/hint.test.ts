/** Hints at Duo in the terminal: an open choice with its reasons, in every language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setLocale } from '@tokaido/words';
import { afterAll, expect, test } from 'vitest';
import { inFolder } from '../../../test/command.ts';
import { player } from '../../../test/player.ts';
import { LANGUAGES } from '../../terminal/language.ts';
import { play } from '../command.ts';

afterAll(() => setLocale('en'));

/** What a hint may say in a language, without what is filled in. */
function phrases(lang: string): string[] {
  const file = new URL(`../../../../words/src/locales/${lang}/duo-hints.json`, import.meta.url);
  const words = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return words.flatMap((word) =>
    word.startsWith('{') ? [...word.matchAll(/\{([^{}]+)\}/g)].map(([, phrase = '']) => phrase) : [word],
  );
}

test.each(LANGUAGES)('%s: the best choice by its number, then the reasons of each', async (lang) => {
  const said = await inFolder(async (folder) => {
    const person = player((_, count) => ['h', 'q'][count] ?? null);
    await play({ game: 'duo', lang, seed: 'awa', plain: true, save: join(folder, 'game.txt') }, person);
    // Long lines are wrapped.
    return (person.screens[1] ?? '').replaceAll(/\s+/g, ' ');
  });
  expect(phrases(lang).filter((phrase) => said.includes(phrase))).not.toEqual([]);
  expect(said).toMatch(/\d/);
  expect(said).not.toMatch(/duo\.hint|undefined|NaN/);
});
