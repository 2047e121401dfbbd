/** The strength of the bots that a person plays against. */

import type { Level } from '@tokaido/bots';
import { botFor, DEFAULT_LEVEL, LEVELS } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import { seedFrom } from '@tokaido/kernel';
import type { GameSupport } from '../games/game-support.ts';

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
  return botFor(level, table.game, seed).decide(view);
}
