/** What an action would bring, in a few words. */

import type { Forecast } from '@tokaido/words';
import { t } from '@tokaido/words';
import type { Ink } from './ink.ts';
import { change } from './ink.ts';

/** `+3p −1c`; nothing where nothing changes at once. */
export function gainWords(ink: Ink, { points, coins, ends }: Forecast): string {
  if (ends) return t('gain.ends');
  const parts = [change(ink, ...points, 'points'), change(ink, ...coins, 'coins')].filter(Boolean);
  return parts.join(ink.plain ? ', ' : ' ');
}
