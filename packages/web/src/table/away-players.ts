/** Players who have been gone for a while: a short disconnect is not shown. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';

export type Away = ReadonlySignal<ReadonlySet<number>>;

const GRACE_MS = 30_000;

export function useAway(model: TableModel): Away {
  const away = useSignal<ReadonlySet<number>>(new Set());
  useEffect(() => followAway(model, away), [model]);
  return away;
}

/** Keeps `away` up to date, with a timer for each seat; returns a function that stops it. */
export function followAway(
  { info, present, local, online }: Pick<TableModel, 'info' | 'present' | 'local' | 'online'>,
  away: Signal<ReadonlySet<number>>,
): () => void {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const isGone = (seat: number) => {
    const holder = info.value.seats[seat];
    return !local && holder?.kind === 'person' && !holder.standIn && present.value.at(seat) === false;
  };
  const come = (seat: number) => {
    clearTimeout(timers.get(seat));
    timers.delete(seat);
    if (away.peek().has(seat)) away.value = new Set([...away.peek()].filter((other) => other !== seat));
  };
  const go = (seat: number) => {
    if (timers.has(seat)) return;
    const leave = () => {
      away.value = new Set([...away.peek(), seat]);
    };
    const since = online?.gone.peek()[seat] ?? performance.now();
    timers.set(seat, setTimeout(leave, Math.max(0, since + GRACE_MS - performance.now())));
  };
  const stop = effect(() => {
    for (const seat of info.value.seats.keys()) (isGone(seat) ? go : come)(seat);
  });
  return () => {
    stop();
    for (const seat of timers.keys()) come(seat);
  };
}
