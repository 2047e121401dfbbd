/** What the moves of Duo sound like. */

import type { Event } from '@tokaido/duo';
import type { SoundName } from '../app/sound-names.ts';
import type { Seen } from './model.ts';

export function soundOf(events: readonly Event[], _seen: Seen | null): SoundName | null {
  return events.some(({ type }) => type === 'moved') ? 'tap' : null;
}
