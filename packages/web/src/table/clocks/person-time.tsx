/** The time of somebody in the list of people: in words, for whoever asks for it. Nothing of it is read out by itself. */

import '@tokaido/words/locales/en/online';
import { useComputed } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { deadlineWords, lengthWords } from './clock-words.ts';
import { useNow } from './now.ts';
import type { Clocks, SeatTime } from './seat-time.ts';
import { seatTime, standInTime, votesNeeded } from './seat-time.ts';

interface PersonTimeProps {
  readonly model: Clocks;
  readonly seat: number;
  readonly name: string;
}

export function PersonTime({ model, seat, name }: PersonTimeProps): JSX.Element {
  const now = useNow();
  const away = useComputed(() => awayWords(model, seat, name, now.value));
  const time = useComputed(() => timeWords(model, seatTime(model, seat, now.value)));
  return (
    <>
      <small class="clock-time">{time}</small>
      <small class="clock-time">{away}</small>
    </>
  );
}

function timeWords({ info }: Clocks, time: SeatTime | null): string {
  if (time === null) return '';
  const { left, bank, runs } = time;
  if (info.value.pace.kind === 'correspondence') {
    const at = Date.now();
    return t('online.clock.deadline', { when: deadlineWords(at + left, at), time: lengthWords(left) });
  }
  if (!runs) return t('online.clock.reserve', { time: lengthWords(bank) });
  if (left > bank) return t('online.clock.runs', { own: lengthWords(left - bank), time: lengthWords(bank) });
  return t('online.clock.runsReserve', { time: lengthWords(left) });
}

function awayWords(model: Clocks, seat: number, name: string, now: number): string {
  const left = standInTime(model, seat, now);
  if (left === null) return '';
  const n = model.info.value.seats[seat]?.votes.length ?? 0;
  const votes = n > 0 ? ` ${t('online.away.votes', { n, all: votesNeeded(model, seat) })}` : '';
  const words =
    left > 0 ? t('online.away.in', { name, time: lengthWords(left) }) : t('online.away.now', { name });
  return `${words}${votes}`;
}
