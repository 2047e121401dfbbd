/** Sitting down at a running table; games on one device are opened with everybody seated and do without it. */

import type { Result } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';
import { decideSit } from './decide.ts';
import type { Sitter } from './entries.ts';
import type { Refused } from './messages.ts';
import type { Room } from './room.ts';

/** Takes a seat, or the first free one; resolves with its number. `before`: see `decideSit`. */
export async function sitDown(
  room: Room,
  wanted: number | undefined,
  who: Sitter,
  now: () => number,
  before = '',
): Promise<Result<number, Refused>> {
  let seat = -1;
  const done = await room.carryOut((table) => {
    const answer = decideSit(table, wanted, who, now(), before);
    if (!answer.ok) return answer;
    seat = answer.value.seat;
    return ok({ entries: [answer.value.entry] });
  });
  return done.ok ? ok(seat) : done;
}
