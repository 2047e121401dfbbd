/** The strength of the bots that a person plays against. */

import { botFor, DEFAULT_LEVEL, LEVELS, readCharacter, TEMPERS } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import { seedFrom } from '@tokaido/kernel';
import type { GameSupport } from '../games/game-support.ts';

/** The words of a bot, from a level by name or by number from 1, with a temper where there is one: `2+devout`. */
export function levelNamed(text: string = DEFAULT_LEVEL): string | undefined {
  const [level, ...temper] = text.toLowerCase().split('+');
  const words = [LEVELS[Number(level) - 1]?.id ?? level, ...temper].join('+');
  return readCharacter(words) === null ? undefined : words;
}

/** `1 pilgrim, 2 porter …`, for help and errors. */
export function levelList(): string {
  const levels = LEVELS.map(({ id }, i) => `${i + 1} ${id}`).join(', ');
  return `${levels}; each may have a temper, +${TEMPERS.join(', +')}`;
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
