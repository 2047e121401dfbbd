/** The time of a seat in words: what is left to somebody, and when a bot may play for whoever is away. */

import '@tokaido/words/locales/en/online';
import { t } from '@tokaido/words';
import { deadlineWords, lengthWords } from './clock-words.ts';
import type { Clocks } from './seat-time.ts';
import { seatTime, standInTime, votesNeeded } from './seat-time.ts';

/** Empty where no clock concerns the seat. */
export function timeWords(model: Clocks, seat: number, now: number): string {
  const time = seatTime(model, seat, now);
  if (time === null) return '';
  const { left, bank, runs } = time;
  if (model.info.value.pace.kind === 'correspondence') {
    const at = Date.now();
    return t('online.clock.deadline', { when: deadlineWords(at + left, at), time: lengthWords(left) });
  }
  if (!runs) return t('online.clock.reserve', { time: lengthWords(bank) });
  if (left > bank) return t('online.clock.runs', { own: lengthWords(left - bank), time: lengthWords(bank) });
  return t('online.clock.runsReserve', { time: lengthWords(left) });
}

/** Empty for whoever is there. */
export function awayWords(model: Clocks, seat: number, name: string, now: number): string {
  const left = standInTime(model, seat, now);
  if (left === null) return '';
  const n = model.info.value.seats[seat]?.votes.length ?? 0;
  const votes = n > 0 ? ` ${t('online.away.votes', { n, all: votesNeeded(model, seat) })}` : '';
  const words =
    left > 0 ? t('online.away.in', { name, time: lengthWords(left) }) : t('online.away.now', { name });
  return `${words}${votes}`;
}
