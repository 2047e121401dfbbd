/** UCT: a tree of the seat's own actions; everybody else plays at random. A baseline, 1,000 playouts. */

import type { State } from '@tokaido/kernel';
import type { Strategy } from '../bot.ts';
import type { GameKnowledge } from './game-knowledge.ts';
import { treeSearch } from './tree.ts';

const DEFAULT_PLAYOUTS = 1000;

export function uct<S extends State>(known: GameKnowledge<S>): Strategy<S> {
  return treeSearch('uct', known, DEFAULT_PLAYOUTS, (seat, own) => seat === own);
}
