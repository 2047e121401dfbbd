/** How long the parts of a card move, in milliseconds at normal pace; the style sheets have the same numbers. */

import type { Event } from '@tokaido/tokaido';

const UNFOLD = 180;
const COUNT = 300;
const COIN = 420;
const LAND = 320;
const PRINT = 420;
export const ROLL = 700;

export function unfoldTime(events: readonly Event[]): number {
  let longest = COUNT;
  let landing = 0;
  for (const { type } of events) {
    if (type === 'souvenir' || type === 'doll' || type === 'legend') landing += LAND;
    if (type === 'offering') longest = Math.max(longest, COIN);
    if (type === 'panorama') longest = Math.max(longest, PRINT);
    if (type === 'die') longest = Math.max(longest, ROLL);
  }
  return UNFOLD + Math.max(longest, landing);
}
