/** Information-set MCTS: a tree of everybody's actions, in which each seat wants its own win. */

import type { State } from '@tokaido/kernel';
import type { Strategy } from '../bot.ts';
import type { GameKnowledge } from './game-knowledge.ts';
import { treeSearch } from './tree.ts';

const DEFAULT_PLAYOUTS = 1000;

export function ismcts<S extends State>(known: GameKnowledge<S>): Strategy<S> {
  return treeSearch('ismcts', known, DEFAULT_PLAYOUTS, () => true);
}
