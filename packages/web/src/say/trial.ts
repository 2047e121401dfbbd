/**
 * What an action would change, found by letting the engine play it on positions that look like this one: no
 * rule is written here, and nothing hidden shows.
 */

import { FastChance } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { t } from '../i18n/index.ts';
import type { Forecast, Seen } from '../table/model.ts';

const SAMPLES = 24;

const known = new WeakMap<Seen, Map<string, Forecast | null>>();

/** Null for what is not open now. */
export function trial(seen: Seen, words: string): Forecast | null {
  let here = known.get(seen);
  if (here === undefined) known.set(seen, (here = new Map()));
  let found = here.get(words);
  if (found === undefined) here.set(words, (found = play(seen, words)));
  return found;
}

function play(seen: Seen, words: string): Forecast | null {
  const action = tokaido.rules.parse(words);
  if (action === null || !seen.legal.includes(words)) return null;
  const { me } = seen;
  // Always the same throws: words that are read again must not change.
  const rng = new FastChance(action);
  const points: number[] = [];
  const coins: number[] = [];
  let ends = false;
  for (let i = 0; i < SAMPLES; i++) {
    const s = tokaido.clone(seen.s);
    tokaido.determinize(s, me, rng);
    const p = s.all[me];
    const before = [p.points, p.coins] as const;
    tokaido.play(s, action, { chance: rng, tell: null });
    points.push(p.points - before[0]);
    coins.push(p.coins - before[1]);
    ends ||= tokaido.isOver(s);
  }
  return { points: range(points), coins: range(coins), ends };
}

function range(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

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
