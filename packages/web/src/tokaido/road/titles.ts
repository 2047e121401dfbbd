/** The names of the four pictures of the road, and what stands over the leg. */

import { isKey, t } from '@tokaido/words';

export function sceneName(scene: number): string {
  const key = `table.scene.${scene}`;
  return isKey(key) ? t(key) : '';
}

export function hourName(scene: number): string {
  const key = `table.hour.${scene}`;
  return isKey(key) ? t(key) : '';
}

/** The number and the hour as on a print; the words stand beside them. */
export const NUMBERS = '一二三四';
export const HOURS = '暁昼夕宵';
