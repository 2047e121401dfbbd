/** Which games are looked at; remembered on the device. */

import { effect, signal } from '@preact/signals';
import { locale } from '@tokaido/words';
import { GAMES } from '../../app/settings.ts';
import { deviceStorage } from '../../app/storage.ts';

export const EVERYTHING = 'everything';
export const WHICH = [...GAMES, EVERYTHING] as const;
export type Which = (typeof WHICH)[number];

const NAME = 'journeys';
/** Months before this one from whose first day on games are shown, where not all are. */
const MONTHS_BACK = 3;

interface Stored {
  readonly which?: unknown;
  readonly isRecent?: unknown;
}
const stored = (deviceStorage.get(NAME) ?? {}) as Stored;

/** Null until somebody chooses: that of the latest game. */
export const which = signal<Which | null>(WHICH.find((each) => each === stored.which) ?? null);
export const isRecent = signal(stored.isRecent === true);

effect(() => {
  if (which.value === null && !isRecent.value) return;
  deviceStorage.set(NAME, { which: which.value, isRecent: isRecent.value });
});

/** The beginning of the time that is looked at when not all of it is. */
export function recentFrom(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth() - MONTHS_BACK, 1).getTime();
}

interface Ended {
  readonly game: string;
  readonly at: number;
}

/** `latest` decides where nobody has chosen. */
export function whichOf(latest: string | undefined): Which {
  return which.value ?? WHICH.find((each) => each === latest) ?? WHICH[0];
}

export function isShown({ game, at }: Ended, chosen: Which, now: number): boolean {
  return (chosen === EVERYTHING || chosen === game) && (!isRecent.value || at >= recentFrom(now));
}

const language = () => (locale.value === 'xx' || locale.value === 'en' ? 'en-GB' : locale.value);

/** `August`. */
export function monthName(at: number, length: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(language(), { month: length }).format(at);
}

/** `15 Nov`, with the year where it is another one. */
export function dayName(at: number, now = Date.now()): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}
