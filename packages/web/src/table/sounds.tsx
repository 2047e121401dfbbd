/** What the table sounds like: each line as it is shown, and two claps when it is my turn. */

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { play } from '../app/sound.ts';
import { useAsync } from '../app/use-async.ts';
import type { GameClient, GameSounds } from './game.ts';
import type { TableModel } from './model.ts';

interface SoundsProps {
  readonly model: TableModel;
  readonly game: GameClient;
}

/** Silent until the sounds of the game have come, and where they do not. */
export function Sounds({ model, game }: SoundsProps): null {
  const sounds = useAsync(() => game.loadSounds(), [game]);
  const here = sounds.state === 'here' ? sounds.value : null;
  useEffect(() => (here === null ? undefined : follow(model, here)), [model, here]);
  return null;
}

function follow(model: TableModel, sounds: GameSounds): () => void {
  let shown: unknown = model.playing.peek();
  let mine = model.seen.peek()?.mine ?? false;
  return effect(() => {
    const line = model.playing.value;
    const seen = model.seen.value;
    if (line !== null && line !== shown) {
      const sound = sounds.of(line, seen);
      if (sound !== null) play(sound);
    }
    shown = line;
    const now = seen?.mine ?? false;
    if (now && !mine) play('turn');
    mine = now;
  });
}
