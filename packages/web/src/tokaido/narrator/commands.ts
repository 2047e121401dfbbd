/** The words of the command line: those of the player's language, and the English ones always. */

import { t } from '@tokaido/words';
import english from '@tokaido/words/locales/en/narrator.json' with { type: 'json' };
import '@tokaido/words/locales/en/narrator';
import { commandsOf } from '../../narrator/commands.ts';

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
  'time',
  'extend',
  'back',
  'say',
  'help',
] as const;

export type Deciding = (typeof DECIDING)[number];
export type Telling = (typeof TELLING)[number];
export type CommandName = Deciding | Telling;

export const { wordsFor, commandOf, commandIn } = commandsOf<CommandName>(
  [...DECIDING, ...TELLING],
  (command) => {
    const key = `cmd.${command}` as const;
    return [t(key), english[key]];
  },
);

export function isDeciding(command: CommandName): command is Deciding {
  return (DECIDING as readonly string[]).includes(command);
}
