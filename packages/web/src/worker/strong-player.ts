/** Our best player of any game, once its nets have been added. */

import { createBot, levelStrategy, rolloutPlayer } from '@tokaido/bots';
import type { StrongBots } from './device-game.ts';
import { levelNamed } from './levels.ts';

export const strongMove: StrongBots['strongMove'] = (known, game, level, view, seed) =>
  createBot(game, levelStrategy(levelNamed(level), known, rolloutPlayer(known)), seed).decide(view);
