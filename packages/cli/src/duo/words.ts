/** What happens in a game of Duo, in words: one entry for each type of event, found by its type. */

import type { Event } from '@tokaido/duo';
import {
  AREA_NAMES,
  CHARACTERS,
  ICONS,
  STATION_NAMES,
  TOWN_NAMES,
  TRIGGERS,
  WARES,
  WAVES,
} from '@tokaido/duo';
import { plainWords } from '../journal.ts';
import { coinWords, listed } from '../sentences.ts';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Words for an event, said of the player who acts. */
type Words = { readonly [T in Event['type']]?: (event: Told<T>) => string | null };

const PLACES: readonly (readonly string[])[] = [STATION_NAMES, TOWN_NAMES, AREA_NAMES];

const WORDS: Words = {
  die: ({ character, value }) => `takes the ${value} for the ${CHARACTERS[character]}`,
  moved: ({ character, from, to }) =>
    from === to ? 'stays' : `goes to ${PLACES[character]?.[to] ?? `place ${to}`}`,
  blocked: () => 'cannot move',
  temple: ({ slot }) => `moves the temple peg to ${slot}`,
  garden: ({ slot }) => `moves the garden peg to ${slot}`,
  coins: ({ coins }) => (coins > 0 ? `gets ${coinWords(coins)}` : null),
  slab: ({ slabs }) => `has ${slabs} gold`,
  'spring-taken': () => 'takes the Hot Spring',
  'spring-spent': () => 'spends the Hot Spring',
  'wave-taken': ({ character }) => `takes the wave of the ${CHARACTERS[character]}`,
  drew: ({ wares }) => `draws ${listed(wares.map((ware) => WARES[ware]))}`,
  returned: ({ wares }) => `returns ${counted(wares)}`,
  sold: ({ ware, count }) => `sells ${count} ${WARES[ware]}`,
  painted: ({ icons }) => `paints ${listed(icons.map((icon) => ICONS[icon]))}`,
  gifted: ({ icon, gifts }) => `gives a ${ICONS[icon]} away (${gifts} so far)`,
  'last-turn': ({ trigger }) => `brings the last turn (${TRIGGERS[trigger]})`,
};

function counted(wares: readonly number[]): string {
  return listed(wares.flatMap((count, ware) => (count > 0 ? [`${count} ${WARES[ware]}`] : [])));
}

export function words(event: Event): string | null {
  const say = WORDS[event.type] as ((event: Event) => string | null) | undefined;
  return say === undefined ? plainWords(event) : say(event);
}

/** The sides of the wave tiles, by character. */
export function waveWords(sides: readonly number[]): string {
  return listed(sides.map((side, character) => WAVES[character]?.[side] ?? `side ${side}`));
}
