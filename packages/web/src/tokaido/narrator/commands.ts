/** The words of the command line: those of the player's language, and the English ones always. */

import { t } from '@tokaido/words';
import english from '@tokaido/words/locales/en/narrator.json' with { type: 'json' };
import '@tokaido/words/locales/en/narrator';
import { plain } from '../../narrator/typed-names.ts';

/** Commands that decide something. */
export const DECIDING = [
  'go',
  'buy',
  'give',
  'eat',
  'choose',
  'keep',
  'option',
  'use',
  'nothing',
  'yes',
] as const;
/** Commands that only tell something, or ask the table for it. */
export const TELLING = [
  'look',
  'why',
  'status',
  'road',
  'choices',
  'last',
  'journal',
  'score',
  'purse',
  'cards',
  'hint',
  'undo',
  'extend',
  'back',
  'say',
  'help',
] as const;

export type Deciding = (typeof DECIDING)[number];
export type Telling = (typeof TELLING)[number];
export type CommandName = Deciding | Telling;

const wordsIn = (text: string) => text.split(',').map(plain);

/** The words for a command, the one we teach first. */
export function wordsFor(command: CommandName): readonly string[] {
  const key = `cmd.${command}` as const;
  return [...wordsIn(t(key)), ...wordsIn(english[key])];
}

export function commandOf(word: string): CommandName | null {
  return [...DECIDING, ...TELLING].find((command) => wordsFor(command).includes(word)) ?? null;
}

/** The command at the head of a line, of one word or two, and what follows it. */
export function commandIn(
  words: readonly string[],
): { readonly command: CommandName; readonly rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const command = words.length < length ? null : commandOf(words.slice(0, length).join(' '));
    if (command !== null) return { command, rest: words.slice(length) };
  }
  return null;
}

export function isDeciding(command: CommandName): command is Deciding {
  return (DECIDING as readonly string[]).includes(command);
}
