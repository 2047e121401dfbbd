/** What the table sounds like: each line as it is shown, and two claps when it is my turn. */

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { play } from '../app/sound.ts';
import type { GameClient } from './game.ts';
import type { TableModel } from './model.ts';

export function useSounds(model: TableModel, { playback }: GameClient): void {
  useEffect(() => {
    let shown: unknown = null;
    let mine = model.seen.peek()?.mine ?? false;
    return effect(() => {
      const line = model.playing.value;
      const seen = model.seen.value;
      if (line !== null && line !== shown) {
        const sound = playback.sound(line, seen);
        if (sound !== null) play(sound);
      }
      shown = line;
      const now = seen?.mine ?? false;
      if (now && !mine) play('turn');
      mine = now;
    });
  }, [model]);
}
