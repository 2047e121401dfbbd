/** What happens after machines were lost: clients reconnect, and the servers that are left welcome so many a second. */

import { ASSUMED, MEASURED, SET } from './inputs.ts';

export interface Storm {
  readonly seats: number;
  /** Welcomes a second that the machines can give. */
  readonly capacity: number;
  /** Seconds until half, and until 99 of 100, are welcomed again. */
  readonly half: number;
  readonly nearlyAll: number;
  /** Tries a second, at most. */
  readonly peak: number;
}

const STEP = 0.05;
const LONGEST = 3_600;

/** Seats that one machine can welcome in a second with all its cores. */
export function welcomesPerSecond(machines: number): number {
  const perSeat = MEASURED.cpuToOpen.value / 1000 / ASSUMED.seatsPerTable.value;
  return (machines * ASSUMED.machineCores.value) / perSeat;
}

/**
 * Each client waits as socket.ts does: twice as long after each try, between half of that and all of it. Those that
 * come when the servers are busy are turned away and try again.
 */
export function storm(seats: number, machines: number): Storm {
  const capacity = welcomesPerSecond(machines);
  const random = generator(seats);
  // A client stands for many, so that a simulation of a million takes no longer than one of a thousand.
  const clients = Math.min(seats, 5_000);
  const weight = seats / clients;
  const wait = (tries: number) =>
    (Math.min(SET.longestRetry.value, SET.firstRetry.value * 2 ** tries) * (0.5 + random() / 2)) / 1000;
  let waiting = Array.from({ length: clients }, () => ({ at: wait(0), tries: 1 }));
  const result = { half: 0, nearlyAll: 0, peak: 0 };
  for (let time = STEP; waiting.length > 0 && time < LONGEST; time += STEP) {
    const due = waiting.filter(({ at }) => at <= time);
    const later = waiting.filter(({ at }) => at > time);
    const room = Math.max(1, Math.floor((capacity * STEP) / weight));
    const refused = due.slice(room).map(({ tries }) => ({ at: time + wait(tries), tries: tries + 1 }));
    waiting = [...later, ...refused];
    result.peak = Math.max(result.peak, (due.length * weight) / STEP);
    if (result.half === 0 && waiting.length <= clients / 2) result.half = time;
    if (result.nearlyAll === 0 && waiting.length <= clients / 100) result.nearlyAll = time;
  }
  return { seats, capacity, ...result };
}

/** Small and repeatable: the page must not change from one run to the next. */
function generator(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
