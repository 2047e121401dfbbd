/** Every action of Duo in words for people: one entry for each verb, found by its word. */

import type { State } from '@tokaido/duo';
import { AREA_NAMES, CHARACTERS, STATION_NAMES, TOWN_NAMES, WAVES } from '@tokaido/duo';
import { capital } from '../../sentences.ts';
import type { Phrase, Seen } from '../face.ts';
import { wordsOf } from '../face.ts';
import type { Tint } from '../ink.ts';
import { ARTIST, boutique, MERCHANT, PILGRIM, placeName } from './places.ts';

type Say = (objects: readonly string[], seen: Seen<State>) => Phrase;

const GLYPHS: readonly (readonly [string, Tint])[] = [
  ['☸', 'cyan'],
  ['⌂', 'yellow'],
  ['✎', 'magenta'],
];
const PLACES = [STATION_NAMES, TOWN_NAMES, AREA_NAMES];

const PHRASES: Readonly<Record<string, Say>> = {
  pilgrim: ([place], seen) => move(seen, PILGRIM, place),
  merchant: ([place], seen) =>
    place === 'stay' ? { name: 'Merchant: stay, every way is closed' } : move(seen, MERCHANT, place),
  artist: ([place], seen) => move(seen, ARTIST, place),
  again([place], seen) {
    const character = PLACES.findIndex((names) => names.includes(place));
    const once = move(seen, character, place);
    return { ...once, name: `Once more, ${once.name}` };
  },
  pass: (_, { pending }) => ({
    name: pending.decision === 'again' ? 'Keep the hot spring token' : 'Do nothing',
  }),
  visit: () => ({ name: 'Use the station', short: 'use it' }),
  wave: ([character], seen) => {
    const number = (CHARACTERS as readonly string[]).indexOf(character);
    const sides = seen.view.table.waveSides as readonly number[];
    const side = WAVES[number]?.[sides[number]] ?? 'tile';
    return {
      name: `Take the ${character}'s wave (${side})`,
      short: `wave of the ${character}`,
      note: EFFECTS[side] ?? '',
    };
  },
  draw: ([count]) => ({ name: `Draw ${count} wares`, short: `draw ${count} wares` }),
  keep: (objects) => ({ name: `Keep ${objects.join(' ')}` }),
  sell: ([count, ware, crafty]) => ({
    name: `Sell ${count} ${ware}${crafty === undefined ? '' : ', a coin more each'}`,
    short: `sell ${count} ${ware}${crafty === undefined ? '' : ' +'}`,
  }),
  return: ([ware]) => ({ name: `Give back a ${ware}` }),
  paint: ([count]) => ({ name: `Paint ${count}`, short: `paint ${count}` }),
  gift: () => ({ name: 'Give the first painting away', short: 'gift' }),
};

/** What the side of a wave tile allows. */
const EFFECTS: Readonly<Record<string, string>> = {
  tranquil: 'the Pilgrim may go a step less',
  hasty: 'the Pilgrim may go a step more',
  crafty: 'each ware sold may bring a coin more',
  robust: 'room for a sixth ware, and one more drawn',
  proficient: 'one painting more at a time',
  inspired: 'gifts for every area on the way',
};

export function phrase(seen: Seen<State>, words: string): Phrase {
  const [verb, objects] = wordsOf(words);
  return PHRASES[verb]?.(objects, seen) ?? { name: capital(words) };
}

/** All verbs that have words. */
export const SPOKEN_VERBS: readonly string[] = Object.keys(PHRASES);

function move({ s, view }: Seen<State>, character: number, place: string): Phrase {
  const to = PLACES[character]?.indexOf(place) ?? -1;
  const [glyph, tint] = GLYPHS[character] ?? ['·', 'white'];
  const name = `${capital(CHARACTERS[character] ?? '')} to ${placeName(s, character, to)}`;
  if (character === ARTIST) return { name, glyph, tint };
  const town = character === MERCHANT ? to : (s.island.townAt[to] ?? -1);
  const note = town < 0 ? '' : boutique(s, view.table.boutiques as readonly number[], town);
  return note === '' ? { name, glyph, tint } : { name, glyph, tint, note };
}
