/** The words for what happened: fetched with the first journal, and kept with their game. */

import { useEffect, useState } from 'preact/hooks';
import type { EventText, GameClient } from '../game.ts';
import { useGame } from '../use-game.ts';

const known = new WeakMap<GameClient, EventText>();

export async function eventTextOf(game: GameClient): Promise<EventText> {
  const text = known.get(game) ?? (await game.loadEventText());
  known.set(game, text);
  return text;
}

/** Null until the words are here, and where they cannot be had. */
export function useEventText(): EventText | null {
  const game = useGame();
  const [, setLoaded] = useState<EventText | null>(null);
  const text = known.get(game) ?? null;
  useEffect(() => {
    if (text === null) eventTextOf(game).then(setLoaded, () => undefined);
  }, [game]);
  return text;
}
