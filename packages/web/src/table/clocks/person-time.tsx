/** The time of somebody in the list of people: in words, for whoever asks for it. Nothing of it is read out by itself. */

import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useNow } from './now.ts';
import type { Clocks } from './seat-time.ts';
import { awayWords, timeWords } from './time-words.ts';

interface PersonTimeProps {
  readonly model: Clocks;
  readonly seat: number;
  readonly name: string;
}

export function PersonTime({ model, seat, name }: PersonTimeProps): JSX.Element {
  const now = useNow();
  const away = useComputed(() => awayWords(model, seat, name, now.value));
  const time = useComputed(() => timeWords(model, seat, now.value));
  return (
    <>
      <small class="clock-time">{time}</small>
      <small class="clock-time">{away}</small>
    </>
  );
}
