/** Where a game of Duo stands, sentence by sentence: the turn, the dice, both sums, how near each end is. */

import type { State } from '@tokaido/duo';
import { commerce, culture, faith } from '@tokaido/duo';
import { sentence, t } from '../messages/index.ts';
import { yourSeat } from '../subjects.ts';
import { diceList, playerName } from './names.ts';
import { sayQuestion } from './questions.ts';
import type { Seated, Seen } from './seen.ts';

type Stand = Pick<Seen, 'me' | 's'>;

/** `who` and `name` of a player in a sentence of their own. */
export function spokenOf(
  seat: number,
  seen: Pick<Seen, 'me'>,
  info: Seated,
): Readonly<Record<'who' | 'name', string>> {
  return { who: seat === yourSeat(seen, info) ? 'you' : 'other', name: playerName(seat, info) };
}

/** The points of a player as the sum that they are. */
export function saySum(seat: number, seen: Stand, info: Seated): string {
  const { s } = seen;
  const p = s.players[seat];
  if (p === undefined) return '';
  const [pilgrim, merchant, artist] = [faith(s, p), commerce(s, p), culture(s, p)];
  return sentence(
    t('duo.tell.sum', {
      ...spokenOf(seat, seen, info),
      points: pilgrim + merchant + artist,
      temple: s.island.board.temple[p.temple - 1] ?? 0,
      garden: s.island.board.garden[p.garden - 1] ?? 0,
      faith: pilgrim,
      slabs: merchant,
      paintings: artist,
    }),
  );
}

/** How far a player is on the four ways to end the game, and how long each is. */
export function endsOf(s: State, seat: number) {
  const { temple, garden, slabs, gifts } = s.island.board;
  const p = s.players[seat];
  return {
    temple: p?.temple ?? 1,
    temples: temple.length,
    garden: p?.garden ?? 1,
    gardens: garden.length,
    slabs: p?.slabs ?? 0,
    allSlabs: slabs.length - 1,
    gifts: p?.gifted ?? 0,
    allGifts: gifts.length - 1,
  };
}

export function sayEnds(seat: number, seen: Stand, info: Seated): string {
  return sentence(t('duo.tell.ends', { ...spokenOf(seat, seen, info), ...endsOf(seen.s, seat) }));
}

export function sayStatus(seen: Seen, info: Seated): string[] {
  const { s, turn, view } = seen;
  const last = s.ending === 0 ? 'no' : 'yes';
  const dice = diceList(view.table.dice as readonly number[]);
  const seats = s.players.map(({ seat }) => seat);
  return [
    sentence(t('duo.tell.turn', { ...spokenOf(s.roller, seen, info), turn: s.turn, last })),
    ...(turn === null || dice === '' ? [] : [t('duo.tell.dice', { dice })]),
    ...seats.map((seat) => saySum(seat, seen, info)),
    ...seats.map((seat) => sayEnds(seat, seen, info)),
    sayQuestion(seen, info),
  ];
}
