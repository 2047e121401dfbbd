/** What happens in a turn, in words: one entry for each type of event, found by its type. */

import type { Event } from '@tokaido/tokaido';
import { plainWords } from '../journal.ts';
import { coinWords, listed } from '../sentences.ts';
import { achievementName, dishName, encounterName, panoramaName, souvenirName, spaceName } from './names.ts';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Words for an event, said of the traveler whose turn it is; null where nothing need be said. */
type Words = { readonly [T in Event['type']]?: (event: Told<T>) => string | null };

const WORDS: Words = {
  travel: ({ to }) =>
    spaceName(to) === 'inn' ? `reaches the inn (${to})` : `travels to the ${spaceName(to)} (${to})`,
  coins({ coins, from }) {
    // What was paid is told with what it bought.
    if (coins <= 0) return null;
    return from === 'farm' ? `earns ${coinWords(coins)}` : `gets ${coinWords(coins)} (${from})`;
  },
  // Points stand at the end of the line.
  points: () => null,
  panorama: ({ kind, section }) => `adds section ${section} of the ${panoramaName(kind)}`,
  spring: () => 'takes a bath',
  offer: ({ souvenirs }) => `is offered ${listed(souvenirs.map(souvenirName))}`,
  bought: ({ souvenirs, paid }) =>
    souvenirs.length === 0
      ? 'buys nothing'
      : `buys ${listed(souvenirs.map(souvenirName))} for ${coinWords(paid)}`,
  souvenir: ({ souvenir }) => `receives ${souvenirName(souvenir)}`,
  offering: ({ coins, bank }) =>
    bank ? `the bank gives ${coinWords(coins)} in this name` : `gives ${coinWords(coins)}`,
  encounter: ({ kind }) => `meets ${encounterName(kind)}`,
  encounters: ({ kinds }) => `has the choice of ${listed(kinds.map(encounterName))}`,
  looks: ({ cards }) => `sees a menu of ${cards}`,
  menu: ({ dishes }) => `finds ${listed(dishes.map(dishName))}`,
  ate: ({ dish, paid }) => `eats ${dishName(dish)} ${paid === 0 ? 'for nothing' : `for ${coinWords(paid)}`}`,
  hungry: () => 'eats nothing',
  treat: ({ dish }) => `is offered ${dishName(dish)} for nothing`,
  refused: () => 'refuses the gift',
  discarded: ({ cards }) => `${cards} of the menu goes under the deck`,
  option: () => null,
  supply: () => null,
  cherry: () => 'admires a cherry tree',
  bathhouse: () => 'visits the bathhouse',
  die: ({ face }) => `rolls ${face === 0 ? 'nothing' : face}`,
  hiddenCard: ({ kind }) => `takes a face-down card (${kind})`,
  achievement: ({ achievement }) => `earns an achievement (${achievementName(achievement)})`,
};

/** Falls back to the bare event, so that a new event is told, if not well, before it has words. */
export function words(event: Event): string | null {
  const say = WORDS[event.type] as ((event: Event) => string | null) | undefined;
  return say === undefined ? plainWords(event) : say(event);
}
