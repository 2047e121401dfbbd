/** What may be typed beside numbers: a letter, the words of the player's language, and the English ones always. */

import { t } from '@tokaido/words';
import english from '@tokaido/words/locales/en/terminal.json' with { type: 'json' };

/** The commands with the letter of each; Enter alone shows the table again. */
export const LETTERS = {
  why: '?',
  hint: 'h',
  undo: 'u',
  journal: 'j',
  collections: 'c',
  decks: 'd',
  map: 'm',
  save: 's',
  quit: 'q',
  help: 'help',
} as const;
export type CommandName = keyof typeof LETTERS;

export const COMMANDS = Object.keys(LETTERS) as readonly CommandName[];

/** Small letters without accents, and digits of any width: what people type. */
export function typed(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

const wordsIn = (text: string) => text.split(',').map(typed);

/** The words for a command, the one we teach first. */
function wordsFor(command: CommandName): readonly string[] {
  const key = `term.cmd.${command}` as const;
  return [...wordsIn(t(key)), ...wordsIn(english[key])];
}

export interface Command {
  readonly command: CommandName;
  readonly number: number | null;
}

/** The command of a typed line, with the number behind it: `? 5` and `?5` are the same. Null where it is none. */
export function commandIn(line: string): Command | null {
  const [, word = '', number] = /^(\D+?)\s*(\d{1,3})?$/.exec(typed(line)) ?? [];
  const command = COMMANDS.find((name) => LETTERS[name] === word || wordsFor(name).includes(word));
  return command === undefined ? null : { command, number: number === undefined ? null : Number(number) };
}

/** Whether an answer to a yes-or-no question is yes. */
export function isYes(line: string): boolean {
  return [...wordsIn(t('term.yes')), ...wordsIn(english['term.yes'])].includes(typed(line));
}
