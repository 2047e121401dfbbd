/**
 * The bots of this device. The lower levels come with the first load; the nets of the strongest one, which also
 * gives hints, are fetched when they are first needed. Bots are given views, so they cannot cheat.
 */

import type { ActionRater, HeuristicKnowledge, Hint, Level } from '@tokaido/bots';
import { createBot, heuristicRater, levelStrategy, tokaidoHeuristic } from '@tokaido/bots';
import type { State, View } from '@tokaido/kernel';
import { loadBoxes } from '@tokaido/tokaido';
import { levelNamed } from './levels.ts';

type StrongBots = typeof import('./strong-bots.ts');

const known = tokaidoHeuristic as unknown as HeuristicKnowledge;

let rater: ActionRater<State> | null = null;
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
export async function botMove(levelId: string, view: View, seed: number): Promise<number> {
  const level = levelNamed(levelId);
  if (level.budget.playouts > 0) {
    const strong = await loadStrongBots();
    if (strong !== null) return strong.strongMove(level.id, view, seed);
  }
  return lightMove(level, view, seed);
}

/** Without nets the strongest level plays as the heuristic does. */
function lightMove(level: Level, view: View, seed: number): number {
  rater ??= heuristicRater(known);
  return createBot(known.game, levelStrategy(level, rater), seed).decide(view);
}

/** What our best player thinks of the choices of the view's seat; null when it is not its turn, or without the nets. */
export async function hintFor(view: View): Promise<Hint | null> {
  if (view.game !== known.game.id) return null;
  // The table may be one of the server's: then this worker has not read its options.
  if (view.table.boxes !== 0) await loadBoxes();
  const s = known.game.fromView(view);
  if (known.game.pending(s)?.seat !== view.who) return null;
  const strong = await loadStrongBots();
  return strong?.advise(view) ?? null;
}
