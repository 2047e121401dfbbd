/** The verbs of Duo, and how their objects are written. */

import type { Verb } from '@tokaido/kernel';
import { describeAction, idVerb, numberVerb, parseAction, plainVerb, verbOf } from '@tokaido/kernel';
import { CHARACTERS, TILES, WARES } from './data/components.ts';
import { AREA_NAMES, STATION_NAMES, TOWN_NAMES } from './data/names.ts';

function numberUpTo(word: string, most: number): number | null {
  return /^[1-9]\d?$/.test(word) && Number(word) <= most ? Number(word) : null;
}

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

/** `keep 2 kimono 3 fan` */
const keep: Verb = {
  word: 'keep',
  object(value) {
    const words = WARES.map((ware, kind) => [unpackWare(value, kind), ware] as const).filter(([n]) => n > 0);
    const total = words.reduce((sum, [n]) => sum + n, 0);
    return value >> 12 === 0 && total >= 1 && total <= MOST_WARES ? words.flat().join(' ') : undefined;
  },
  parse(words) {
    const counts = WARES.map(() => 0);
    for (let i = 0; i < words.length; i += 2) {
      const n = numberUpTo(words[i], MOST_WARES);
      const kind = WARES.findIndex((ware) => ware === words[i + 1]);
      if (n === null || kind < 0) return null;
      counts[kind] = n;
    }
    return packWares(counts[0], counts[1], counts[2], counts[3]);
  },
};

/** `sell 2 pottery`, or `sell 2 pottery crafty` for one coin more each. */
const sell: Verb = {
  word: 'sell',
  object(value) {
    const ware = WARES[value >> 4];
    const count = (value >> 1) & 7;
    if (ware === undefined || count < 1 || count > MOST_WARES) return undefined;
    return `${count} ${ware}${value & 1 ? ' crafty' : ''}`;
  },
  parse([count = '', ware, crafty, ...rest]) {
    const n = numberUpTo(count, MOST_WARES);
    const kind = WARES.findIndex((name) => name === ware);
    if (n === null || kind < 0 || rest.length > 0 || (crafty ?? 'crafty') !== 'crafty') return null;
    return sale(kind, n, crafty === undefined ? 0 : 1);
  },
};

export function sale(ware: number, count: number, crafty: number): number {
  return (ware << 4) | (count << 1) | crafty;
}

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
  parse([place, ...rest]) {
    const character = MOVERS.findIndex((names) => names.includes(place));
    if (character < 0 || rest.length > 0) return null;
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
  return character >= 0 && character < CHARACTERS.length ? character : -1;
}

export function describe(action: number): string {
  return describeAction(VERBS, action);
}
export function parse(text: string): number | null {
  return parseAction(VERBS, text);
}
