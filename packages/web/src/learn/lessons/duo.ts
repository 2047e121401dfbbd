/** The three lessons of Duo. */

import type { Lesson } from '../lesson.ts';
import { beforeTheEnd } from './duo-game.ts';
import { place } from './parts.ts';

const PILGRIM = 0;
const MERCHANT = 1;
const ARTIST = 2;

const dice: Lesson = {
  id: 'duo-dice',
  game: 'duo',
  options: 'first=purple',
  seats: 2,
  seed: 9,
  before: [],
  others: ['1 artist a6', '1 paint 2'],
  steps: [
    { take: ['pilgrim s02', 'visit'], until: 'visit', at: place('pilgrim s02', PILGRIM), rule: 'duo-turn' },
    { take: ['merchant m4'], at: place('merchant m4', MERCHANT), rule: 'duo-merchant' },
    { take: ['draw 4'], rule: 'duo-merchant' },
  ],
  seconds: 90,
};

const trade: Lesson = {
  id: 'duo-trade',
  game: 'duo',
  options: 'first=purple',
  seats: 2,
  seed: 7,
  before: [
    'merchant m3',
    'draw 3',
    'pilgrim s14',
    'visit',
    'artist a2',
    'paint 2',
    'artist a1',
    'pilgrim s01',
    'visit',
    'merchant c7',
  ],
  others: ['1 pilgrim s17', '1 visit'],
  steps: [
    { take: ['merchant c1'], at: place('merchant c1', MERCHANT), rule: 'duo-merchant' },
    { take: ['sell 2 kimono'], rule: 'duo-merchant' },
    { take: ['artist a1'], at: place('artist a1', ARTIST), rule: 'duo-artist' },
    { take: ['gift'], rule: 'duo-artist' },
  ],
  seconds: 90,
};

const end: Lesson = {
  id: 'duo-end',
  game: 'duo',
  options: 'first=purple',
  seats: 2,
  seed: 9,
  before: beforeTheEnd,
  others: ['1 artist a5', '1 gift'],
  steps: [
    { take: ['pilgrim s08', 'visit'], until: 'visit', at: place('pilgrim s08', PILGRIM), rule: 'duo-end' },
    { take: ['merchant c2'], at: place('merchant c2', MERCHANT), rule: 'duo-end' },
    { take: ['sell 1 doll'], rule: 'duo-scoring' },
  ],
  seconds: 90,
};

export const DUO_LESSONS: readonly Lesson[] = [dice, trade, end];
