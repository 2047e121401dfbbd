/** All minds by name, and how to seat one: `heuristic`, `uct:500` (playouts), `ismcts@100` (milliseconds). */

import type { Game, Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Bot, Budget, Mind } from '../bot.ts';
import { AT_ONCE, seat } from '../bot.ts';
import { LEVELS, levelMind } from '../levels.ts';
import { netPlayer, rolloutPlayer, strongestPlayer } from '../net/player.ts';
import { knownDuo } from './duo.ts';
import { flat } from './flat.ts';
import { heuristicJudge } from './heuristic-judge.ts';
import { ismcts } from './ismcts.ts';
import type { Known } from './known.ts';
import { lookahead } from './lookahead.ts';
import { nearby, random } from './random.ts';
import { knownTokaido } from './tokaido.ts';
import { uct } from './uct.ts';

/** Outcomes over which an action that meets chance is averaged. */
const GREEDY_OUTCOMES = 2;

const GAMES: readonly Known[] = [seal(knownTokaido), seal(knownDuo)];

/** Forgets a game's own types: outside, a state only ever goes back to the game it came from. */
function seal<S extends State, O, E>(known: Known<S, O, E>): Known {
  return known as unknown as Known;
}

/** A game by its id, or as it is: one of the same rules may be played on another board. */
export type GameRef = string | Game<State, unknown, unknown>;

export function knownGame(ref: GameRef): Known {
  const id = typeof ref === 'string' ? ref : ref.id;
  const known = GAMES.find(({ game }) => game.id === id);
  if (known === undefined) throw new Error(`no mind knows the game "${id}"`);
  return typeof ref === 'string' || ref === known.game ? known : { ...known, game: ref };
}

/** Makes a mind for a game; the nets are added to this table. */
export const MINDS = new Map<string, (known: Known) => Mind<State>>([
  ['random', () => random()],
  ['nearby', (known) => nearby(known)],
  ['greedy', (known) => lookahead('greedy', known, known.greedy, GREEDY_OUTCOMES)],
  ['heuristic', heuristicJudge],
  ['flat', (known) => flat(known)],
  ['uct', (known) => uct(known)],
  ['ismcts', (known) => ismcts(known)],
  ['net', netPlayer],
  ['net-rollouts', rolloutPlayer],
]);

/** A bot as it is asked for on a command line. */
export interface BotSpec {
  readonly name: string;
  /** Its own budget, if the words give one. */
  readonly budget: Budget | null;
}

export function botNames(): string[] {
  return [...MINDS.keys(), ...LEVELS.map(({ id }) => id)];
}

/** Reads `name`, `name@ms` or `name:playouts`; the error says what is wrong. */
export function readBot(words: string): Result<BotSpec> {
  const [, name = '', sign, number] = /^([a-z-]+)(?:([@:])(\d{1,7}))?$/.exec(words.trim()) ?? [];
  if (!botNames().includes(name)) {
    return fail(`unknown bot "${words}"; there are ${botNames().join(', ')}`);
  }
  if (number === undefined) return ok({ name, budget: null });
  const limit = Number(number);
  return ok({ name, budget: sign === '@' ? { ms: limit, playouts: 0 } : { ms: 0, playouts: limit } });
}

export function mindFor(name: string, ref: GameRef): Mind<State> {
  const known = knownGame(ref);
  const make = MINDS.get(name);
  if (make !== undefined) return make(known);
  const level = LEVELS.find(({ id }) => id === name);
  if (level === undefined) throw new Error(`no mind is called "${name}"`);
  // The lower levels misjudge by points, which the heuristic counts; whoever may think longer is our best player.
  return levelMind(level, level.budget.playouts > 0 ? strongestPlayer(known) : heuristicJudge(known));
}

/** A bot with its own randomness; `usual` is its budget where its words give none. */
export function botFor(words: string, ref: GameRef, seed: number, usual: Budget = AT_ONCE): Bot {
  const spec = readBot(words);
  if (!spec.ok) throw new Error(spec.error);
  return seat(knownGame(ref).game, mindFor(spec.value.name, ref), seed, spec.value.budget ?? usual);
}
