/** Tells the events of the final count from those of the journey. */

import type { Event } from '@tokaido/tokaido';
import { ACHIEVEMENTS } from '@tokaido/tokaido';

const ENDING: ReadonlySet<string> = new Set(['donors', 'calligraphyScored', 'end']);

/** Events that only come once everybody has reached the end of the road. */
export function isEnding(event: Event): boolean {
  if (event.type === 'achievement') return !isPanoramaAchievement(event.achievement);
  return ENDING.has(event.type);
}

export function isPanoramaAchievement(achievement: number): boolean {
  return ACHIEVEMENTS[achievement]?.startsWith('panorama') ?? false;
}
