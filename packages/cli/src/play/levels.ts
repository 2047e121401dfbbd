/** Who a person plays against: a level, or any other bot in words. */

import { anyBotFor, DEFAULT_LEVEL, LEVELS, netFileOf, readBot, readCharacter, TEMPERS } from '@tokaido/bots';
import type { Result, View } from '@tokaido/kernel';
import { fail, ok, seedFrom } from '@tokaido/kernel';
import { botName } from '@tokaido/words';
import { isProgram } from '../engine/program-bot.ts';
import type { GameSupport } from '../games/game-support.ts';

/** The words of a level, by name or by number from 1, with a temper where it has one: `2+devout`. */
function levelNamed(text: string = DEFAULT_LEVEL): string | undefined {
  const [level = '', ...temper] = text.trim().toLowerCase().split('+');
  const words = [LEVELS[Number(level) - 1]?.id ?? level, ...temper].join('+');
  return readCharacter(words) === null ? undefined : words;
}

/** `1 pilgrim, 2 porter …`, for help and errors. */
export function levelList(): string {
  const levels = LEVELS.map(({ id }, i) => `${i + 1} ${id}`).join(', ');
  return `${levels}, with a temper if you like: +${TEMPERS.join(', +')}`;
}

/** The words of a level or of any other bot; the error says what there is. */
export function opponentNamed(text?: string): Result<string> {
  const level = levelNamed(text);
  if (level !== undefined) return ok(level);
  const read = text === undefined ? null : readBot(text);
  if (text !== undefined && read?.ok) return ok(text.trim());
  // What is wrong with a net says more than that it is no level.
  if (text !== undefined && read?.ok === false && netFileOf(text) !== null) return read;
  return fail(`unknown level "${text}"; there are ${levelList()}, and the bots of the arena`);
}

/**
 * Who plays on in a saved game; `given` is what the person says of it now. A file that comes from somebody else must not
 * be able to start a program, so the person names it again.
 */
export function opponentOfSave(saved: string, given: string | undefined): Result<string> {
  if (isProgram(saved)) {
    return given === undefined
      ? fail(`you play against a program, which starts only if you say so: add --level '${saved}'`)
      : opponentNamed(given);
  }
  return given === undefined
    ? opponentNamed(saved)
    : fail('--level is settled in the saved game; leave it out');
}

/** For people: the name of a level and its temper, and the words of any other bot. */
export function opponentName(words: string): string {
  const character = readCharacter(words);
  return character === null ? words : botName({ ...character, temper: character.temper ?? undefined });
}

/** What a bot does. A new bot for each decision: undone or resumed, the same game gets the same answers. */
export async function botMove(
  table: GameSupport,
  level: string,
  view: View,
  phrase: string,
  number: number,
): Promise<number> {
  const digest = seedFrom(`${phrase} bot ${view.who} ${number}`);
  const seed = digest.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  const bot = anyBotFor(level, table.game, seed);
  const action = await bot.decide(view);
  if ('leave' in bot) await bot.leave();
  return action;
}
