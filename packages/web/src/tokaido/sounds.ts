/** What the moves of Tokaido sound like. */

import type { Event } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import type { SoundName } from '../app/sound-names.ts';
import type { Seen } from './model.ts';
import { playerAt } from './players.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  panorama: 'brush',
  cherry: 'brush',
  calligraphy: 'brush',
  spring: 'water',
  bathhouse: 'water',
  offering: 'bell',
  festival: 'bell',
  encounter: 'pluck',
  achievement: 'pluck',
  bought: 'coin',
  ate: 'coin',
  coins: 'coin',
};

/** One sound for a line, the one that says most: arriving at an inn, else the first thing that sounds. */
export function soundOf(events: readonly Event[], seen: Seen | null): SoundName | null {
  const travel = events.find(({ type }) => type === 'travel');
  if (
    travel?.type === 'travel' &&
    seen !== null &&
    spaceAt(seen.s, playerAt(seen.s, travel.seat).position) === 'inn'
  )
    return 'bell';
  for (const { type } of events) {
    const sound = SOUNDS[type];
    if (sound !== undefined) return sound;
  }
  return travel === undefined ? null : 'tap';
}
