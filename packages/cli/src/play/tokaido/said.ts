/** What happens to a traveler, in words: what the journal of records does not say, or says otherwise. */

import type { Event } from '@tokaido/tokaido';
import { BOXES } from '@tokaido/tokaido';
import { coinWords } from '../../sentences.ts';
import { dishName, panoramaName, spaceName } from '../../tokaido/names.ts';
import { words } from '../../tokaido/words.ts';
import { AMULETS, CALLIGRAPHY, LEGENDS, named } from './cards.ts';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Words = { readonly [T in Event['type']]?: (event: Told<T>) => string | null };

/** The id of a card by its number in its box. */
export function cardId(box: string, kind: string, card: number): string {
  return BOXES.get(box)?.cards[kind]?.[card] ?? `number ${card}`;
}
const legendName = (card: number) => named(LEGENDS, cardId('crossroads', 'legend', card)).name;
const amuletName = (card: number) => named(AMULETS, cardId('crossroads', 'amulet', card)).name;
const scrollName = (card: number) => named(CALLIGRAPHY, cardId('crossroads', 'calligraphy', card)).name;

/** What the person sees on the screen anyway. */
const onScreen = () => null;

const WORDS: Words = {
  tiles: onScreen,
  looks: onScreen,
  menu: onScreen,
  encounters: onScreen,
  option: onScreen,
  supply: onScreen,
  festivals: onScreen,
  travel: ({ to }) => (spaceName(to) === 'inn' ? 'reaches the inn' : `goes to the ${spaceName(to)}`),
  // What was paid is told with what it bought.
  coins: ({ coins, from }) =>
    coins <= 0 ? null : `${from === 'farm' ? 'earns' : 'gets'} ${coinWords(coins)}`,
  panorama: ({ kind, section }) => `paints section ${section} of the ${panoramaName(kind)}`,
  treat: ({ dish }) => `is offered ${dishName(dish)}`,
  refused: () => 'declines it',
  legend: ({ legend, paid }) => `buys ${legendName(legend)} for ${coinWords(paid)}`,
  legendOffer: ({ legend }) => `sees ${legendName(legend)}`,
  hiddenCard: ({ kind }) => `takes ${kind === 'amulet' ? 'an amulet' : 'a calligraphy'} face down`,
  amulet: ({ amulet }) => `takes the amulet ${amuletName(amulet)}`,
  calligraphy: ({ calligraphy }) => `takes the calligraphy ${scrollName(calligraphy)}`,
  amuletUsed: ({ amulet }) => `uses the amulet ${amuletName(amulet)}`,
  calligraphyScored: ({ calligraphy, points }) => `${scrollName(calligraphy)} scores ${points}`,
  sharedCalligraphy: ({ calligraphy }) => `lays open ${scrollName(calligraphy)} for all`,
  doll: ({ token }) => `receives a ${token}`,
  leavesFirst: () => 'leaves first',
  haggled: ({ won, rounds }) => `wins ${won} of ${rounds} rounds`,
};

export function said(event: Event): string | null {
  const say = WORDS[event.type] as ((event: Event) => string | null) | undefined;
  return say === undefined ? words(event) : say(event);
}
