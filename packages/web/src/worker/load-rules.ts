/** Rules that are no part of the first load: a table that needs them waits for them. */

import type { Plan } from '@tokaido/table';
import { addGame, findGame } from '@tokaido/table';
import { loadBoxesFor } from '@tokaido/tokaido';

/** What the first table need not wait for, by game. */
const MORE_GAMES: Readonly<Record<string, () => Promise<unknown>>> = {
  duo: async () => addGame((await import('./duo-rules.ts')).duoTable),
};

/** Fetches what a plan is played with; one that no game is known for is left to whoever reads it. */
export async function loadRules({ game, options }: Pick<Plan, 'game' | 'options'>): Promise<void> {
  if (findGame(game) === undefined) await MORE_GAMES[game]?.();
  if (game === 'tokaido') await loadBoxesFor(options);
}
