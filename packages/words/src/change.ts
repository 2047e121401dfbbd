/** What an action would change, in words. */

import { t } from './messages/index.ts';
import type { Forecast } from './seen.ts';

/** `+3 points, −1 coin`; empty where nothing changes at once. */
export function sayChange({ points, coins, ends }: Forecast): string {
  if (ends) return t('gain.ends');
  return [pointWords(points), coinWords(coins)].filter((words) => words !== '').join(', ');
}

function pointWords([least, most]: readonly [number, number]): string {
  if (most === 0) return '';
  if (least === most) return t('gain.points', { points: most });
  return least === 0 ? t('gain.points.most', { most }) : t('gain.points.range', { least, most });
}

function coinWords([least, most]: readonly [number, number]): string {
  if (least === most) {
    if (most === 0) return '';
    return most > 0 ? t('gain.coins', { coins: most }) : t('gain.pay', { coins: -most });
  }
  if (least === 0) return t('gain.coins.most', { most });
  if (least > 0) return t('gain.coins.range', { least, most });
  if (most <= 0) return t('gain.pay.range', { least: -most, most: -least });
  return t('gain.coins.either', { least: `−${-least}`, most: `+${most}` });
}
