/** The highlights of each game: fetched once its table is there, and kept. */

import type { GameClient, GameHighlights } from '../game.ts';

const known = new WeakMap<GameClient, GameHighlights>();

/** Null until they have been fetched. */
export function highlightsOf(game: GameClient): GameHighlights | null {
  return known.get(game) ?? null;
}

export async function fetchHighlights(game: GameClient): Promise<GameHighlights> {
  const highlights = known.get(game) ?? (await game.loadHighlights());
  known.set(game, highlights);
  return highlights;
}
