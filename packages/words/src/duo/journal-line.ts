/** A line of the journal of Duo in sentences: what happened, in order. */

import { sentence, t } from '../messages/index.ts';
import { subjects } from '../subjects.ts';
import { sayEvent } from './events.ts';
import { playerName } from './names.ts';
import type { Line, Seated, Seen } from './seen.ts';

export function sayLine(line: Line, seen: Pick<Seen, 'me' | 's'>, info: Seated): string[] {
  const name = (seat: number) => playerName(seat, info);
  const subject = subjects(line, seen.me, name);
  if (line.kind === 'undo') return [sentence(t('say.undo', subject(line.seat)))];
  return line.events.flatMap((event) => {
    const told = sayEvent(event, { seen, info, subject });
    return told === null ? [] : [sentence(told)];
  });
}
