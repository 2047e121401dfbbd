/** Lengths of time and deadlines in few words, in the language of the reader. */

import '@tokaido/words/locales/en/online';
import { locale, t } from '@tokaido/words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on seconds matter to nobody. */
const LONG = 10 * HOUR + MINUTE;

/** `2:10`, `1:05:00`, or `1 d 4 h`. A clock shows 0:01 until the last second is over. */
export function lengthWords(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return t('online.clock.days', { d: Math.floor(left / DAY), h: part(left, HOUR, 24) });
  if (left >= LONG) return t('online.clock.hours', { h: Math.floor(left / HOUR), m: part(left, MINUTE, 60) });
  const seconds = Math.ceil(left / SECOND);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}

const part = (ms: number, unit: number, most: number) => Math.floor(ms / unit) % most;

/** The day of the week and the hour; with the date where it is not this week. */
export function deadlineWords(at: number, now: number): string {
  const language = locale.value === 'xx' || locale.value === 'en' ? 'en-GB' : locale.value;
  const date = at - now > 6 * DAY ? ({ day: 'numeric', month: 'short' } as const) : {};
  // One letter alone is no day in Japanese.
  const weekday = language === 'ja' ? 'long' : 'short';
  const day = new Intl.DateTimeFormat(language, { weekday, ...date }).format(at);
  const hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
  return `${day} ${hour}`;
}
