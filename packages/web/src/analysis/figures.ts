/** Numbers of the analysis as the player's language writes them. */

import { locale } from '@tokaido/words';

/** To make one takes longer than to write a hundred numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

function written(value: number, digits: number): string {
  const now = locale.value === 'xx' ? 'en' : locale.value;
  const key = `${now} ${digits}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(now, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format.format(value);
}

/** `3.1`. */
export function points(value: number, digits = 1): string {
  return written(value, digits);
}

/** `−3.1`, `+0.4`; nothing before a 0. */
export function signedPoints(value: number, digits = 1): string {
  return withSign(value, written(Math.abs(value), digits), written(0, digits));
}

/** `25%`. */
export function percent(share: number): string {
  return `${written(100 * share, 0)}%`;
}

/** `+14%`. */
export function signedPercent(share: number): string {
  return withSign(share, percent(Math.abs(share)), percent(0));
}

function withSign(value: number, text: string, none: string): string {
  return text === none ? text : `${value < 0 ? '−' : '+'}${text}`;
}
