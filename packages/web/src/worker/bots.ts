/**
 * The bots of this device. The lower levels come with the rules; the nets of the strongest ones, which also give hints,
 * are fetched when they are first needed. Bots are given views, so they cannot cheat.
 */

import type { Hint } from '@tokaido/bots';
import { createBot, levelStrategy, skillOf } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { playedGame } from '@tokaido/table';
import type { DeviceGame, StrongBots } from './device-game.ts';
import { knowledgeOn } from './device-game.ts';
import { levelNamed } from './levels.ts';
import { deviceGame } from './load-rules.ts';

const strongBots = new Map<string, Promise<StrongBots>>();

/** Null where the nets cannot be had, such as offline before they were ever fetched. */
async function strongBotsOf(played: DeviceGame): Promise<StrongBots | null> {
  const { game } = played.table;
  const found = strongBots.get(game.id) ?? played.loadStrongBots();
  strongBots.set(game.id, found);
  try {
    return await found;
  } catch {
    strongBots.delete(game.id);
    return null;
  }
}

/** What a bot of a level does. The same seed gives the same answer, so a game that is resumed goes on alike. */
export async function botMove(game: AnyGame, levelId: string, view: View, seed: number): Promise<number> {
  const level = levelNamed(levelId);
  const played = await deviceGame(game.id);
  if (played === undefined) throw new Error(`no bot plays ${game.id}`);
  const known = knowledgeOn(played.knowledge, game);
  if (skillOf(level, game.id).playouts > 0) {
    const strong = await strongBotsOf(played);
    if (strong !== null) return strong.strongMove(known, game, level.id, view, seed);
  }
  // Without nets the strongest levels play as the heuristic does.
  return createBot(game, levelStrategy(level, known), seed).decide(view);
}

/** What our best player thinks of the choices of the view's seat; null when it is not its turn, or without the nets. */
export async function hintFor(view: View, board: string | undefined): Promise<Hint | null> {
  // The table may be one of the server's: then this worker has not read its plan.
  const device = await deviceGame(view.game);
  const strong = device === undefined ? null : await strongBotsOf(device);
  const played = playedGame({ game: view.game, board });
  if (strong === null || !played.ok) return null;
  const { game } = played.value;
  return game.pending(game.fromView(view))?.seat === view.who ? strong.advise(view, game) : null;
}
