/** `exec:COMMAND`: a bot that is another program. The whole rest of the words is a command line for the shell. */

import type { BotSource, Budget, SlowBot } from '@tokaido/bots';
import { gameKnowledge, SLOW_BOT_SOURCES } from '@tokaido/bots';
import type { State as DuoState } from '@tokaido/duo';
import { duo } from '@tokaido/duo';
import type { Game, Result, State, View } from '@tokaido/kernel';
import { Actions, fail, ok } from '@tokaido/kernel';
import { Program, quoted } from './program.ts';
import type { Decide, Fields, TakeSeat } from './protocol.ts';

type AnyGame = Game<State, unknown, unknown>;

const PREFIX = 'exec:';

/** Whether a bot is another program. */
export function isProgram(words: string): boolean {
  return words.trim().startsWith(PREFIX);
}

/** How long a program may take to answer unless somebody asks for more or less, in ms. */
const ANSWER_LIMIT = 60_000;

let answerLimit = ANSWER_LIMIT;

/** For the programs that are started from now on. */
export function setAnswerLimit(ms: number = ANSWER_LIMIT): void {
  answerLimit = ms;
}

export function currentAnswerLimit(): number {
  return answerLimit;
}

/** One for each command in this thread, however many games and seats it plays. */
const programs = new Map<string, Program>();
let tables = 0;

function programOf(command: string): Program {
  const program = programs.get(command) ?? new Program(command, answerLimit);
  programs.set(command, program);
  return program;
}

/** Ends all programs of this thread. */
export async function stopPrograms(): Promise<void> {
  const all = [...programs.values()];
  programs.clear();
  await Promise.all(all.map((program) => program.stop()));
}

const PROGRAMS: BotSource<SlowBot> = {
  forms: () => [`${PREFIX}COMMAND`],
  read(words) {
    if (!isProgram(words)) return null;
    const command = words.slice(PREFIX.length).trim();
    if (command === '') return fail(`${PREFIX} needs a command, such as "${PREFIX}python3 my-bot.py"`);
    return ok((ref, seed, budget) => {
      const { game } = gameKnowledge(ref);
      return programBot(command, game, seed, budget);
    });
  },
};

/** Lets `exec:` be read wherever bots are asked for. */
export function addProgramBots(): void {
  if (!SLOW_BOT_SOURCES.includes(PROGRAMS)) SLOW_BOT_SOURCES.push(PROGRAMS);
}

function programBot(command: string, game: AnyGame, seed: number, budget: Budget): SlowBot {
  const table = String(++tables);
  const legal = new Actions();
  /** The program and the seat it has been given there. */
  let taken: { readonly program: Program; readonly seat: number } | null = null;

  async function take(view: View, s: State): Promise<Program> {
    if (taken !== null) return taken.program;
    const program = programOf(command);
    const seat = { type: 'seat', table, seat: view.who, ...described(game, s), seed, budget } as const;
    await program.ask({ ...seat, limit: program.limit }, 'ready', `a seat at ${game.id}`);
    taken = { program, seat: view.who };
    return program;
  }

  return {
    name: `${PREFIX}${command}`,
    async decide(view) {
      const s = game.fromView(view);
      game.legal(s, legal);
      const [only, ...others] = legal.toArray();
      if (only !== undefined && others.length === 0) return only;
      const program = await take(view, s);
      const question = questionOf(game, s, view, legal, table);
      const about = `the decision "${question.decision}" of seat ${view.who}, number ${question.number}`;
      const played = playedIn(await program.ask(question, 'action', about), question, game, legal);
      if (played.ok) return played.value;
      throw program.fail(`${played.error} to ${about}; legal are: ${question.legal.slice(0, 12).join(', ')}`);
    },
    async leave() {
      if (taken === null) return;
      const { program, seat } = taken;
      taken = null;
      await program.ask({ type: 'leave', table, seat }, 'left', 'a goodbye');
    },
  };
}

/** The action of an answer, if it answers the question and is legal. */
function playedIn(answer: Fields, question: Decide, game: AnyGame, legal: Actions): Result<number> {
  const { table, seat, number, action } = answer;
  if (table !== question.table || seat !== question.seat || number !== question.number)
    return fail('answered for another table, seat or number');
  const played = typeof action === 'string' ? game.rules.parse(action) : null;
  if (played !== null && legal.has(played)) return ok(played);
  return fail(`answered ${typeof action === 'string' ? quoted(action) : 'no action'}`);
}

/** The game as a program is told of it. */
function described(game: AnyGame, s: State): Pick<TakeSeat, 'game' | 'options' | 'rules' | 'board'> {
  const options = game.rules.optionWords(game.rules.optionsOf(s));
  const board = game.id === duo.id ? otherBoard(s as DuoState, options) : null;
  return {
    game: game.id,
    options,
    rules: game.rules.versionOf(s),
    ...(board !== null && { board }),
  };
}

/** The board that is played on, where it is not the usual one. */
function otherBoard(s: DuoState, options: string): unknown {
  const usual = duo.rules.optionWords(duo.rules.optionsOf(s));
  return options === usual ? null : s.island.board;
}

function questionOf(game: AnyGame, s: State, view: View, legal: Actions, table: string): Decide {
  const { decision = '', details = {}, number = 0 } = game.pending(s) ?? {};
  const words = legal.toArray().map((action) => game.rules.describe(action));
  return { type: 'decide', table, seat: view.who, number, decision, details, view, legal: words };
}
