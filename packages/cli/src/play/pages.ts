/** Pages that are shown when asked for: the journal, the reasons, the keys. */

import type { Key } from '@tokaido/words';
import { t } from '@tokaido/words';
import type { TextStyle } from '../terminal/text-style.ts';
import { padTo, pair, textWidth } from '../terminal/text-style.ts';
import type { Row } from './choice-rows.ts';
import type { CommandName } from './command-words.ts';
import { COMMANDS, LETTERS } from './command-words.ts';

const PAGE = 20;

/** A page of the journal; the last one unless another is named. */
export function journalPage(told: readonly string[], page: number | null, style: TextStyle): string[] {
  const lines = told.flatMap((line) => line.split('\n'));
  const pages = Math.max(1, Math.ceil(lines.length / PAGE));
  const number = Math.min(pages, Math.max(1, page ?? pages));
  const end = lines.length - (pages - number) * PAGE;
  const head = t('term.journal', { number, pages });
  const more = number > 1 ? [style.dim(t('term.journal.before', { command: `j ${number - 1}` }))] : [];
  return [style.bold(head), ...lines.slice(Math.max(0, end - PAGE), end), ...more];
}

/** Why choices are closed: all of them, or one by its number. */
export function reasonLines(rows: readonly Row[], number: number | null): string[] {
  if (number !== null) {
    const row = rows[number - 1];
    if (row === undefined) return [t('term.noChoice', { number: String(number), most: rows.length })];
    return [reasonLine(row, number)];
  }
  const closed = rows.flatMap((row, i) => (row.closed === null ? [] : [reasonLine(row, i + 1)]));
  return closed.length === 0 ? [t('term.allOpen')] : closed;
}

function reasonLine({ choice, closed }: Row, number: number): string {
  const { name } = choice;
  return t('choice', {
    number,
    name: closed === null ? t('err.open', { name }) : t('err.closed', { name, reason: closed }),
  });
}

/** What can be typed beside commands, and what it does. */
const NUMBERS: readonly (readonly [string, Key])[] = [
  ['3', 'term.help.number'],
  ['1 3', 'term.help.numbers'],
];

/** `h, pista`: the letter, and the word of the language where it is another. */
function shownAs(command: CommandName): string {
  const letter = LETTERS[command];
  const [word = letter] = t(`term.cmd.${command}`).split(',');
  return word === letter ? letter : `${letter}, ${word}`;
}

export function helpPage(style: TextStyle): string[] {
  const keys: readonly (readonly [string, string])[] = [
    ...NUMBERS.map(([key, what]) => [key, t(what)] as const),
    ...COMMANDS.map((command) => [shownAs(command), t(`term.help.${command}`)] as const),
    [t('key.Enter'), t('term.help.enter')],
  ];
  if (style.plain) return [t('term.help.title'), ...keys.map(([key, what]) => pair(key, what))];
  const width = Math.max(...keys.map(([key]) => textWidth(key))) + 1;
  const lines = keys.map(([key, what]) => `  ${style.bold(padTo(key, width))} ${what}`);
  return [style.bold(t('term.help.title')), ...lines, style.dim(`  ${t('term.help.short')}`)];
}
