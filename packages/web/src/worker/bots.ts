/**
 * The bots of this device. The lower levels come with the first load; the nets of the strongest one, which also
 * gives hints, are fetched when they are first needed. Bots are given views, so they cannot cheat.
 */

import type { ActionRater, GameKnowledge, Level } from '@tokaido/bots';
import { createBot, heuristicRater, LEVELS, levelStrategy, tokaidoKnowledge } from '@tokaido/bots';
import type { State, View } from '@tokaido/kernel';
import { loadBoxes } from '@tokaido/tokaido';
import type { Hint } from './messages.ts';

type Strong = typeof import('./strong.ts');

const known = tokaidoKnowledge as unknown as GameKnowledge;
const USUAL = LEVELS[Math.floor(LEVELS.length / 2)];

let judge: ActionRater<State> | null = null;
let strong: Promise<Strong> | null = null;

/** Null where the nets cannot be had, such as offline before they were ever fetched. */
async function loadStrong(): Promise<Strong | null> {
  // The nets know every box, so those come first.
  strong ??= loadBoxes().then(() => import('./strong.ts'));
  try {
    return await strong;
  } catch {
    strong = null;
    return null;
  }
}

/** What a bot of a level does. The same seed gives the same answer, so a game that is resumed goes on alike. */
export async function botMove(levelId: string, view: View, seed: number): Promise<number> {
  const level = LEVELS.find(({ id }) => id === levelId) ?? USUAL;
  if (level.budget.playouts > 0) {
    const nets = await loadStrong();
    if (nets !== null) return nets.strongMove(level.id, view, seed);
  }
  return lightMove(level, view, seed);
}

/** Without nets the strongest level plays as the heuristic does. */
function lightMove(level: Level, view: View, seed: number): number {
  judge ??= heuristicRater(known);
  return createBot(known.game, levelStrategy(level, judge), seed).decide(view);
}

/** What our best player would do in the place of the view's seat; null where it is not its turn. */
export async function hintFor(view: View): Promise<Hint | null> {
  if (view.game !== known.game.id) return null;
  // The table may be one of the server's: then this worker has not read its options.
  if (view.table.boxes !== 0) await loadBoxes();
  const s = known.game.fromView(view);
  if (known.game.pending(s)?.seat !== view.who) return null;
  const nets = await loadStrong();
  if (nets !== null) return nets.advise(view);
  return { action: known.game.rules.describe(lightMove(LEVELS[LEVELS.length - 1], view, 1)), ahead: null };
}
