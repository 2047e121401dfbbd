/** What the table sounds like: each line as it is shown, and two claps when it is my turn. */

import { effect } from '@preact/signals';
import type { Event } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import { useEffect } from 'preact/hooks';
import { play } from '../app/sound.ts';
import type { SoundName } from '../app/sound-names.ts';
import type { Seen, TableModel } from './model.ts';

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
    spaceAt(seen.s, seen.s.all[travel.seat].position) === 'inn'
  )
    return 'bell';
  for (const { type } of events) {
    const sound = SOUNDS[type];
    if (sound !== undefined) return sound;
  }
  return travel === undefined ? null : 'tap';
}

export function useSounds(model: TableModel): void {
  useEffect(() => {
    let shown: unknown = null;
    let mine = model.seen.peek()?.mine ?? false;
    return effect(() => {
      const line = model.playing.value;
      const seen = model.seen.value;
      if (line !== null && line !== shown) {
        const sound = soundOf(line.events, seen);
        if (sound !== null) play(sound);
      }
      shown = line;
      const now = seen?.mine ?? false;
      if (now && !mine) play('turn');
      mine = now;
    });
  }, [model]);
}
