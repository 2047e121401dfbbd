/** Positions with festivals, for their tests. */

import type { BoxedSetting, BoxedStanding } from './box-position.ts';
import { Boxed, boxed, MATSURI } from './box-position.ts';
import type { Script } from './scripted-chance.ts';

/** At the inn of position 14 the travelers have arrived in seat order and eaten nothing; seat 0 chooses. */
export function holds(
  festival: string,
  seats: readonly BoxedStanding[],
  script: Script = {},
  more: Partial<BoxedSetting> = {},
): Boxed {
  const players = more.players ?? seats.length;
  const last = seats.length - 1;
  const standing = seats.map((seat, i) =>
    i === last ? { ...seat, at: 13 } : { ...seat, at: 14, place: i + 1 },
  );
  const game = boxed({ players, boxes: MATSURI, ...more, seats: standing });
  const menu = players === 3 || players === 2 ? 4 : players + 1;
  const meal = 'soba sushi tempura tofu yakitori donburi'.split(' ').slice(0, menu).join(' ');
  const other = festival === 'hanabi' ? 'mura-matsuri' : 'hanabi';
  game.do('travel 14', { meal });
  game.do('eat -', { festival: `${festival} ${other}` });
  return game.do(`festival ${festival}`, script);
}

/** On the road with festivals in force: seat 0 is the last and moves. */
export function under(
  festivals: string,
  walker: BoxedStanding,
  others: readonly BoxedStanding[] = [],
  more: Partial<BoxedSetting> = {},
): Boxed {
  return boxed({ players: 3, boxes: MATSURI, ...more, festivals, seats: [walker, ...others] });
}
