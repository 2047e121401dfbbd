/**
 * The time of a seat in the tab of its tile: the bank of whoever waits, the running clock of whoever must decide, with a
 * word when it is short. It is for the eye: the list of people has the times for whoever listens.
 */

import '@tokaido/words/locales/en/online';
import { useComputed } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { lengthWords } from './clock-words.ts';
import { useNow } from './now.ts';
import type { Clocks } from './seat-time.ts';
import { LOW_MS, seatTime, standInTime } from './seat-time.ts';
import './seat-clock.css';

interface SeatClockProps {
  readonly model: Clocks;
  readonly seat: number;
  /** Somebody is not there, and it is not their turn: then it matters when a bot may come. */
  readonly isAway: boolean;
}

export function SeatClock({ model, seat, isAway }: SeatClockProps): JSX.Element {
  const now = useNow();
  const text = useComputed(() => {
    const gone = isAway ? standInTime(model, seat, now.value) : null;
    if (gone !== null) return gone > 0 ? lengthWords(gone) : '';
    const time = seatTime(model, seat, now.value);
    return time === null ? '' : lengthWords(time.left);
  });
  // Changes rarely, so the tab is drawn again only then; the text follows its own signal.
  const isLow = useComputed(() => {
    const time = seatTime(model, seat, now.value);
    return time !== null && time.runs && time.left <= LOW_MS && model.info.value.pace.kind === 'live';
  });
  return (
    <>
      {isLow.value && <i class="low">{t('online.clock.low')}</i>}
      <time>{text}</time>
    </>
  );
}
