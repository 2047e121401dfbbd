/**
 * Time that never jumps. The wall clock is asked once: if somebody sets it an hour back, nobody is locked out by a limit,
 * and if they set it forward, no game ends. After a correction of that kind the server's time is right again from the
 * next start on.
 */

/** Milliseconds since some moment in the past; for lengths of time only. */
export function monotonic(): number {
  return performance.now();
}

/** Milliseconds since 1970, as tables note them: whole, and never earlier than before. */
export type Clock = () => number;

export function makeServerClock(): Clock {
  const start = Date.now() - monotonic();
  return () => Math.floor(start + monotonic());
}
