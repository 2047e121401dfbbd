/** Travelers and festivals name all stops and decisions at which they are felt, and no others: found by playing. */

import type { FastChance } from '@tokaido/kernel';
import { afterAll, expect, test } from 'vitest';
import { BOXES, DECISION_OWNERS, PANORAMA_LENGTHS, tokaido } from '../src/index.ts';
import { inMatsuri } from '../src/matsuri/state.ts';
import { TRAVELERS, traveler } from '../src/moments.ts';
import type { State } from '../src/state.ts';
import { SEAT_AT } from '../src/state.ts';
import type { Felt, Looking } from './felt-at.ts';
import { feel, SEAT } from './felt-at.ts';

const SEED = Number(process.env['SEED'] ?? 20261115);
const PURSE = 10;
/** Without the New Encounters: what they bring is told with them, whoever's power it concerns. */
const TABLE = { boxes: ['crossroads', 'matsuri', 'promo-travelers'], seed: SEED, games: [12, 300] } as const;

/** A tile without a power, of each gender: festivals tell them apart. */
const PLAIN = TRAVELERS.length;
const GENDERS = ['feminine', 'masculine'];
TRAVELERS.push(traveler({ id: 'plain-woman', coins: 0, gender: 'feminine', feltAt: [] }));
TRAVELERS.push(traveler({ id: 'plain-man', coins: 0, gender: 'masculine', feltAt: [] }));
afterAll(() => {
  TRAVELERS.length = PLAIN;
});

/** What everybody is asked at one time or another. */
const usual = feel({
  ...TABLE,
  tile: 'kinko',
  prepare(s) {
    s.all[SEAT].traveler = PLAIN;
  },
  without() {},
  isAll: () => true,
}).asked;

/** Asked only while coins are pledged to the temple, which random play hardly ever comes to; see `devotion.test.ts`. */
const PLEDGED = 'discount';

/** What is named, and was not felt anywhere. */
function unfelt(id: string, feltAt: readonly string[], { here, asked }: Felt): string[] {
  const own = [...asked].filter(([decision]) => !usual.has(decision)).flat();
  return feltAt.filter(
    (name) =>
      !here.has(name) && !own.includes(name) && DECISION_OWNERS.get(name)?.id !== id && name !== PLEDGED,
  );
}

type Change = Pick<Looking, 'tile' | 'prepare' | 'without'>;

function expectFelt(id: string, feltAt: readonly string[], change: Change): void {
  const felt = feel({ ...TABLE, ...change, isAll: (found) => unfelt(id, feltAt, found).length === 0 });
  const unnamed = [...felt.here].filter((name) => !feltAt.includes(name));
  expect(unnamed, 'felt there, and not named').toEqual([]);
  expect(unfelt(id, feltAt, felt), 'named, and not felt there').toEqual([]);
}

/**
 * A purse and panoramas that random play seldom has. All panorama achievements are taken: what one brings is told
 * with it.
 */
function equip(s: State, rng: FastChance): void {
  s.achieved = 0b111;
  s.all[SEAT].coins = rng.below(PURSE);
  if (tokaido.pending(s)?.decision !== 'travel') return;
  const at = SEAT_AT.panoramas + SEAT * SEAT_AT.stride;
  for (const [i, length] of PANORAMA_LENGTHS.entries()) {
    s.m[at + i] = rng.below(2) === 0 ? length : rng.below(length);
  }
}

const tiles = TRAVELERS.slice(1, PLAIN).map(({ id }, i) => [id, i + 1] as const);

test.each(tiles)(`[structure.felt-at] %s, seed ${SEED}`, (tile, number) => {
  const { feltAt, gender } = TRAVELERS[number];
  expectFelt(tile, feltAt, {
    tile,
    prepare: equip,
    without(s) {
      s.all[SEAT].traveler = PLAIN + GENDERS.indexOf(gender);
    },
  });
});

const matsuri = BOXES.get('matsuri');
const festivals = (matsuri?.cards['festival'] ?? []).map((id, card) => [id, card] as const);

test.each(festivals)(`[structure.felt-at] %s, seed ${SEED}`, (id, card) => {
  expectFelt(id, matsuri?.feltAt?.[id] ?? [], {
    // He pays for meals from the menu and beside it.
    tile: 'eriku',
    prepare(s, rng) {
      equip(s, rng);
      inMatsuri(s).festivals = 1 << card;
    },
    without(s) {
      inMatsuri(s).festivals = 0;
    },
  });
});
