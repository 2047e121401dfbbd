/** A line of the journal in sentences: what happened in order, then what everybody gained by it. */

import type { Event } from '@tokaido/tokaido';
import { sentence, t } from '../messages/index.ts';
import type { Subject } from '../subjects.ts';
import { subjects, yourSeat } from '../subjects.ts';
import { sayEvent } from './events.ts';
import { playerName } from './names.ts';
import type { Line, Seated, Seen } from './seen.ts';

/** Events told to those who may know more, right after what everybody is told. */
const REPLACED_BY: Readonly<Partial<Record<Event['type'], readonly Event['type'][]>>> = {
  looks: ['menu'],
  hiddenCard: ['amulet', 'calligraphy'],
};

export function sayLine(line: Line, seen: Pick<Seen, 'me' | 's'>, info: Seated): string[] {
  const name = (seat: number) => playerName(seat, seen, info);
  const subject = subjects(line, yourSeat(seen, info), name);
  if (line.kind === 'undo') return [sentence(t('say.undo', subject(line.seat)))];
  const bought = new Set(line.events.flatMap((event) => (event.type === 'bought' ? event.souvenirs : [])));
  const at = { seen, info, bought, subject };
  const sentences: string[] = [];
  line.events.forEach((event, i) => {
    const next = line.events[i + 1]?.type;
    if (next !== undefined && REPLACED_BY[event.type]?.includes(next)) return;
    if (event.type === 'end') sentences.push(...sums(line.events, subject));
    const told = sayEvent(event, at);
    if (told !== null) sentences.push(told);
  });
  if (!line.events.some(({ type }) => type === 'end')) sentences.push(...sums(line.events, subject));
  return sentences.map(sentence);
}

/** The points of a line by seat, whoever acted first. */
function sums(events: readonly Event[], subject: (seat: number) => Subject): string[] {
  const points = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'points') points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
  }
  return [...points]
    .filter(([, sum]) => sum > 0)
    .map(([seat, sum]) => t('say.scores', { ...subject(seat), points: sum }));
}
