/**
 * The lines of the road's first times: each with the topic of the rules that says more. Its words are `first.<id>`.
 * A traveler's power and a card explain themselves with the words that they have anyway.
 */

import '@tokaido/words/locales/en/first';
import type { Key } from '@tokaido/words';
import { nameOf, t } from '@tokaido/words';
import type { Topic } from '../../table/first-lines/topic.ts';
import { ruleAddress } from '../rule-links.ts';

/** By the part of the game that they are about. */
export const LINES = {
  'stop.inn': 'inns',
  'stop.shop': 'shop',
  'stop.farm': 'farm',
  'stop.temple': 'temple',
  'stop.encounter': 'encounters',
  'stop.hot-spring': 'hot-springs',
  'stop.panorama': 'panoramas',
  'decision.choose': 'travelers',
  'decision.travel': 'turns',
  'decision.option': 'crossroads',
  'decision.buy': 'shop',
  'decision.give': 'temple',
  'decision.eat': 'inns',
  'decision.panorama': 'panoramas',
  'decision.amulet': 'amulets',
  'decision.calligraphy': 'calligraphy',
  'decision.legend': 'legendary-objects',
  'decision.festival': 'festivals',
  'decision.pledge': 'amulets',
  'decision.discount': 'shop',
  'decision.luck': 'variation-good-luck',
  'option.amulet': 'amulets',
  'option.calligraphy': 'calligraphy',
  'option.legendary-object': 'legendary-objects',
  'moment.line': 'setup',
  'moment.again': 'turns',
  'moment.taken': 'places',
  'moment.double': 'places',
  'moment.neutral': 'two-players',
  'moment.all-arrived': 'inns',
  'moment.hungry': 'inns',
  'moment.panorama': 'panoramas',
  'moment.purse': 'coins',
  'moment.points': 'scoring',
  'moment.last-leg': 'achievements',
  'moment.donors': 'temple',
  'moment.end': 'end',
  'moment.festival': 'festivals',
  'card.souvenir': 'shop',
  'card.spring': 'hot-springs',
  'card.encounter': 'encounters',
  'card.meal': 'inns',
  'card.panorama': 'panoramas',
  'card.die': 'gaming-room',
  'card.amulet-used': 'amulets',
  'card.calligraphy-scored': 'calligraphy',
} as const;
export type LineId = keyof typeof LINES;

export const isLine = (id: string): id is LineId => Object.hasOwn(LINES, id);

export function line(id: LineId): Topic {
  return { id, rule: `/rules/${LINES[id]}`, words: () => t(`first.${id}` as Key) };
}

/** `Hiroshige, your traveler: …` */
export function power(traveler: string): Topic {
  return {
    id: `traveler.${traveler}`,
    rule: ruleAddress('traveler', traveler),
    words: () =>
      t('first.power', {
        name: nameOf('traveler', traveler),
        power: nameOf('traveler', `${traveler}.power`),
      }),
  };
}

/** A card or an option by what it does. */
export function card(kind: string, id: string): Topic {
  return {
    id: `${kind}.${id}`,
    rule: ruleAddress(kind, id),
    words: () => t('first.card', { name: nameOf(kind, id), does: nameOf(kind, `${id}.does`) }),
  };
}
