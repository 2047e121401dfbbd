/** Where a power is told of: no rule asks it, so nothing but this test would miss it. */

import { expect, test } from 'vitest';
import './game.ts';
import type { Moments } from './moments.ts';
import { TRAVELERS } from './moments.ts';

const [NOBODY, ...travelers] = TRAVELERS;

/** Where a traveler is felt who has something of their own to say at a moment. */
const STOPS: Partial<Record<keyof Moments, readonly string[]>> = {
  leavesFirst: ['inn', 'leave'],
  wages: ['farm'],
  rerolls: ['farm', 'roll'],
  afterBath: ['hot-spring'],
  beforeEncounter: ['encounter'],
  encounterDraw: ['encounter', 'keep'],
  offeringPoints: ['temple', 'give'],
  afterTemple: ['temple', 'give'],
  souvenirsNeed: ['shop', 'buy'],
  souvenirsCost: ['shop', 'buy'],
  collects: ['shop', 'collect'],
  haggle: ['shop', 'buy', 'legend', 'amulet', 'eat', 'treat'],
  section: ['panorama-paddy', 'panorama-mountain', 'panorama-sea', 'panorama'],
  arriveAtInn: ['inn'],
  onAnyArrival: ['inn'],
  mealPrice: ['inn', 'eat', 'treat'],
  afterMeal: ['inn', 'eat'],
};

/** Where cards that boxes sell are bought. */
const SOLD: Readonly<Record<string, readonly string[]>> = {
  legend: ['shop', 'legend'],
  amulet: ['temple', 'amulet'],
};

/** Moments at a stop which may be any. */
const SOMEWHERE: readonly (keyof Moments)[] = ['onStop', 'onAnyStop', 'coinsAtStop', 'bothOptions'];

test('a power is felt where its moments are', () => {
  for (const traveler of travelers) {
    const own = (moment: keyof Moments) => traveler[moment] !== NOBODY[moment];
    for (const [moment, where] of Object.entries(STOPS)) {
      if (own(moment as keyof Moments)) {
        expect(traveler.feltAt, `${traveler.id}: ${moment}`).toEqual(expect.arrayContaining([...where]));
      }
    }
    for (const [kind, where] of Object.entries(SOLD)) {
      if (traveler.cardPrice(kind, 3) !== 3) {
        expect(traveler.feltAt, `${traveler.id}: ${kind}`).toEqual(expect.arrayContaining([...where]));
      }
    }
    if (SOMEWHERE.some(own)) expect(traveler.feltAt, traveler.id).not.toEqual([]);
  }
});

test('who has no tile has no power to feel', () => expect(NOBODY.feltAt).toEqual([]));

test('all travelers have one object shape, for speed: the same keys in the same order', () => {
  const keys = Object.keys(TRAVELERS[0]);
  for (const traveler of TRAVELERS) expect(Object.keys(traveler), traveler.id).toEqual(keys);
});
