/** Our best player of any game, once its nets have been added. */

import { createBot, levelStrategy, strongestPlayer } from '@tokaido/bots';
import type { DeviceGame, StrongBots } from './device-game.ts';
import { knowledgeOn } from './device-game.ts';
import { levelNamed } from './levels.ts';

export function strongMoves(known: DeviceGame['knowledge']): StrongBots['strongMove'] {
  return (game, level, view, seed) => {
    const here = knowledgeOn(known, game);
    const strategy = levelStrategy(levelNamed(level), here, strongestPlayer(here));
    return createBot(game, strategy, seed).decide(view);
  };
}
