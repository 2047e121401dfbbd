/** Sitting down at a running table; games on one device are opened with everybody seated and do without it. */

import { decideSit } from './decide.ts';
import type { Sitter } from './entries.ts';
import type { Done, Room } from './room.ts';

/** Takes a seat, or the first free one. */
export async function sitDown(
  room: Room,
  wanted: number | undefined,
  who: Sitter,
  now: () => number,
): Promise<Extract<Done, { ok: false }> | { readonly ok: true; readonly n: number; readonly seat: number }> {
  let seat = -1;
  const done = await room.carryOut((table) => {
    const answer = decideSit(table, wanted, who, now());
    if (!answer.ok) return answer;
    seat = answer.seat;
    return { ok: true, entries: [answer.entry] };
  });
  return done.ok ? { ...done, seat } : done;
}
