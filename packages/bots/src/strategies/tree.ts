/**
 * Tree search without perfect information: one tree for all deals. Each playout deals again what the seat
 * cannot know, walks down the actions that are legal there, adds one node and goes on at random.
 */

import type { FastChance, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Budget, Strategy } from '../bot.ts';
import type { GameKnowledge } from './game-knowledge.ts';
import { Clock, Playout } from './playout.ts';

/** How much the search explores actions it has rarely tried. */
const CURIOSITY = 0.7;

class Node {
  visits = 0;
  /** Playouts in which this action could have been taken. */
  open = 0;
  /** Sum of the win shares of the seat that takes this action. */
  won = 0;
  readonly seat: number;
  readonly next = new Map<number, Node>();

  constructor(seat: number) {
    this.seat = seat;
  }
}

/** `inTree` says whose decisions are nodes; all others are taken at random. */
export function treeSearch<S extends State>(
  name: string,
  { game }: GameKnowledge<S>,
  defaultPlayouts: number,
  inTree: (seat: number, own: number) => boolean,
): Strategy<S> {
  const playout = new Playout(game);
  const legal = new Actions();

  /** One playout from the root; `path` takes the nodes it went through. */
  function walk(s: S, own: number, root: Node, path: Node[], rng: FastChance): void {
    const dealer = { chance: rng, tell: null };
    let node = root;
    for (;;) {
      const count = game.legal(s, legal);
      if (count === 0) break;
      const seat = game.rules.frames.seat(s);
      if (!inTree(seat, own)) {
        game.play(s, legal.list[rng.below(count)], dealer);
        continue;
      }
      const { action, child, isNew } = pick(node, seat, legal, rng);
      path.push(child);
      node = child;
      game.play(s, action, dealer);
      if (isNew) break;
    }
    playout.run(s, rng);
  }

  return {
    name,
    choose(s, seat, actions, rng: FastChance, budget: Budget) {
      const clock = new Clock(budget, defaultPlayouts);
      const root = new Node(seat);
      const path: Node[] = [];
      const world = game.clone(s);
      for (let done = 0; done === 0 || clock.goesOn(done); done++) {
        game.determinize(s, seat, rng);
        game.copyInto(world, s);
        path.length = 0;
        walk(world, seat, root, path, rng);
        for (const node of path) {
          node.visits++;
          node.won += playout.shares[node.seat];
        }
      }
      return mostVisited(root, actions);
    },
  };
}

/** An untried action, if there is one; else the most promising one. */
function pick(
  node: Node,
  seat: number,
  legal: Actions,
  rng: FastChance,
): { action: number; child: Node; isNew: boolean } {
  const { list, count } = legal;
  let untried = 0;
  let best: Node | undefined;
  let action = list[0];
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const child = node.next.get(list[i]);
    if (child === undefined) {
      untried++;
      continue;
    }
    child.open++;
    const promise = child.won / child.visits + CURIOSITY * Math.sqrt(Math.log(child.open + 1) / child.visits);
    if (promise > most) {
      most = promise;
      best = child;
      action = list[i];
    }
  }
  if (untried === 0 && best !== undefined) return { action, child: best, isNew: false };
  let skip = rng.below(untried);
  for (let i = 0; i < count; i++) {
    if (node.next.has(list[i]) || skip-- > 0) continue;
    action = list[i];
    break;
  }
  const child = new Node(seat);
  child.open = 1;
  node.next.set(action, child);
  return { action, child, isNew: true };
}

function mostVisited(root: Node, actions: readonly number[]): number {
  let best = actions[0];
  for (const action of actions) {
    if ((root.next.get(action)?.visits ?? 0) > (root.next.get(best)?.visits ?? 0)) best = action;
  }
  return best;
}
