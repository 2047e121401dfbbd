/** A lesson for each box. */

import type { Lesson } from '../lesson.ts';
import { stop } from './parts.ts';

const crossroads: Lesson = {
  id: 'crossroads',
  game: 'tokaido',
  options: 'boxes=crossroads variations=initiation',
  seats: 3,
  seed: 13,
  before: [],
  others: [
    '1 travel 9',
    '1 option offering',
    '1 give 1',
    '2 travel 11',
    '2 option panorama-sea',
    '1 travel 12',
    '1 option cherry-tree',
  ],
  steps: [
    { take: ['travel 4'], at: stop(4), rule: 'crossroads' },
    { take: ['option cherry-tree'], rule: 'cherry-trees' },
    { take: ['travel 5'], at: stop(5), rule: 'bathhouses' },
    { take: ['option bathhouse'], rule: 'bathhouses' },
    { take: ['travel 7'], at: stop(7), rule: 'gaming-room' },
    { take: ['option gaming-room', 'option wages'], rule: 'gaming-room' },
  ],
  seconds: 120,
};

const matsuri: Lesson = {
  id: 'matsuri',
  game: 'tokaido',
  options: 'boxes=crossroads,matsuri variations=initiation',
  seats: 3,
  seed: 15,
  before: [
    'travel 11',
    'option panorama-sea',
    'travel 12',
    'option panorama-mountain',
    'travel 13',
    'option hot-spring',
  ],
  others: [
    '2 travel 14',
    '2 eat -',
    '1 travel 14',
    '1 eat -',
    '1 travel 19',
    '1 option panorama-mountain',
    '2 travel 24',
    '2 option panorama-sea',
  ],
  steps: [
    { take: ['travel 14'], at: stop(14), rule: 'festivals' },
    { take: ['eat *'], rule: 'inns' },
    { take: ['festival o-hanami'], rule: 'festivals' },
    { take: ['travel 18'], at: stop(18), rule: 'festival-o-hanami' },
    { take: ['option *'], rule: 'festival-o-hanami' },
  ],
  seconds: 120,
};

const newEncounters: Lesson = {
  id: 'new-encounters',
  game: 'tokaido',
  options: 'boxes=new-encounters variations=initiation',
  seats: 3,
  seed: 140,
  before: [],
  others: [],
  steps: [
    { take: ['travel 3'], at: stop(3), rule: 'new-encounters' },
    { take: ['pay yes'], rule: 'encounter-takuhatsuso' },
  ],
  seconds: 45,
};

const promoTravelers: Lesson = {
  id: 'promo-travelers',
  game: 'tokaido',
  options: 'boxes=promo-travelers',
  seats: 3,
  seed: 49,
  before: [],
  others: ['1 choose hiroshige', '2 choose satsuki'],
  steps: [
    { take: ['choose naiade'], rule: 'promo-travelers' },
    { take: ['travel 4'], at: stop(4), rule: 'traveler-naiade' },
  ],
  seconds: 45,
};

export const BOX_LESSONS: readonly Lesson[] = [crossroads, matsuri, newEncounters, promoTravelers];
