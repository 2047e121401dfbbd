/** Signs of arithmetic that are words in plain text. */

import { t } from '@tokaido/words';
import type { TextStyle } from '../../terminal/text-style.ts';

export function spokenSigns(text: string, style: TextStyle): string {
  return style.plain ? text.replaceAll(' × ', ` ${t('term.duo.times')} `) : text;
}
