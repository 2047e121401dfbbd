/** Every action in words: one entry for each verb of a record. Those of the boxes are in `box-actions.ts`. */

import {
  DISH_PRICES,
  DISHES,
  MEAL_POINTS,
  PANORAMA_LENGTHS,
  PANORAMAS,
  row,
  SEAT_AT,
  SOUVENIR_PRICES,
  SOUVENIR_TYPE,
  SOUVENIR_TYPES,
  SOUVENIRS,
  TRAVELERS,
} from '@tokaido/tokaido';
import { isKey, list, nameOf, t } from '../messages/index.ts';
import { trial } from './forecast.ts';
import { printed, spaceAt } from './names.ts';
import type { Phrase, Seated, Seen } from './seen.ts';

export type Say = (objects: readonly string[], seen: Seen, words: string) => Phrase;

/** What stands for none of the things on offer. */
export const NONE = '-';

/** A card with what it does. */
export function card(family: string, id: string, name = nameOf(family, id)): Phrase {
  const does = `${family}.${id}.does`;
  return isKey(does) ? { name, note: t(does) } : { name };
}

/** A souvenir with its kind, its price for me and what it would bring; of several only what they are. */
export function goods(
  ids: readonly string[],
  seen: Seen,
  words: string,
  more: readonly string[] = [],
): Phrase {
  const names = [...ids.map((id) => nameOf('souvenir', id)), ...more];
  if (names.length === 0) return { name: t('act.buy.none') };
  const name = t('act.buy', { cards: list(names) });
  const number = SOUVENIRS.indexOf(ids[0] ?? '');
  if (names.length > 1 || number < 0) return { name };
  const type = nameOf('type', SOUVENIR_TYPES[SOUVENIR_TYPE[number] ?? 0] ?? '');
  const change = trial(seen, words);
  if (change === null)
    return { name, is: type, note: t('act.note.printed', { type, coins: SOUVENIR_PRICES[number] ?? 0 }) };
  return {
    name,
    is: type,
    note: t('act.note.goods', { type, coins: -change.coins[0], points: change.points[1] }),
  };
}

/** A dish with what it costs me; the printed price where it is closed. */
function meal(id: string, seen: Seen, words: string): string {
  const change = trial(seen, words);
  const coins = change === null ? (DISH_PRICES[DISHES.indexOf(id)] ?? 0) : -change.coins[0];
  return t('act.note.meal', { coins, points: change?.points[1] ?? MEAL_POINTS });
}

function painted(panorama: string, seen: Seen): string {
  const kind = (PANORAMAS as readonly string[]).indexOf(panorama);
  const p = seen.s.all[Math.max(0, seen.me)];
  const done = p === undefined ? 0 : row(p, SEAT_AT.panoramas, kind);
  return t('act.panorama.note', { done, all: PANORAMA_LENGTHS[kind] ?? 0 });
}

export const give: Say = ([coins = '0']) => ({
  name: coins === '0' ? t('act.give.none') : t('act.give', { coins: Number(coins) }),
});
export const meet: Say = ([id = '']) =>
  id === NONE
    ? { name: t('act.invite.draw') }
    : card('encounter', id, t('act.keep', { person: nameOf('encounter', id) }));

const WORDS: Record<string, Say> = {
  choose: ([id = '']) => ({
    name: t('act.choose', { traveler: nameOf('traveler', id), who: nameOf('traveler', `${id}.who`) }),
    note: t('act.choose.note', {
      coins: TRAVELERS.find((traveler) => traveler.id === id)?.coins ?? 0,
      power: nameOf('traveler', `${id}.power`),
    }),
  }),
  travel: ([number = '0'], { s }) => ({
    name: t('act.travel', { to: nameOf('to', spaceAt(s, printed(s, Number(number)))) }),
  }),
  buy: (ids, seen, words) => goods(ids[0] === NONE ? [] : ids, seen, words),
  give,
  keep: meet,
  panorama: ([id = ''], seen) =>
    id === NONE
      ? { name: t('act.panorama.none') }
      : { name: t('act.panorama', { panorama: id }), note: painted(id, seen) },
  eat: ([id = ''], seen, words) =>
    id === NONE
      ? { name: t('act.eat.none') }
      : {
          name: t('act.eat', { dish: nameOf('dish', id) }),
          is: nameOf('dish', `${id}.is`),
          note: meal(id, seen, words),
        },
  accept: ([id = ''], seen, words) => ({
    name: t('act.accept', { dish: nameOf('dish', id) }),
    is: nameOf('dish', `${id}.is`),
    note: meal(id, seen, words),
  }),
  refuse: () => ({ name: t('act.refuse') }),
};

/** Boxes bring the words of their actions along, see `box-actions.ts`. */
export function addActions(words: Readonly<Record<string, Say>>): void {
  Object.assign(WORDS, words);
}

/** All verbs that have words. */
export function spokenVerbs(): readonly string[] {
  return Object.keys(WORDS);
}

export function sayAction(words: string, seen: Seen, _info?: Seated): Phrase {
  const [verb = '', ...objects] = words.split(' ');
  return WORDS[verb]?.(objects, seen, words) ?? { name: words };
}
