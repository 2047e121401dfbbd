/** The language that is shown is the last one wished for, whatever comes late. */

import { afterEach, expect, test } from 'vitest';
import { locale, setLocale, t } from './index.ts';

afterEach(() => setLocale('en'));

test('a language that comes late does not undo a later choice', async () => {
  const spanish = setLocale('es');
  await setLocale('en');
  await spanish;
  expect(locale.value).toBe('en');
  expect(t('home.journeys')).toBe('Journeys');
});

test('of two that are on their way the later wish is granted', async () => {
  await Promise.all([setLocale('fr'), setLocale('es')]);
  expect(locale.value).toBe('es');
  expect(t('home.journeys')).toBe('Viajes');
});

test('one that is wished for again is shown', async () => {
  await Promise.all([setLocale('es'), setLocale('en'), setLocale('es')]);
  expect(locale.value).toBe('es');
});
