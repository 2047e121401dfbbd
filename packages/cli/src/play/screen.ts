/** One screen: where the game stands, what happened, what is asked and the choices. */

import { t } from '@tokaido/words';
import type { TextStyle } from '../terminal/text-style.ts';
import { textWidth, WIDTH, withFullStop, wrapText } from '../terminal/text-style.ts';
import type { Row } from './choice-rows.ts';
import { rowLines } from './choice-rows.ts';
import type { Seen, TerminalGame } from './terminal-game.ts';

/** What stands on every screen; within a turn the ear is told only what may have changed. */
function standing(shown: TerminalGame, seen: Seen, brief: string | null, style: TextStyle): string[] {
  const title = shown.title(seen);
  if (brief !== null && style.plain) return [title, brief];
  const groups = shown.facts(seen, style);
  if (style.plain) return [title, ...groups.flat().map(({ full }) => withFullStop(full))];
  return [style.bold(title), ...groups.flatMap((group) => together(group.map(({ short }) => short)))];
}

/** Short facts on as few lines as they need. */
function together(facts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(line) + 3 + textWidth(fact) <= WIDTH)
      lines.splice(-1, 1, `${line} · ${fact}`);
    else lines.push(...wrapText(line === undefined ? fact : `  ${fact}`, WIDTH, '  '));
  }
  return lines;
}

export function screen(
  shown: TerminalGame,
  seen: Seen,
  rows: readonly Row[],
  news: readonly string[],
  brief: string | null,
  style: TextStyle,
  height: number,
): string[] {
  const above = standing(shown, seen, brief, style);
  const question = bar(shown.question(seen), style);
  const below = [question, ...rowLines(rows, style)];
  // The prompt takes a line, too.
  const room = height - above.length - below.length - 1;
  if (room === -1 && !style.plain) return [...above.slice(1), ...below];
  if (room < -1 && !style.plain) return [...above.slice(1), question, ...rowLines(rows, style, true)];
  return [...above, ...latest(news, room, style), ...below];
}

/** The last that fits; what does not is in the journal. */
function latest(news: readonly string[], room: number, style: TextStyle): string[] {
  let lines: string[] = [];
  for (const told of [...news].reverse()) {
    const more = [...told.split('\n'), ...lines];
    if (more.length > room) {
      return lines.length < room ? [style.dim(`  ${t('term.earlier')}`), ...lines] : lines;
    }
    lines = more;
  }
  return lines;
}

function bar(question: string, style: TextStyle): string {
  if (style.plain) return question;
  return `${style.dim('──')} ${style.bold(question)} ${style.dim('─'.repeat(Math.max(2, WIDTH - textWidth(question) - 4)))}`;
}
