/** Which language is spoken, and words for what only programs above the words can name. */

import { LEVELS, TEMPERS } from '@tokaido/bots';
import { REFUSALS } from '@tokaido/table';
import { isKey } from '@tokaido/words';
import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/bots';
import { describe, expect, it, test } from 'vitest';
import { tokaido } from '../../test/command.ts';
import { languageFrom } from './language.ts';

describe('the language', () => {
  it.each([
    ['es', {}, 'es'],
    ['JA', { LANG: 'fr_FR.UTF-8' }, 'ja'],
    [undefined, { LANG: 'fr_FR.UTF-8' }, 'fr'],
    [undefined, { LC_ALL: 'es_MX.UTF-8', LANG: 'fr_FR.UTF-8' }, 'es'],
    [undefined, { LC_ALL: '', LC_MESSAGES: 'ja_JP', LANG: 'fr' }, 'ja'],
    [undefined, { LANG: 'C.UTF-8' }, 'en'],
    [undefined, { LANG: 'de_DE.UTF-8' }, 'en'],
    [undefined, {}, 'en'],
  ])('flag %s and environment %j: %s', (flag, env, language) => {
    expect(languageFrom(flag, env)).toEqual({ ok: true, value: language });
  });

  it.each(['play', 'demo'])('%s refuses one that it does not know, and names those it does', (command) => {
    const { code, out, err } = tokaido([command, '--lang', 'tlh']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('tokaido: unknown language "tlh"; there are en, es, fr, ja\n');
  });

  it('is that of the journal too', () => {
    expect(tokaido(['demo', '--seed', 'fuji', '--lang', 'es']).out).toMatch(
      /Posada 1 \(14\)[^]*El viaje ha terminado/,
    );
  });
});

test('levels and tempers of the bots and refusals of a table have their words', () => {
  expect(
    LEVELS.flatMap(({ id }) => [`level.${id}`, `level.${id}.says`]).filter((key) => !isKey(key)),
  ).toEqual([]);
  expect(
    TEMPERS.flatMap((id) => [`temper.${id}`, `temper.${id}.tokaido`, `temper.${id}.duo`]).filter(
      (key) => !isKey(key),
    ),
  ).toEqual([]);
  const said = (code: string) => isKey(`refused.${code}`) || isKey(`online.refused.${code}`);
  expect(REFUSALS.filter((code) => !said(code))).toEqual([]);
});
