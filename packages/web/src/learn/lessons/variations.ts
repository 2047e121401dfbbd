/** A lesson for each variation. */

import type { Lesson } from '../lesson.ts';
import { COINS, stop } from './parts.ts';

const initiation: Lesson = {
  id: 'initiation',
  game: 'tokaido',
  options: 'variations=initiation',
  seats: 3,
  seed: 13,
  before: [],
  others: [],
  steps: [
    { at: COINS, rule: 'variation-initiation' },
    { take: ['travel 5'], at: stop(5), rule: 'variation-initiation' },
  ],
  seconds: 30,
};

const returnTrip: Lesson = {
  id: 'return-trip',
  game: 'tokaido',
  options: 'variations=initiation,return-trip',
  seats: 3,
  seed: 2,
  before: [],
  others: ['1 travel 48', '2 travel 47'],
  // Stops keep their printed numbers, and count from Edo here.
  steps: [
    { take: ['travel 51'], at: stop(54 - 51), rule: 'variation-return-trip' },
    { take: ['travel 50'], at: stop(54 - 50), rule: 'variation-return-trip' },
  ],
  seconds: 45,
};

const gastronomy: Lesson = {
  id: 'gastronomy',
  game: 'tokaido',
  options: 'variations=initiation,gastronomy',
  seats: 3,
  seed: 24,
  before: ['travel 14', 'eat misoshiru', 'travel 14', 'eat soba'],
  others: [],
  steps: [
    { take: ['travel 14'], at: stop(14), rule: 'variation-gastronomy' },
    { take: ['eat tofu'], rule: 'variation-gastronomy' },
  ],
  seconds: 45,
};

const preparations: Lesson = {
  id: 'preparations',
  game: 'tokaido',
  options: 'variations=initiation,preparations',
  seats: 4,
  seed: 1,
  before: ['travel 4', 'travel 6', 'travel 7'],
  others: [],
  steps: [
    { at: COINS, rule: 'variation-preparations' },
    { take: ['travel 5'], at: stop(5), rule: 'variation-preparations' },
  ],
  seconds: 30,
};

const goodLuck: Lesson = {
  id: 'good-luck',
  game: 'tokaido',
  options: 'boxes=crossroads variations=initiation,good-luck',
  seats: 3,
  seed: 13,
  before: [],
  others: ['1 luck no', '2 luck yes'],
  steps: [{ take: ['luck yes'], rule: 'variation-good-luck' }, { rule: 'amulets' }],
  seconds: 45,
};

const rareAndPrecious: Lesson = {
  id: 'rare-and-precious',
  game: 'tokaido',
  options: 'boxes=crossroads variations=initiation,rare-and-precious',
  seats: 3,
  seed: 2,
  before: [],
  others: [],
  steps: [
    { take: ['travel 2'], at: stop(2), rule: 'variation-rare-and-precious' },
    { take: ['option amulet'], rule: 'amulets' },
    { take: ['amulet *'], rule: 'variation-rare-and-precious' },
  ],
  seconds: 60,
};

export const VARIATION_LESSONS: readonly Lesson[] = [
  initiation,
  returnTrip,
  gastronomy,
  preparations,
  goodLuck,
  rareAndPrecious,
];
