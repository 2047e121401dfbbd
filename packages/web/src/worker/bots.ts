/**
 * The bots of this device. The lower levels come with the first load; the nets of the strongest one, which also
 * gives hints, are fetched when they are first needed. Bots are given views, so they cannot cheat.
 */

import type { HeuristicKnowledge, Hint } from '@tokaido/bots';
import { createBot, levelStrategy, skillOf, tokaidoHeuristic } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { loadBoxes } from '@tokaido/tokaido';
import { levelNamed } from './levels.ts';

type StrongBots = typeof import('./strong-bots.ts');

type Known = HeuristicKnowledge;

/** What the lower levels of each game know; that of the first table is at hand. */
const KNOWLEDGE: Readonly<Record<string, () => Known | Promise<Known>>> = {
  tokaido: () => tokaidoHeuristic as unknown as Known,
  duo: async () => (await import('./duo-rules.ts')).duoKnowledge as unknown as Known,
};

async function knowledgeOf(game: AnyGame): Promise<Known> {
  const known = await KNOWLEDGE[game.id]?.();
  if (known === undefined) throw new Error(`no bot plays ${game.id}`);
  // The same rules may be played on another board.
  return known.game === game ? known : { ...known, game };
}

let strongBots: Promise<StrongBots> | null = null;

/** Null where the nets cannot be had, such as offline before they were ever fetched. */
async function loadStrongBots(): Promise<StrongBots | null> {
  // The nets know every box, so those come first.
  strongBots ??= loadBoxes().then(() => import('./strong-bots.ts'));
  try {
    return await strongBots;
  } catch {
    strongBots = null;
    return null;
  }
}

/** What a bot of a level does. The same seed gives the same answer, so a game that is resumed goes on alike. */
export async function botMove(game: AnyGame, levelId: string, view: View, seed: number): Promise<number> {
  const level = levelNamed(levelId);
  if (skillOf(level, game.id).playouts > 0) {
    const strong = await loadStrongBots();
    if (strong !== null) return strong.strongMove(game, level.id, view, seed);
  }
  // Without nets the strongest levels play as the heuristic does.
  return createBot(game, levelStrategy(level, await knowledgeOf(game)), seed).decide(view);
}

/** What our best player thinks of the choices of the view's seat; null when it is not its turn, or without the nets. */
export async function hintFor(view: View): Promise<Hint | null> {
  const known = tokaidoHeuristic;
  if (view.game !== known.game.id) return null;
  // The table may be one of the server's: then this worker has not read its options.
  if (view.table.boxes !== 0) await loadBoxes();
  const s = known.game.fromView(view);
  if (known.game.pending(s)?.seat !== view.who) return null;
  const strong = await loadStrongBots();
  return strong?.advise(view) ?? null;
}
