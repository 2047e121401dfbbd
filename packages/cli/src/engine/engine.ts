/** Our bots as a program: answers the messages of a host, one after the other. */

import type { AnyBot } from '@tokaido/bots';
import { botMisfit, duoOn, gameKnowledge, readBot } from '@tokaido/bots';
import { duo } from '@tokaido/duo';
import type { Game, Result, State, View } from '@tokaido/kernel';
import { fail, ok, versionError } from '@tokaido/kernel';
import { errorText } from '../exit.ts';
import { GAME_NAMES } from '../games/game-list.ts';
import type { Answer, Decide, HostMessage, Place, TakeSeat } from './protocol.ts';
import { PROTOCOL } from './protocol.ts';
import { readMessage } from './read-message.ts';

type AnyGame = Game<State, unknown, unknown>;

interface Seated {
  readonly game: AnyGame;
  readonly bot: AnyBot;
}

export class Engine {
  private readonly bot: string;
  private readonly version: string;
  private readonly seats = new Map<string, Seated>();
  private greeted = false;

  /** `bot` plays where a host asks for no other. */
  constructor(bot: string, version: string) {
    this.bot = bot;
    this.version = version;
  }

  /** The answer to a line; null once the host has said goodbye. */
  async answer(line: string): Promise<Answer | null> {
    const message = readMessage(line);
    if (!message.ok) return { type: 'error', message: message.error };
    if (message.value.type === 'quit') return null;
    try {
      const answer = await this.answerTo(message.value);
      return answer.ok ? answer.value : { type: 'error', message: answer.error };
    } catch (error) {
      return { type: 'error', message: `no answer to "${message.value.type}": ${errorText(error)}` };
    }
  }

  private async answerTo(message: Exclude<HostMessage, { type: 'quit' }>): Promise<Result<Answer>> {
    if (message.type === 'hello') return this.hello(message.protocol);
    if (message.type === 'ping') return ok({ type: 'pong' });
    if (!this.greeted) return fail('say hello first, with the version of the protocol');
    if (message.type === 'seat') return this.takeSeat(message);
    return message.type === 'decide' ? await this.decide(message) : await this.leave(message);
  }

  private hello(protocol: number): Result<Answer> {
    if (protocol !== PROTOCOL)
      return fail(`unknown version ${protocol} of the protocol; this program speaks version ${PROTOCOL}`);
    this.greeted = true;
    return ok({ type: 'hello', protocol: PROTOCOL, name: `tokaido ${this.bot}`, version: this.version });
  }

  private takeSeat({ table, seat, bot = this.bot, seed, budget, ...wanted }: TakeSeat): Result<Answer> {
    const game = playable(wanted);
    if (!game.ok) return game;
    const read = readBot(bot);
    if (!read.ok) return read;
    const options = game.value.rules.parseOptions(wanted.options);
    const misfit = options.ok ? botMisfit(bot, game.value, options.value) : null;
    if (misfit !== null) return fail(misfit);
    this.seats.set(key({ table, seat }), { game: game.value, bot: read.value(game.value, seed, budget) });
    return ok({ type: 'ready', table, seat });
  }

  private async decide({ table, seat, number, view, legal }: Decide): Promise<Result<Answer>> {
    const seated = this.seats.get(key({ table, seat }));
    if (seated === undefined) return fail(nobodyAt({ table, seat }));
    const { game, bot } = seated;
    if (view.game !== game.id) return fail(`the view is of "${view.game}", but ${game.id} is played here`);
    if (view.who !== seat) return fail(`the view is that of seat ${view.who}, not of seat ${seat}`);
    const turn = turnIn(game, view);
    if (!turn.ok) return turn;
    if (turn.value !== seat) return fail(`it is the turn of seat ${turn.value}, not of seat ${seat}`);
    const action = game.rules.describe(await bot.decide(view));
    if (!legal.includes(action))
      return fail(`this program would choose "${action}", which is not among the legal actions given`);
    return ok({ type: 'action', table, seat, number, action });
  }

  private async leave({ table, seat }: Place): Promise<Result<Answer>> {
    const seated = this.seats.get(key({ table, seat }));
    if (seated === undefined) return fail(nobodyAt({ table, seat }));
    this.seats.delete(key({ table, seat }));
    if ('leave' in seated.bot) await seated.bot.leave();
    return ok({ type: 'left', table, seat });
  }
}

function key({ table, seat }: Place): string {
  return `${seat} ${table}`;
}

function nobodyAt({ table, seat }: Place): string {
  return `nobody sits at seat ${seat} of table "${table}"; send "seat" first`;
}

/** Whose turn it is; a view is only known to be one of the game once it has been read. */
function turnIn(game: AnyGame, view: View): Result<number> {
  try {
    const pending = game.pending(game.fromView(view));
    return pending === null ? fail('there is nothing to decide: the game is over') : ok(pending.seat);
  } catch {
    return fail(`the view holds no position of ${game.id}`);
  }
}

/** The game that is described, if it can be played here. */
function playable({
  game: id,
  options,
  rules,
  board,
}: Pick<TakeSeat, 'game' | 'options' | 'rules' | 'board'>): Result<AnyGame> {
  if (!GAME_NAMES.includes(id)) return fail(`unknown game "${id}"; there are ${GAME_NAMES.join(', ')}`);
  if (board !== undefined && id !== duo.id) return fail(`only ${duo.id} has boards to choose from`);
  const found = board === undefined ? ok(gameKnowledge(id).game) : duoOn(JSON.stringify(board));
  if (!found.ok) return fail(`this is no board of ${duo.id}: ${found.error}`);
  const unplayable = versionError(found.value, rules);
  if (unplayable !== null) return fail(unplayable);
  const read = found.value.rules.parseOptions(options);
  return read.ok ? found : fail(`the options "${options}" cannot be read: ${read.error}`);
}
