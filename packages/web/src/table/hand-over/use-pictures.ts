/** The pictures of a game's curtains, fetched when the first one falls. */

import { useAsync } from '../../app/use-async.ts';
import type { GameClient, HandOverPictures } from '../game.ts';

const known = new WeakMap<GameClient, HandOverPictures>();

/** Null until they are here: the words say all that must be known. */
export function usePictures(game: GameClient): HandOverPictures | null {
  const loaded = useAsync(() => game.loadHandOver(), [game]);
  if (loaded.state === 'here') known.set(game, loaded.value);
  return known.get(game) ?? null;
}
