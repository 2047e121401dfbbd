/** A line of the journal of Duo in sentences: what happened in order, then what everybody gained by it. */

import { sentence, t } from '../messages/index.ts';
import { subjects, yourSeat } from '../subjects.ts';
import { sayEvent } from './events.ts';
import { playerName } from './names.ts';
import { pointsFor } from './points.ts';
import type { Line, Seated, Seen } from './seen.ts';

/**
 * `lines` are those that led to the position, this one among them; without them nobody can say what a step on a track
 * was worth, and the points are left out.
 */
export function sayLine(
  line: Line,
  seen: Pick<Seen, 'me' | 's'>,
  info: Seated,
  lines?: readonly Line[],
): string[] {
  const name = (seat: number) => playerName(seat, info);
  const subject = subjects(line, yourSeat(seen, info), name);
  if (line.kind === 'undo') return [sentence(t('say.undo', subject(line.seat)))];
  const sums = () =>
    seen.s.players.flatMap(({ seat }) => {
      const points = lines === undefined ? 0 : pointsFor(line, seat, seen, lines);
      return points === 0 ? [] : [sentence(t('say.scores', { ...subject(seat), points }))];
    });
  const said: string[] = [];
  let isSummed = false;
  for (const event of line.events) {
    // A new turn, or the end, comes after all that the line brought.
    if ((event.type === 'turn' || event.type === 'end') && !isSummed) {
      isSummed = true;
      said.push(...sums());
    }
    const told = sayEvent(event, { seen, info, subject });
    if (told !== null) said.push(sentence(told));
  }
  return isSummed ? said : [...said, ...sums()];
}
