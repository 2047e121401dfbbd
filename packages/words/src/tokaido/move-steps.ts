/**
 * The steps of a move, as parts of one sentence without their subject: `walks to the village`, `buys Gofu and Sake`.
 * One entry for each type of event, so that a new one fails the type check.
 */

import type { Event } from '@tokaido/tokaido';
import { ACHIEVEMENTS, PANORAMAS, TRAVELERS } from '@tokaido/tokaido';
import { isKey, list, nameOf, t } from '../messages/index.ts';
import {
  amuletName,
  calligraphyName,
  dishName,
  legendName,
  personName,
  souvenirName,
} from './event-names.ts';
import { travelerName } from './names.ts';

/** Where a step is taken: who takes it, and where they have walked to in this move. */
export interface StepTelling {
  readonly who: 'you' | 'other';
  /** The kind of stop that the same sentence has not named yet, such as `inn`; empty where there is none. */
  readonly at: string;
  readonly bought: ReadonlySet<number>;
}

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Steps = { readonly [T in Event['type']]: (event: Told<T>, at: StepTelling) => string | null };

/** Told with something else, or nobody's business but of the one who sees it. */
const untold = () => null;

/** What is paid with the thing that was bought, given or staked. */
const PAID_WITH: ReadonlySet<string> = new Set(['shop', 'inn', 'legendary-object']);

function coins({ coins: n, from, how }: Told<'coins'>, { who }: StepTelling): string | null {
  const values = { who, coins: Math.abs(n) };
  if (n < 0) {
    if (PAID_WITH.has(from)) return null;
    return t(how === 'theft' ? 'move.loses' : how === 'bet' ? 'move.stakes' : 'move.pays', values);
  }
  return t(how === 'bet' ? 'move.wins' : from === 'farm' ? 'move.earns' : 'move.gets', values);
}

/** Which panorama an achievement is for; undefined where it is for something else. */
export function firstOf(achievement: number): number | undefined {
  const kind = PANORAMAS.findIndex((id) => ACHIEVEMENTS[achievement] === `panorama-${id}-first`);
  return kind < 0 ? undefined : kind;
}

const STEPS: Steps = {
  tiles: untold,
  chosen: (_event, { who }) => t('move.chosen', { who }),
  traveler: ({ traveler }, { who }) =>
    traveler === 0
      ? null
      : t('move.traveler', { who, traveler: travelerName(TRAVELERS[traveler]?.id ?? '') }),
  line: untold,
  travel: (_event, { who, at }) => t('move.travel', { who, to: nameOf('to', at) }),
  option: ({ option }, { who }) => {
    const key = `move.option.${option}`;
    return isKey(key) ? t(key, { who }) : null;
  },
  leavesFirst: (_event, { who }) => t('move.leavesFirst', { who }),
  coins,
  points: untold,
  panorama: ({ kind }, { who }) => t('move.panorama', { who, panorama: PANORAMAS[kind] ?? '' }),
  spring: (_event, { who, at }) => t(at === 'hot-spring' ? 'move.bath' : 'move.spring', { who }),
  offer: untold,
  bought: ({ souvenirs }, { who }) =>
    t(souvenirs.length === 0 ? 'move.bought.none' : 'move.bought', {
      who,
      cards: list(souvenirs.map(souvenirName)),
    }),
  souvenir: ({ souvenir: card }, { who, bought }) =>
    bought.has(card) ? null : t('move.souvenir', { who, card: souvenirName(card) }),
  offering: ({ coins: given, bank }, { who }) =>
    t(bank ? 'move.offering.bank' : 'move.offering', { who, coins: given }),
  encounter: ({ kind }, { who }) => t('move.encounter', { who, person: personName(kind) }),
  encounters: untold,
  looks: untold,
  menu: untold,
  ate: ({ dish }, { who, at }) => t('move.ate', { who, at, dish: dishName(dish) }),
  hungry: (_event, { who, at }) => t('move.hungry', { who, at }),
  treat: untold,
  refused: (_event, { who }) => t('move.refused', { who }),
  declined: untold,
  discarded: untold,
  achievement: ({ achievement }, { who }) => {
    const kind = firstOf(achievement);
    return kind === undefined
      ? t('move.achievement', { who, achievement: nameOf('achievement', ACHIEVEMENTS[achievement] ?? '') })
      : t('move.first', { who, panorama: PANORAMAS[kind] ?? '' });
  },
  donors: untold,
  end: untold,
  die: ({ face }, { who }) => t('move.die', { who, face }),
  legend: ({ legend: card }, { who }) => t('move.legend', { who, legend: legendName(card) }),
  cherry: (_event, { who }) => t('move.cherry', { who }),
  bathhouse: (_event, { who }) => t('move.bathhouse', { who }),
  hiddenCard: ({ kind }, { who }) => t('move.hiddenCard', { who, kind }),
  // Told right after the card that everybody sees being taken.
  amulet: untold,
  calligraphy: untold,
  supply: untold,
  amuletUsed: ({ amulet: card }, { who }) => t('move.amuletUsed', { who, card: amuletName(card) }),
  waived: untold,
  calligraphyScored: untold,
  festivals: untold,
  festival: untold,
  doll: ({ token }, { who }) => t('move.doll', { who, token }),
  legendOffer: untold,
  sharedCalligraphy: ({ calligraphy: card }, { who }) =>
    t('move.sharedCalligraphy', { who, card: calligraphyName(card) }),
  haggled: ({ rounds, won }, { who }) => t('move.haggled', { who, rounds, won }),
};

/** The words of one step; null where it need not be told. */
export function sayStep(event: Event, at: StepTelling): string | null {
  const say = STEPS[event.type] as ((event: Event, at: StepTelling) => string | null) | undefined;
  return say?.(event, at) ?? null;
}
