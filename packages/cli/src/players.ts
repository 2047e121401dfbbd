/** Simple players for simulations. They see what their seat may see, and nothing else. */

import type { FastChance, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Playable } from './playable.ts';

/** A decision as the player who must take it sees it. */
export interface Seen {
  readonly table: Playable;
  readonly seat: number;
  readonly legal: readonly number[];
  /** A position that the seat cannot tell from the true one; a new one each time, free to be changed. */
  imagine(): State;
}

export interface Policy {
  readonly name: string;
  choose(seen: Seen, rng: FastChance): number;
}

/** Any legal action, all equally likely. */
const random: Policy = {
  name: 'random',
  choose: ({ legal }, rng) => legal[rng.below(legal.length)],
};

/** How many imagined positions the greedy player weighs. */
const GUESSES = 2;

/** The action that is worth most at the end of this turn: points, and a little for coins kept. */
const greedy: Policy = {
  name: 'greedy',
  choose(seen, rng) {
    const { table, seat, legal } = seen;
    if (legal.length === 1) return legal[0];
    const worth = legal.map(() => 0);
    for (let guess = 0; guess < GUESSES; guess++) {
      const position = seen.imagine();
      for (const [i, action] of legal.entries()) worth[i] += worthAfter(table, position, seat, action, rng);
    }
    return legal[worth.indexOf(Math.max(...worth))];
  },
};

const scratch = new Actions();

/** What a position is worth after an action and the best answers to what that asks of the same seat. */
function worthAfter(table: Playable, before: State, seat: number, action: number, rng: FastChance): number {
  const { game } = table;
  const s = game.clone(before);
  game.play(s, action, { chance: rng, tell: null });
  const pending = game.pending(s);
  if (pending === null || pending.seat !== seat || pending.decision === table.turn) {
    return table.worth(s, seat);
  }
  game.legal(s, scratch);
  return Math.max(...scratch.toArray().map((next) => worthAfter(table, s, seat, next, rng)));
}

const POLICIES: readonly Policy[] = [random, greedy];

export const POLICY_NAMES: readonly string[] = POLICIES.map(({ name }) => name);

/** The players of a comma list, repeated until every seat has one; a complaint for an unknown name. */
export function readBots(list: string): Policy[] | { readonly complaint: string } {
  const bots: Policy[] = [];
  for (const name of list.split(',')) {
    const bot = POLICIES.find((policy) => policy.name === name.trim());
    if (bot === undefined)
      return { complaint: `unknown bot "${name}"; there are ${POLICY_NAMES.join(', ')}` };
    bots.push(bot);
  }
  return bots;
}
