/** What an action would bring, in a few words. */

import type { Forecast } from '@tokaido/words';
import { t } from '@tokaido/words';
import type { TextStyle } from '../terminal/text-style.ts';
import { change } from '../terminal/text-style.ts';

/** `+3p −1c`; nothing where nothing changes at once. */
export function gainText(style: TextStyle, { points, coins, ends }: Forecast): string {
  if (ends) return t('gain.ends');
  const parts = [change(style, ...points, 'points'), change(style, ...coins, 'coins')].filter(Boolean);
  return parts.join(style.plain ? ', ' : ' ');
}
