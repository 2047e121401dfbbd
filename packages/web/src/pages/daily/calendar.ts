/** Calendar dates where the player is, and how they are written. */

import { dateOf, dayOf } from '@tokaido/table';
import { locale } from '@tokaido/words';

/** Today where the player is: roads change at their own midnight. */
export function today(now: Date = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The date so many days later, or earlier. */
export function daysAfter(date: string, days: number): string {
  return dateOf((dayOf(date) ?? 0) + days);
}

/** Milliseconds until the next date begins where the player is. */
export function untilTomorrow(now: Date = new Date()): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** A date is the same day everywhere, so it is written as one of UTC. */
export function dateWords(date: string, style: 'long' | 'weekday' | 'day'): string {
  const now = locale.value === 'xx' || locale.value === 'en' ? 'en-GB' : locale.value;
  const parts: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long' }
      : style === 'weekday'
        ? { weekday: 'short' }
        : { day: 'numeric' };
  const words = new Intl.DateTimeFormat(now, { ...parts, timeZone: 'UTC' }).format(
    (dayOf(date) ?? 0) * 86_400_000,
  );
  // Japanese adds the word for day, which has no room under a weekday.
  return style === 'day' ? words.replace(/\D/g, '') : words;
}
