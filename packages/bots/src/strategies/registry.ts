/** All strategies by name, and how to seat one: `heuristic`, `uct:500` (playouts), `ismcts@100` (milliseconds). */

import type { Game, Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Bot, Budget, Strategy } from '../bot.ts';
import { AT_ONCE, createBot } from '../bot.ts';
import { LEVELS } from '../level-skills.ts';
import { levelStrategy, readCharacter } from '../levels.ts';
import { levelNet } from '../net/level-net.ts';
import { netPlayer, rolloutPlayer } from '../net/player.ts';
import { TEMPERS } from '../tempers.ts';
import { duoKnowledge } from './duo.ts';
import { DUO_LIKES } from './duo-likes.ts';
import { flat } from './flat.ts';
import type { GameKnowledge } from './game-knowledge.ts';
import { heuristicRater } from './heuristic-rater.ts';
import { ismcts } from './ismcts.ts';
import { lookahead } from './lookahead.ts';
import { nearby, random } from './random.ts';
import { tokaidoKnowledge } from './tokaido.ts';
import { uct } from './uct.ts';

/** Outcomes over which an action that meets chance is averaged. */
const GREEDY_OUTCOMES = 2;

const GAMES: readonly GameKnowledge[] = [seal(tokaidoKnowledge), seal({ ...duoKnowledge, likes: DUO_LIKES })];

/** Forgets a game's own types: outside, a state only ever goes back to the game it came from. */
function seal<S extends State, O, E>(known: GameKnowledge<S, O, E>): GameKnowledge {
  return known as unknown as GameKnowledge;
}

/** A game by its id, or as it is: one of the same rules may be played on another board. */
export type GameRef = string | Game<State, unknown, unknown>;

export function gameKnowledge(ref: GameRef): GameKnowledge {
  const id = typeof ref === 'string' ? ref : ref.id;
  const known = GAMES.find(({ game }) => game.id === id);
  if (known === undefined) throw new Error(`no strategy knows the game "${id}"`);
  return typeof ref === 'string' || ref === known.game ? known : { ...known, game: ref };
}

/** Makes a strategy for a game; the nets are added to this table. */
export const STRATEGIES = new Map<string, (known: GameKnowledge) => Strategy<State>>([
  ['random', () => random()],
  ['nearby', (known) => nearby(known)],
  ['greedy', (known) => lookahead('greedy', known, known.greedy, GREEDY_OUTCOMES)],
  ['heuristic', (known) => heuristicRater(known)],
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
  return [...STRATEGIES.keys(), ...LEVELS.map(({ id }) => id)];
}

/** Reads `name`, `name@ms` or `name:playouts`; the error says what is wrong. */
export function readBot(words: string): Result<BotSpec> {
  const [, name = '', sign, number] = /^([a-z+-]+)(?:([@:])(\d{1,7}))?$/.exec(words.trim()) ?? [];
  if (!botNames().includes(name) && readCharacter(name) === null) {
    const tempers = `and a level with a temper: LEVEL+${TEMPERS.join(', LEVEL+')}`;
    return fail(`unknown bot "${words}"; there are ${botNames().join(', ')}, ${tempers}`);
  }
  if (number === undefined) return ok({ name, budget: null });
  const limit = Number(number);
  return ok({ name, budget: sign === '@' ? { ms: limit, playouts: 0 } : { ms: 0, playouts: limit } });
}

/** What strategies are made of; the actions that a bot chooses from are still all legal ones. */
export function searchKnowledge(ref: GameRef): GameKnowledge {
  const known = gameKnowledge(ref);
  return known.searched === undefined ? known : { ...known, game: known.searched(known.game) };
}

export function strategyFor(name: string, ref: GameRef): Strategy<State> {
  const known = searchKnowledge(ref);
  const make = STRATEGIES.get(name);
  if (make !== undefined) return make(known);
  const character = readCharacter(name);
  if (character === null) throw new Error(`no strategy is called "${name}"`);
  return levelStrategy(character, known, { net: levelNet, likes: known.likes });
}

/** A bot with its own randomness; `defaultBudget` counts where its words give none. */
export function botFor(words: string, ref: GameRef, seed: number, defaultBudget: Budget = AT_ONCE): Bot {
  const spec = readBot(words);
  if (!spec.ok) throw new Error(spec.error);
  const { name, budget } = spec.value;
  return createBot(gameKnowledge(ref).game, strategyFor(name, ref), seed, budget ?? defaultBudget);
}
