/** A result in words. */

import '@tokaido/words/locales/en/daily';
import { t } from '@tokaido/words';
import type { DayResult } from './days.ts';

export function placeWords({ place, players }: Pick<DayResult, 'place' | 'players'>): string {
  return t('daily.place', { place, players });
}

/** Stays on one line. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

/** `89%`, in the language of the player: some leave a space before the sign. */
export function perCent(share: number): string {
  return t('daily.perCent', { share: Math.round(share) });
}
