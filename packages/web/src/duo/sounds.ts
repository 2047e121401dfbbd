/** What the moves of Duo sound like. */

import type { Event } from '@tokaido/duo';
import type { SoundName } from '../app/sound-names.ts';
import type { Seen } from './model.ts';

/** The first of these that a line holds is heard: what ends the game before what is gained, steps before a roll. */
const SOUNDS: readonly (readonly [Event['type'], SoundName])[] = [
  ['last-turn', 'bell'],
  ['temple', 'bell'],
  ['garden', 'bell'],
  ['painted', 'brush'],
  ['gifted', 'pluck'],
  ['coins', 'coin'],
  ['spring-taken', 'water'],
  ['spring-used', 'water'],
  ['wave-taken', 'water'],
  ['drew', 'pluck'],
  ['moved', 'tap'],
  ['blocked', 'tap'],
  ['turn', 'tap'],
];

/** One sound for a line, the one that says most. */
export function soundOf(events: readonly Event[], _seen: Seen | null): SoundName | null {
  const types = new Set(events.map(({ type }) => type));
  return SOUNDS.find(([type]) => types.has(type))?.[1] ?? null;
}
