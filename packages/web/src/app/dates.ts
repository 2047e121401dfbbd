/** Day and hour in the language of the player. */

import { locale } from '@tokaido/words';

export function dateWords(at: number): string {
  const now = locale.value === 'xx' || locale.value === 'en' ? 'en-GB' : locale.value;
  return new Intl.DateTimeFormat(now, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}
