/** Every action in words: one entry for each verb of a record. */

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
import { purchaseBy } from './paying.ts';
import type { Phrase, Seated, Seen } from './seen.ts';
import { festivalOf, hasPlayed, isExtra, legendOf } from './turn-details.ts';

type Say = (objects: readonly string[], seen: Seen, words: string) => Phrase;

/** What stands for none of the things on offer. */
const NONE = '-';

/** A card with what it does. */
function card(family: string, id: string, name = nameOf(family, id)): Phrase {
  const does = `${family}.${id}.does`;
  return isKey(does) ? { name, note: t(does) } : { name };
}

/** A souvenir with its kind, its price for me and what it would bring; of several only what they are. */
function goods(ids: readonly string[], seen: Seen, words: string, more: readonly string[] = []): Phrase {
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

/** What a purchase comes to, and what of it the temple gets. */
function paying(name: string, seen: Seen, words: string): Phrase {
  const purchase = purchaseBy(seen, words);
  return purchase === null ? { name } : { name, note: t('act.note.paying', { ...purchase }) };
}

/** Rounds that are played for a souvenir, one for each coin. */
function rounds(id: string): number {
  return SOUVENIR_PRICES[SOUVENIRS.indexOf(id)] ?? 0;
}

/** A verb whose object is one of a few words. */
function either(verb: string): Say {
  return ([id = '']) => ({ name: nameOf('act', `${verb}.${id}`) });
}

const give: Say = ([coins = '0']) => ({
  name: coins === '0' ? t('act.give.none') : t('act.give', { coins: Number(coins) }),
});
const meet: Say = ([id = '']) =>
  id === NONE
    ? { name: t('act.invite.draw') }
    : card('encounter', id, t('act.keep', { person: nameOf('encounter', id) }));

const WORDS: Readonly<Record<string, Say>> = {
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
  collect: (ids, seen, words) => goods(ids[0] === NONE ? [] : ids, seen, words),
  'collect-legend': (ids, seen, words) => {
    const id = legendOf(seen.turn);
    if (ids[0] !== NONE) return goods(ids, seen, words, [nameOf('legend', id)]);
    return card('legend', id, t('act.buy', { cards: nameOf('legend', id) }));
  },
  give,
  donate: give,
  keep: meet,
  invite: meet,
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
  option: ([id = '']) =>
    id === NONE
      ? { name: t('act.option.none') }
      : { ...card('option', id), short: nameOf('option', `${id}.short`) },
  pledge: ([id = '']) => ({ name: nameOf('souvenir', id) }),
  'pledge-legend': () => ({ name: t('act.pledge-legend') }),
  discount: ([id = ''], seen, words) =>
    paying(id === NONE ? t('act.full') : t('act.discount', { card: nameOf('souvenir', id) }), seen, words),
  challenge: ([id = ''], seen, words) =>
    id === NONE
      ? paying(t(hasPlayed(seen.turn) ? 'act.rest-full' : 'act.full'), seen, words)
      : {
          name: t('act.challenge', { card: nameOf('souvenir', id) }),
          note: t('act.note.rounds', { rounds: rounds(id) }),
        },
  waive: () => ({ name: t('act.full'), note: t('act.note.waive') }),
  rob: either('rob'),
  bonus: ([id = ''], { turn }) => {
    const festival = festivalOf(turn);
    if (id === 'no') return { name: t('act.bonus.no') };
    return { name: t('act.bonus.yes', { festival }), note: nameOf('act.note.bonus', festival) };
  },
  look: ([id = ''], { turn }) => {
    const name = nameOf('act.look', id);
    return id === 'no'
      ? { name }
      : { name, note: t('act.note.look', { extra: isExtra(turn) ? 'yes' : 'no' }) };
  },
  leave: either('leave'),
  roll: either('roll'),
  luck: either('luck'),
  bet: either('bet'),
  pay: either('pay'),
  meet: either('meet'),
  rest: () => ({ name: t('act.rest') }),
  amulet: ([id = '']) => card('amulet', id),
  use: ([id = '']) => card('amulet', id, t('act.use', { card: nameOf('amulet', id) })),
  calligraphy: ([id = '']) => card('calligraphy', id),
  publish: ([id = '']) => card('calligraphy', id),
  festival: ([id = '']) => card('festival', id),
  legend: ([id = '']) => (id === NONE ? { name: t('act.legend.none') } : card('legend', id)),
};

/** All verbs that have words. */
export const SPOKEN_VERBS: readonly string[] = Object.keys(WORDS);

export function sayAction(words: string, seen: Seen, _info?: Seated): Phrase {
  const [verb = '', ...objects] = words.split(' ');
  return WORDS[verb]?.(objects, seen, words) ?? { name: words };
}
