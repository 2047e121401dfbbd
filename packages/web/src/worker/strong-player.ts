/** Our best player of any game, once its nets have been added. */

import { createBot, levelStrategy, strongestPlayer } from '@tokaido/bots';
import type { DeviceGame, StrongBots } from './device-game.ts';
import { knowledgeOn } from './device-game.ts';
import { levelNamed } from './levels.ts';

export function strongMoves(known: DeviceGame['knowledge']): StrongBots['strongMove'] {
  return (game, level, view, seed) => {
    const rater = strongestPlayer(knowledgeOn(known, game));
    return createBot(game, levelStrategy(levelNamed(level), rater), seed).decide(view);
  };
}
