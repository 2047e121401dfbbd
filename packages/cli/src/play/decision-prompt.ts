/** One decision of the person: the screen, the prompt, and everything that may be typed there. */

import { t } from '@tokaido/words';
import type { TextStyle } from '../terminal/text-style.ts';
import { rowsOf } from './choice-rows.ts';
import type { CommandName } from './command-words.ts';
import { commandIn, typed } from './command-words.ts';
import type { Asked } from './numbered-choices.ts';
import { hint, pick } from './numbered-choices.ts';
import { outputOn } from './output.ts';
import { helpPage, journalPage, reasonLines } from './pages.ts';
import { screen } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import type { Seen } from './terminal-game.ts';

export type Decision = { readonly action: number } | 'undone' | 'quit';

/** Lines that still go under the choices. */
const SHORT = 3;

/** Commands that show something and change nothing. */
type Showing = Exclude<CommandName, 'undo' | 'quit'>;

/** `greeting` stands under the news; `save` says how saving went. */
export async function decide(
  session: Session,
  seen: Seen,
  terminal: Terminal,
  style: TextStyle,
  save: () => string,
  greeting: readonly string[],
): Promise<Decision> {
  const { table, shown } = session.seating;
  const { say, show, clears, rows: height } = outputOn(terminal, style);
  const asked: Asked = { table, shown, seen, rows: rowsOf(table, shown, seen, style), style };
  // Where the screen is not cleared, the news was told as it came.
  const news = clears ? [...session.news, ...greeting] : [];
  const draw = (brief: string | null) => show(screen(shown, seen, asked.rows, news, brief, style, height));
  /** A short answer stands under the choices, where the screen would else be pushed out of sight. */
  const answer = (lines: readonly string[]) => {
    if (!clears) say(lines);
    else if (lines.length > SHORT) show(lines);
    else show([...screen(shown, seen, asked.rows, [], null, style, height - lines.length - 1), ...lines]);
  };

  const pages: Readonly<Record<Showing, (number: number | null) => void>> = {
    why: (number) => answer(reasonLines(asked.rows, number)),
    hint: () => answer(hint(asked)),
    journal: (page) => show(journalPage(session.told, page, style)),
    collections: () => show(shown.collections(seen, style)),
    decks: () => show(shown.decks(seen, style)),
    map: () => show(shown.map(seen, style)),
    save: () => answer([save()]),
    help: () => show([...(shown.help?.(seen, style) ?? []), ...helpPage(style)]),
  };

  const points = table.game.scores(seen.s)[seen.me]?.points ?? 0;
  const purse = t('tell.me', { who: 'you', name: '', points, coins: table.coins(seen.s, seen.me) });
  draw(seen.turn?.decision === table.turn ? null : purse);
  let weighed: number | null = null;
  for (;;) {
    const line = await terminal.ask(`${t('term.prompt')} `);
    if (line === null) return 'quit';
    const text = typed(line);
    if (text === '' && weighed !== null) return { action: weighed };
    weighed = null;
    if (text === '') {
      draw(null);
      continue;
    }
    if (/^\d/.test(text)) {
      const picked = pick(asked, text);
      if (picked.is === 'taken') return { action: picked.action };
      if (picked.is === 'weighed') weighed = picked.action;
      answer([picked.message]);
      continue;
    }
    const asks = commandIn(text);
    if (asks === null) answer([t('term.noCommand')]);
    else if (asks.command === 'quit') return 'quit';
    else if (asks.command === 'undo') {
      const undone = session.undo();
      if (undone.ok) return 'undone';
      answer([undone.error]);
    } else pages[asks.command](asks.number);
  }
}
