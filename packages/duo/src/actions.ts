/** The verbs of Duo, and how their objects are written. */

import type { Verb } from '@tokaido/kernel';
import { describeAction, idVerb, NOTHING, numberVerb, parseAction, plainVerb, verbOf } from '@tokaido/kernel';
import { CHARACTERS, TILES, WARES } from './data/components.ts';
import { AREA_NAMES, STATION_NAMES, TOWN_NAMES } from './data/names.ts';

/** Where a Merchant who cannot move goes. */
export const STAY = TOWN_NAMES.length;
const MERCHANT_GOALS = [...TOWN_NAMES, 'stay'];

/** The most wares one may hold, and draw: with Robust. */
const MOST_WARES = 6;
const MOST_DRAWN = 5;

/** Wares by kind, three bits each, kimono highest. */
export function packWares(kimono: number, pottery: number, doll: number, fan: number): number {
  return (((kimono * 8 + pottery) * 8 + doll) * 8) | fan;
}
export function unpackWare(packed: number, ware: number): number {
  return (packed >> (3 * (WARES.length - 1 - ware))) & 7;
}

/** `keep 2 kimono 3 fan`, `keep -` */
const keep: Verb = {
  word: 'keep',
  object(value) {
    const words = WARES.map((ware, kind) => [unpackWare(value, kind), ware] as const).filter(([n]) => n > 0);
    const total = words.reduce((sum, [n]) => sum + n, 0);
    if (value >> 12 !== 0 || total > MOST_WARES) return undefined;
    return total === 0 ? NOTHING : words.flat().join(' ');
  },
  // Words that `object` would write otherwise are refused by `parseAction`.
  parse(words) {
    const count = (ware: string) => Number(words[words.indexOf(ware) - 1] ?? 0);
    return packWares(count('kimono'), count('pottery'), count('doll'), count('fan'));
  },
};

/** The object of `sell`: a ware, how many of it, and how many of those bring one coin more. */
export function sale(ware: number, count: number, crafty: number): number {
  return (ware << 6) | (count << 3) | crafty;
}
export function soldWare(object: number): number {
  return object >> 6;
}
export function soldCount(object: number): number {
  return (object >> 3) & 7;
}
export function soldCrafty(object: number): number {
  return object & 7;
}

/** `sell 3 pottery`, or `sell 3 pottery crafty 2` for one coin more for two of them. */
const sell: Verb = {
  word: 'sell',
  object(value) {
    const ware = WARES[soldWare(value)];
    const count = soldCount(value);
    const crafty = soldCrafty(value);
    if (ware === undefined || count < 1 || count > MOST_WARES || crafty > count) return undefined;
    return crafty === 0 ? `${count} ${ware}` : `${count} ${ware} crafty ${crafty}`;
  },
  parse([count, ware, , crafty = 0]) {
    const kind = WARES.findIndex((name) => name === ware);
    return sale(kind, Number(count), Number(crafty));
  },
};

const MOVERS = [STATION_NAMES, TOWN_NAMES, AREA_NAMES];
const PLACE_BITS = 8;

/** The object of `again`: a character and where it goes. */
export function journey(character: number, to: number): number {
  return (character << PLACE_BITS) | to;
}
export function characterOf(object: number): number {
  return object >> PLACE_BITS;
}
export function goalOf(object: number): number {
  return object & ((1 << PLACE_BITS) - 1);
}

/** `again c2`: the letter of the place tells the character. */
const again: Verb = {
  word: 'again',
  object: (value) => MOVERS[characterOf(value)]?.[goalOf(value)],
  parse([place]) {
    const character = MOVERS.findIndex((names) => names.includes(place));
    if (character < 0) return null;
    return journey(character, MOVERS[character].indexOf(place));
  },
};

/** All verbs. The number of a verb is its place; those of the moves are 1 + the character's. */
const VERBS: readonly Verb[] = [
  plainVerb('pass'),
  idVerb('pilgrim', () => STATION_NAMES),
  idVerb('merchant', () => MERCHANT_GOALS),
  idVerb('artist', () => AREA_NAMES),
  again,
  plainVerb('visit'),
  idVerb('wave', () => CHARACTERS),
  numberVerb('draw', 1, MOST_DRAWN),
  keep,
  sell,
  idVerb('return', () => WARES),
  numberVerb('paint', 1, TILES),
  plainVerb('gift'),
];

export const PASS = 0;
export const MOVE = 1;
export const AGAIN = 4;
export const VISIT = 5;
export const WAVE = 6;
export const DRAW = 7;
export const KEEP = 8;
export const SELL = 9;
export const RETURN = 10;
export const PAINT = 11;
export const GIFT = 12;

/** The character that an action of the kind `pilgrim s05` moves, or −1. */
export function moverOf(action: number): number {
  const character = verbOf(action) - MOVE;
  return character < CHARACTERS.length ? character : -1;
}

export function describe(action: number): string {
  return describeAction(VERBS, action);
}
export function parse(text: string): number | null {
  return parseAction(VERBS, text);
}
