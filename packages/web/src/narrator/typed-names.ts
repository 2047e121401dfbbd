/** What people type and what it is compared with: plain letters, and how well a name fits them. */

import { phraseWords } from '@tokaido/words/speech';
import type { Phrase } from '../table/chat/chat.ts';
import { ALL_PHRASES } from '../table/chat/chat.ts';

/** Small letters without accents, and digits of any width: what people type. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[-–_'’"“”«».,:;?¿!¡()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How well a name fits: 2 the very name, 1 the beginning of one of its words, 0 not at all. */
export function fit(text: string, names: readonly string[]): number {
  if (names.includes(text)) return 2;
  return names.some((name) => name.startsWith(text) || name.includes(` ${text}`)) ? 1 : 0;
}

/** The phrases that begin so; the very one alone where anything else may be meant as it was typed. */
export function findPhrases(text: string, exactly: boolean): readonly Phrase[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const fits = (least: number) =>
    ALL_PHRASES.filter((phrase) => fit(wanted, [phraseWords(phrase), phrase].map(plain)) >= least);
  const very = fits(2);
  return exactly || very.length > 0 ? very : fits(1);
}
