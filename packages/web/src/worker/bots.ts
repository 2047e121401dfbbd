/**
 * The bots of this device. The lower levels come with the rules; the nets of the strongest ones, which also give hints,
 * are fetched when they are first needed. Bots are given views, so they cannot cheat.
 */

import type { Hint } from '@tokaido/bots';
import { createBot, DEFAULT_LEVEL, levelStrategy, readCharacter, skillOf } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { playedGame } from '@tokaido/table';
import type { DeviceGame, StrongBots } from './device-game.ts';
import { knowledgeOn } from './device-game.ts';
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

/**
 * What a bot does, which is given by its level and temper in words; one that is not known plays as the default one. The
 * same seed gives the same answer, so a game that is resumed goes on alike.
 */
export async function botMove(game: AnyGame, words: string, view: View, seed: number): Promise<number> {
  const character = readCharacter(words) ?? { level: DEFAULT_LEVEL, temper: null };
  const played = await deviceGame(game.id);
  if (played === undefined) throw new Error(`no bot plays ${game.id}`);
  const known = knowledgeOn(played.knowledge, game);
  const options = game.rules.optionWords(game.rules.optionsOf(game.fromView(view)));
  const needsNet = skillOf(character.level, game.id, options).player === 'net';
  const strong = needsNet ? await strongBotsOf(played) : null;
  // A temper that cannot be fetched is left out.
  const likes = character.temper === null ? undefined : await played.loadLikes().catch(() => undefined);
  return createBot(game, levelStrategy(character, known, { net: strong?.levelNet, likes }), seed).decide(
    view,
  );
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
