/** What happens, in words: one entry for each type of event, so that a new one fails the type check. */

import type { Event } from '@tokaido/tokaido';
import { ACHIEVEMENTS, PANORAMAS, TRAVELERS } from '@tokaido/tokaido';
import { isKey, list, nameOf, t } from '../messages/index.ts';
import type { Subject } from '../subjects.ts';
import { yourSeat } from '../subjects.ts';
import {
  amuletName,
  calligraphyName,
  dishName,
  festivalName,
  legendName,
  personName,
  souvenirName,
} from './event-names.ts';
import { cardId, playerOrYou, printed, spaceAt, travelerName } from './names.ts';
import type { Seated, Seen } from './seen.ts';

/** Where an event is told: what is seen, and what has been said in the same breath. */
export interface Telling {
  readonly seen: Pick<Seen, 'me' | 's'>;
  readonly info: Seated;
  /** Souvenirs told as bought, so that nobody is told twice. */
  readonly bought: ReadonlySet<number>;
  /** `who` and `name` of the subject of the next sentence, as the messages want them. */
  subject(seat: number): Subject;
}

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Words = { readonly [T in Event['type']]: (event: Told<T>, at: Telling) => string | null };

/** What is told with the thing that was bought. */
const TOLD_WITH_PURCHASE: ReadonlySet<string> = new Set(['shop', 'inn', 'legendary-object']);

/** The name of whatever gave or took coins. */
export function origin(from: string): string {
  for (const family of ['traveler', 'festival', 'amulet', 'encounter', 'variation', 'option']) {
    const short = `${family}.${from}.short`;
    if (isKey(short)) return t(short);
    if (isKey(`${family}.${from}`)) return nameOf(family, from);
  }
  return nameOf('source', from);
}

/** Equal names once, with their number. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : t('say.twice', { name, count });
  });
}

function coins({ seat, coins: n, from, how }: Told<'coins'>, at: Telling): string | null {
  if (n < 0 && TOLD_WITH_PURCHASE.has(from)) return null;
  const values = { ...at.subject(seat), coins: Math.abs(n), from: origin(from) };
  if (n < 0) {
    return t(how === 'theft' ? 'say.loses' : how === 'bet' ? 'say.stakes' : 'say.pays', values);
  }
  return t(how === 'bet' ? 'say.wins' : from === 'farm' ? 'say.earns' : 'say.gets', values);
}

function end({ scores }: Told<'end'>, { seen, info }: Telling): string {
  const best = scores.filter(({ place }) => place === 1);
  const names = list(best.map(({ seat }) => playerOrYou(seat, seen, info)));
  const alone = best.length === 1 && best[0]?.seat === yourSeat(seen, info);
  const won = { who: alone ? 'you' : 'other', names, count: best.length, points: best[0]?.points ?? 0 };
  return `${t('say.end')} ${t('say.won', won)}`;
}

const WORDS: Words = {
  tiles: ({ seat, tiles }, at) =>
    t('say.tiles', {
      ...at.subject(seat),
      travelers: list(tiles.map((tile) => travelerName(TRAVELERS[tile]?.id ?? ''))),
    }),
  chosen: ({ seat }, at) => t('say.chosen', at.subject(seat)),
  traveler: ({ seat, traveler, coins: purse }, at) =>
    t(traveler === 0 ? 'say.setsOut' : 'say.traveler', {
      ...at.subject(seat),
      traveler: travelerName(TRAVELERS[traveler]?.id ?? ''),
      coins: purse,
    }),
  line: ({ order }, { seen, info }) =>
    t('say.line', { names: list(order.map((seat) => playerOrYou(seat, seen, info))) }),
  travel: ({ seat, to }, at) => {
    const { s } = at.seen;
    return t('say.travel', { ...at.subject(seat), to: nameOf('to', spaceAt(s, printed(s, to))) });
  },
  // The others follow from what happens next.
  option: ({ seat, option }, at) => {
    const key = `say.option.${option}`;
    return isKey(key) ? t(key, at.subject(seat)) : null;
  },
  declined: ({ seat, decision }, at) => {
    const key = `say.declined.${decision}`;
    return isKey(key) ? t(key, at.subject(seat)) : null;
  },
  leavesFirst: ({ seat }, at) => t('say.leavesFirst', at.subject(seat)),
  coins,
  // Summed up at the end of the line.
  points: () => null,
  panorama: ({ seat, kind, section }, at) =>
    t('say.panorama', { ...at.subject(seat), section, panorama: PANORAMAS[kind] ?? '' }),
  spring: ({ seat, points }, at) => t('say.spring', { ...at.subject(seat), points }),
  offer: ({ seat, souvenirs }, at) =>
    souvenirs.length === 0
      ? t('say.offer.none')
      : t('say.offer', { ...at.subject(seat), cards: list(souvenirs.map(souvenirName)) }),
  bought: ({ seat, souvenirs, paid }, at) =>
    t(souvenirs.length === 0 ? 'say.bought.none' : 'say.bought', {
      ...at.subject(seat),
      cards: list(souvenirs.map(souvenirName)),
      coins: paid,
    }),
  souvenir: ({ seat, souvenir: card }, at) =>
    at.bought.has(card) ? null : t('say.souvenir', { ...at.subject(seat), card: souvenirName(card) }),
  offering: ({ seat, coins: given, bank }, at) =>
    t(bank ? 'say.offering.bank' : 'say.offering', { ...at.subject(seat), coins: given }),
  encounter: ({ seat, kind }, at) => t('say.encounter', { ...at.subject(seat), person: personName(kind) }),
  encounters: ({ seat, kinds }, at) =>
    t('say.encounters', { ...at.subject(seat), people: list(counted(kinds.map(personName))) }),
  looks: ({ seat, cards }, at) => t('say.looks', { ...at.subject(seat), cards }),
  menu: ({ seat, dishes }, at) =>
    dishes.length === 0
      ? t('say.menu.none')
      : t('say.menu', { ...at.subject(seat), dishes: list(counted(dishes.map(dishName))) }),
  ate: ({ seat, dish: eaten, paid }, at) =>
    t('say.ate', { ...at.subject(seat), dish: dishName(eaten), coins: paid }),
  hungry: ({ seat }, at) => t('say.hungry', at.subject(seat)),
  treat: ({ seat, dish: offered }, at) => t('say.treat', { ...at.subject(seat), dish: dishName(offered) }),
  refused: ({ seat }, at) => t('say.refused', at.subject(seat)),
  discarded: ({ cards }) => t('say.discarded', { cards }),
  achievement: ({ seat, achievement }, at) => {
    const id = ACHIEVEMENTS[achievement] ?? '';
    const panorama = PANORAMAS.find((kind) => id === `panorama-${kind}-first`);
    return panorama === undefined
      ? t('say.achievement', { ...at.subject(seat), achievement: nameOf('achievement', id) })
      : t('say.first', { ...at.subject(seat), panorama });
  },
  donors: ({ seat, points }, at) => t('say.donors', { ...at.subject(seat), points }),
  end,
  die: ({ seat, face }, at) => t('say.die', { ...at.subject(seat), face }),
  legend: ({ seat, legend: card, paid }, at) =>
    t('say.legend', { ...at.subject(seat), legend: legendName(card), coins: paid }),
  cherry: ({ seat }, at) => t('say.cherry', at.subject(seat)),
  bathhouse: ({ seat }, at) => t('say.bathhouse', at.subject(seat)),
  hiddenCard: ({ seat, kind }, at) => t('say.hiddenCard', { ...at.subject(seat), kind }),
  amulet: ({ seat, amulet: card }, at) => t('say.amulet', { ...at.subject(seat), card: amuletName(card) }),
  calligraphy: ({ seat, calligraphy: card }, at) =>
    t('say.calligraphy', { ...at.subject(seat), card: calligraphyName(card) }),
  supply: ({ seat, kind, cards }, at) =>
    t('say.supply', {
      ...at.subject(seat),
      cards: list(cards.map(kind === 'amulet' ? amuletName : calligraphyName)),
    }),
  amuletUsed: ({ seat, amulet: card }, at) =>
    t('say.amuletUsed', { ...at.subject(seat), card: amuletName(card) }),
  waived: ({ seat }, at) => t('say.waived', at.subject(seat)),
  calligraphyScored: ({ seat, calligraphy: card, points }, at) =>
    t('say.calligraphyScored', { ...at.subject(seat), card: calligraphyName(card), points }),
  festivals: ({ seat, festivals }, at) =>
    t('say.festivals', { ...at.subject(seat), festivals: list(festivals.map(festivalName), 'or') }),
  festival: ({ festival: card }) => {
    const does = `festival.${cardId('matsuri', 'festival', card)}.does`;
    return t('say.festival', { festival: festivalName(card), does: isKey(does) ? t(does) : '' });
  },
  doll: ({ seat, token }, at) => t('say.doll', { ...at.subject(seat), token }),
  legendOffer: ({ legend: card }) => t('say.legendOffer', { legend: legendName(card) }),
  sharedCalligraphy: ({ seat, calligraphy: card }, at) =>
    t('say.sharedCalligraphy', { ...at.subject(seat), card: calligraphyName(card) }),
  haggled: ({ seat, rounds, won }, at) => t('say.haggled', { ...at.subject(seat), rounds, won }),
};

/** All types of event that have words. */
export const SPOKEN_EVENTS = Object.keys(WORDS) as readonly Event['type'][];

/** The sentence of an event; null where nothing need be said. */
export function sayEvent(event: Event, at: Telling): string | null {
  const say = WORDS[event.type] as ((event: Event, at: Telling) => string | null) | undefined;
  return say?.(event, at) ?? null;
}
