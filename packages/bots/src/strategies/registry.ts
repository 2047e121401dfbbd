/**
 * All strategies by name, and how bots are asked for in words: `heuristic`, `uct:500` (playouts), `ismcts@100`
 * (milliseconds). Words of another form are one more entry in `BOT_SOURCES`.
 */

import type { Game, Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { AnyBot, Bot, Budget, SlowBot, Strategy } from '../bot.ts';
import { AT_ONCE, createBot } from '../bot.ts';
import { LEVELS } from '../level-skills.ts';
import { levelStrategy, readCharacter } from '../levels.ts';
import { levelNet } from '../net/level-net.ts';
import { netPlayer, rolloutPlayer } from '../net/player.ts';
import { TEMPERS } from '../temper-names.ts';
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

/** Makes a bot with its own randomness; the budget counts where its words give none. */
export type BotMaker<B extends AnyBot = Bot> = (ref: GameRef, seed: number, budget: Budget) => B;

/** All bots whose words have one form. */
export interface BotSource<B extends AnyBot = Bot> {
  /** For help and errors: the names, or a pattern such as `LEVEL+TEMPER`. */
  forms(): readonly string[];
  /** Null for words of another form; the error says what is wrong with words of this one. */
  read(words: string): Result<BotMaker<B>> | null;
  /** Why a bot of these words cannot play at a table; null where it can, and for words of another form. */
  misfit?(words: string, game: Game<State, unknown, unknown>, options: unknown): string | null;
}

/** The budget at the end of a bot's words, and what stands before it. */
export function splitBudget(words: string): { readonly name: string; readonly budget: Budget | null } {
  const [, name, sign, number] = /^(.*)([@:])(\d{1,7})$/.exec(words) ?? [];
  if (name === undefined) return { name: words, budget: null };
  const limit = Number(number);
  return { name, budget: sign === '@' ? { ms: limit, playouts: 0 } : { ms: 0, playouts: limit } };
}

/** Makes bots of a strategy; `own` is the budget that their words give. */
export function strategyBots(strategy: (ref: GameRef) => Strategy<State>, own: Budget | null): BotMaker {
  return (ref, seed, budget) => createBot(gameKnowledge(ref).game, strategy(ref), seed, own ?? budget);
}

/** `name`, `name@ms` or `name:playouts`; a level may have a temper: `porter+collector`. */
const NAMED: BotSource = {
  forms: () => [...botNames(), ...TEMPERS.map((temper) => `LEVEL+${temper}`)],
  read(words) {
    const { name, budget } = splitBudget(words);
    const isNamed = STRATEGIES.has(name) || readCharacter(name) !== null;
    return isNamed ? ok(strategyBots((ref) => strategyFor(name, ref), budget)) : null;
  },
};

/** Every form of words for a bot that thinks right here. A program that can do more adds its own. */
export const BOT_SOURCES: BotSource[] = [NAMED];

/** The forms of words for bots that are waited for; the command line adds its own. */
export const SLOW_BOT_SOURCES: BotSource<SlowBot>[] = [];

export function botNames(): string[] {
  return [...STRATEGIES.keys(), ...LEVELS.map(({ id }) => id)];
}

/** What can be asked for, for help and errors. */
export function botForms(): string {
  return [...BOT_SOURCES, ...SLOW_BOT_SOURCES].flatMap((source) => source.forms()).join(', ');
}

function readFrom<B extends AnyBot>(sources: readonly BotSource<B>[], words: string): Result<BotMaker<B>> {
  for (const source of sources) {
    const maker = source.read(words.trim());
    if (maker !== null) return maker;
  }
  return fail(`unknown bot "${words}"; there are ${botForms()}`);
}

/** Reads a bot of any kind; the error says what is wrong. */
export function readBot(words: string): Result<BotMaker<AnyBot>> {
  return readFrom<AnyBot>([...BOT_SOURCES, ...SLOW_BOT_SOURCES], words);
}

/** Why a bot cannot play at a table, in a sentence; null where it can. */
export function botMisfit(
  words: string,
  game: Game<State, unknown, unknown>,
  options: unknown,
): string | null {
  for (const source of [...BOT_SOURCES, ...SLOW_BOT_SOURCES]) {
    const misfit = source.misfit?.(words.trim(), game, options) ?? null;
    if (misfit !== null) return misfit;
  }
  return null;
}

/** A bot that thinks right here; `defaultBudget` counts where its words give none. */
export function botFor(words: string, ref: GameRef, seed: number, defaultBudget: Budget = AT_ONCE): Bot {
  return seat(readFrom(BOT_SOURCES, words), ref, seed, defaultBudget);
}

/** A bot of any kind, for whoever can wait. */
export function anyBotFor(
  words: string,
  ref: GameRef,
  seed: number,
  defaultBudget: Budget = AT_ONCE,
): AnyBot {
  return seat(readBot(words), ref, seed, defaultBudget);
}

function seat<B extends AnyBot>(read: Result<BotMaker<B>>, ref: GameRef, seed: number, budget: Budget): B {
  if (!read.ok) throw new Error(read.error);
  return read.value(ref, seed, budget);
}
