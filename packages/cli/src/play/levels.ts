/** The strength of the bots that a person plays against, and advice from the strongest. */

import type { Level, Strategy } from '@tokaido/bots';
import { botFor, DEFAULT_LEVEL, isActionRater, LEVELS, strategyFor } from '@tokaido/bots';
import type { State, View } from '@tokaido/kernel';
import { FastChance, seedFrom } from '@tokaido/kernel';
import type { GameSupport } from '../games/game-support.ts';
import type { Seen } from './terminal-game.ts';

/** The level that gives advice. */
const STRONGEST = LEVELS.at(-1)?.id ?? 'heuristic';

/** By name or by number from 1. */
export function levelNamed(text: string = DEFAULT_LEVEL): Level | undefined {
  return LEVELS.find(({ id }) => id === text.toLowerCase()) ?? LEVELS[Number(text) - 1];
}

/** `1 pilgrim, 2 porter …`, for help and errors. */
export function levelList(): string {
  return LEVELS.map(({ id }, i) => `${i + 1} ${id}`).join(', ');
}

/** What a bot does. A new bot for each decision: undone or resumed, the same game gets the same answers. */
export function botMove(
  table: GameSupport,
  level: string,
  view: View,
  phrase: string,
  number: number,
): number {
  const digest = seedFrom(`${phrase} bot ${view.who} ${number}`);
  const seed = digest.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return botFor(level, table.game.id, seed).decide(view);
}

export interface Advice {
  readonly action: number;
  /** How much better than the next best it seems, in points; null where that is not known. */
  readonly ahead: number | null;
}

/** How long bots that search may think about advice. */
const BUDGET = { ms: 0, playouts: 250 };

/** What the strongest level would do in the person's place, seeing no more than the person. */
export function advice(table: GameSupport, seen: Seen): Advice {
  const { game } = table;
  const { view, me } = seen;
  const legal = seen.legal.flatMap((words) => game.rules.parse(words) ?? []);
  const imagine = (): Parameters<Strategy<State>['choose']> => {
    const s = game.fromView(view);
    const rng = new FastChance(1);
    game.determinize(s, me, rng);
    return [s, me, legal, rng, BUDGET];
  };
  const action = strategyFor(STRONGEST, game.id).choose(...imagine());
  return { action, ahead: leadOf(legal.indexOf(action), strategyFor('heuristic', game.id), imagine) };
}

/** By how much a strategy prefers a choice; null if it prefers another or does not rate actions. */
function leadOf(
  chosen: number,
  mind: Strategy<State>,
  imagine: () => Parameters<Strategy<State>['choose']>,
): number | null {
  if (!isActionRater(mind)) return null;
  const worth = mind.rate(...imagine()).map((value) => value / mind.point);
  const [best, second] = [...worth].sort((a, b) => b - a);
  return best === undefined || second === undefined || worth[chosen] !== best ? null : best - second;
}
