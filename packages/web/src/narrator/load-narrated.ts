/** Fetches the words with which a game is told. */

import type { GameClient } from '../table/game.ts';
import { eventTextOf } from '../table/journal/event-text.ts';
import type { NarratedGame } from './transcript.ts';

export async function loadNarrated(client: GameClient): Promise<NarratedGame> {
  const [events, narrator] = await Promise.all([eventTextOf(client), client.loadNarrator()]);
  return { client, events, narrator };
}
