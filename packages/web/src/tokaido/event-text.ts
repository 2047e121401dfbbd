/** What happened on the road, in words: line by line, or many walks in one sentence. */

import '@tokaido/words/locales/en/underway';
import type { TableInfo } from '@tokaido/table';
import type { Event } from '@tokaido/tokaido';
import { list, nameOf, sentence, t } from '@tokaido/words';
import { playerName, printed, sayChange, spaceAt, spokenOf, yourSeat } from '@tokaido/words/tokaido';
import { sayLine } from '@tokaido/words/tokaido/journal-line';
import { gained, onTheRoad, sayMove } from '@tokaido/words/tokaido/move-line';
import type { EventText } from '../table/game.ts';
import type { Line, Seen, Tokaido } from './model.ts';
import { statusOf } from './narrator/status.ts';

export const eventText: EventText<Tokaido> = {
  line: sayLine,
  move: sayMove,
  points: gained,
  summary(lines, seen, info) {
    const said = [walks(lines, seen, info)];
    for (const line of lines) {
      const events = line.events.filter(({ type }) => IMPORTANT.has(type));
      if (events.length > 0) said.push(...sayLine({ ...line, events }, seen, info));
    }
    const change = changeOfMine(lines, seen.me);
    if (change !== '') said.push(sentence(t('live.mine', { ...spokenOf(seen.me, seen, info), change })));
    return said;
  },
  status: statusOf,
};

/** Told in full even in a summary: they change the road for everybody. */
const IMPORTANT: ReadonlySet<Event['type']> = new Set([
  'festival',
  'achievement',
  'sharedCalligraphy',
  'end',
]);

/** What the moves of others brought me. */
function changeOfMine(lines: readonly Line[], me: number): string {
  let points = 0;
  let coins = 0;
  for (const event of lines.flatMap(({ events }) => events)) {
    if (event.type === 'points' && event.seat === me) points += event.points;
    if (event.type === 'coins' && event.seat === me) coins += event.coins;
  }
  return sayChange({ points: [points, points], coins: [coins, coins], ends: false });
}

interface Move {
  readonly seat: number;
  readonly to: string;
  points: number;
}

/** More moves than this are counted instead of named. */
const FEW = 6;

function bySeat(moves: readonly Move[]): (readonly [seat: number, stops: number, points: number])[] {
  return [...new Set(moves.map(({ seat }) => seat))].map((seat) => {
    const own = moves.filter((move) => move.seat === seat);
    return [seat, own.length, own.reduce((sum, { points }) => sum + points, 0)] as const;
  });
}

/** Every walk with what it brought, in one sentence. */
function walks(lines: readonly Line[], seen: Seen, info: TableInfo): string {
  const moves: Move[] = [];
  for (const event of lines.flatMap(onTheRoad)) {
    if (event.type === 'travel') {
      const stop = spaceAt(seen.s, printed(seen.s, event.to));
      moves.push({ seat: event.seat, to: nameOf('to', stop), points: 0 });
    } else if (event.type === 'points') {
      const move = moves.findLast(({ seat }) => seat === event.seat);
      if (move !== undefined) move.points += event.points;
    }
  }
  const name = (seat: number) => playerName(seat, seen, info);
  const words =
    moves.length > FEW
      ? bySeat(moves).map(([seat, stops, points]) => t('live.stops', { name: name(seat), stops, points }))
      : moves.map(({ seat, to, points }) =>
          t(points === 0 ? 'live.move' : 'live.move.points', { name: name(seat), to, points }),
        );
  return sentence(t(yourSeat(seen, info) < 0 ? 'live.moves' : 'live.waited', { moves: list(words) }));
}
