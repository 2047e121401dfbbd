/** The six lessons of the base game. */

import type { Lesson } from '../lesson.ts';
import { PAINTINGS, stop } from './parts.ts';

/** Nobody has a power yet, and everybody has seven coins. */
const PLAIN = 'variations=initiation';

const walk: Lesson = {
  id: 'walk',
  game: 'tokaido',
  options: PLAIN,
  seats: 3,
  seed: 2,
  before: [],
  others: ['1 travel 7', '2 travel 9', '2 give 1', '1 travel 10', '2 travel 12'],
  steps: [
    { take: ['travel 5'], at: stop(5), rule: 'road' },
    { take: ['travel 6'], at: stop(6), rule: 'turns' },
    { take: ['travel 11'], at: stop(11), rule: 'turns' },
  ],
  seconds: 60,
};

const panorama: Lesson = {
  id: 'panorama',
  game: 'tokaido',
  options: PLAIN,
  seats: 3,
  seed: 2,
  // Two sections of the mountain are painted on the first leg.
  before: [
    'travel 6',
    'travel 7',
    'travel 8',
    'buy -',
    'travel 12',
    'travel 13',
    'travel 11',
    'travel 14',
    'eat -',
    'travel 14',
    'eat -',
    'travel 14',
    'eat -',
    'travel 26',
  ],
  others: ['2 travel 24'],
  steps: [
    { take: ['travel 15'], at: stop(15), ring: PAINTINGS, rule: 'panoramas' },
    { take: ['travel 19'], at: stop(19), ring: PAINTINGS, rule: 'panoramas' },
    { take: ['travel 23'], at: stop(23), ring: PAINTINGS, rule: 'achievements' },
  ],
  seconds: 75,
};

const shop: Lesson = {
  id: 'shop',
  game: 'tokaido',
  options: PLAIN,
  seats: 3,
  seed: 60,
  before: [],
  others: ['2 travel 9', '2 give 1', '1 travel 11'],
  steps: [
    { take: ['travel 1'], at: stop(1), rule: 'shop' },
    { take: ['buy gofu kamaboko', 'buy hashi kamaboko'], rule: 'shop' },
    { take: ['travel 8'], at: stop(8), rule: 'shop' },
    { take: ['buy jubako', 'buy shikki'], rule: 'shop' },
  ],
  seconds: 90,
};

const temple: Lesson = {
  id: 'temple',
  game: 'tokaido',
  options: PLAIN,
  seats: 3,
  seed: 2,
  before: [],
  others: ['1 travel 10', '2 travel 11', '1 travel 14', '1 eat udon', '2 travel 14', '2 eat misoshiru'],
  steps: [
    { take: ['travel 9'], at: stop(9), rule: 'temple' },
    { take: ['give 2'], rule: 'temple' },
    { take: ['travel 14'], at: stop(14), rule: 'inns' },
    { take: ['eat soba', 'eat tofu'], rule: 'inns' },
  ],
  seconds: 90,
};

const traveler: Lesson = {
  id: 'traveler',
  game: 'tokaido',
  options: '',
  seats: 3,
  seed: 54,
  before: [],
  others: ['1 choose mitsukuni', '2 choose chuubei', '2 travel 7', '1 travel 12'],
  steps: [
    { take: ['choose umegae'], rule: 'travelers' },
    { take: ['travel 3'], at: stop(3), rule: 'encounters' },
    { take: ['travel 10'], at: stop(10), rule: 'traveler-umegae' },
  ],
  seconds: 60,
};

const leg: Lesson = {
  id: 'leg',
  game: 'tokaido',
  options: PLAIN,
  seats: 4,
  seed: 3,
  before: [],
  others: ['1 travel 6', '2 travel 9', '2 give 1', '3 travel 11'],
  steps: [
    { take: ['travel 5'], at: stop(5), rule: 'hot-springs' },
    { take: ['travel 7'], at: stop(7), rule: 'farm' },
    { take: ['*'], until: 'travel 14', rule: 'turns' },
    { take: ['*'], rule: 'inns' },
  ],
  coach: true,
  seconds: 90,
};

export const BASE_LESSONS: readonly Lesson[] = [walk, panorama, shop, temple, traveler, leg];
