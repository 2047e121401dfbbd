import { describe, expect, it } from 'vitest';
import { bestLanguage } from './language.ts';

describe('the language', () => {
  it('is the one of the address, whatever else is wished', () => {
    expect(bestLanguage('fr', 'es', ['ja'])).toBe('fr');
  });

  it('is the chosen one where the address names none that we have', () => {
    expect(bestLanguage('', 'es', ['ja'])).toBe('es');
    expect(bestLanguage('tlh', 'es', ['ja'])).toBe('es');
    expect(bestLanguage('auto', 'es', ['ja'])).toBe('es');
  });

  it('is otherwise the first of the reader that we have, of whatever country', () => {
    expect(bestLanguage('', 'auto', ['de-AT', 'fr-CA', 'es'])).toBe('fr');
    expect(bestLanguage('', 'auto', ['JA-jp'])).toBe('ja');
  });

  it('is English for everybody else, and never the language of the tests by chance', () => {
    expect(bestLanguage('', 'auto', ['de', 'xx'])).toBe('en');
    expect(bestLanguage('', 'auto', [])).toBe('en');
  });
});
