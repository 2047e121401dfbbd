/** One decision of the person: the screen, the prompt, and everything that may be typed there. */

import type { Asked } from './asked.ts';
import { hint, pick } from './asked.ts';
import type { Seen } from './face.ts';
import type { Ink } from './ink.ts';
import { amounts } from './ink.ts';
import { helpPage, journalPage, reasonLines } from './pages.ts';
import { paperIn } from './paper.ts';
import { rowsOf } from './rows.ts';
import { screen } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

export type Decision = { readonly action: number } | 'undone' | 'quit';

/** Lines that still go under the choices. */
const SHORT = 3;

const PROMPT = 'Your choice (help lists the keys): ';

/** `greeting` stands under the news; `save` says how saving went. */
export async function decide(
  session: Session,
  seen: Seen,
  terminal: Terminal,
  ink: Ink,
  save: () => string,
  greeting: readonly string[],
): Promise<Decision> {
  const { table, face } = session.seating;
  const { say, show, clears, rows: height } = paperIn(terminal, ink);
  const asked: Asked = { table, face, seen, rows: rowsOf(table, face, seen, ink), ink };
  // Where the screen is not cleared, the news was told as it came.
  const news = clears ? [...session.news, ...greeting] : [];
  const draw = (brief: string | null) => show(screen(face, seen, asked.rows, news, brief, ink, height));
  /** A short answer stands under the choices, where the screen would else be pushed out of sight. */
  const answer = (lines: readonly string[]) => {
    if (!clears) say(lines);
    else if (lines.length > SHORT) show(lines);
    else show([...screen(face, seen, asked.rows, [], null, ink, height - lines.length - 1), ...lines]);
  };

  /** Keys that show something and change nothing. */
  const keys: Readonly<Record<string, (number: number | null) => void>> = {
    '': () => draw(null),
    '?': (number) => answer(reasonLines(asked.rows, number)),
    h: () => answer([hint(asked)]),
    j: (page) => show(journalPage(session.told, page, ink)),
    c: () => show(face.collections(seen, ink)),
    d: () => show(face.decks(seen, ink)),
    m: () => show(face.map(seen, ink)),
    s: () => answer([save()]),
    help: () => show(helpPage(ink)),
  };

  const purse = amounts(ink, table.game.scores(seen.s)[seen.me].points, table.coins(seen.s, seen.me));
  draw(seen.pending.decision === table.turn ? null : `You have ${purse}.`);
  let weighed: number | null = null;
  for (;;) {
    const line = (await terminal.ask(PROMPT))?.trim().toLowerCase();
    if (line === undefined || line === 'q' || line === 'quit') return 'quit';
    if (line === '' && weighed !== null) return { action: weighed };
    weighed = null;
    if (/^\d/.test(line)) {
      const picked = pick(asked, line);
      if (picked.is === 'taken') return { action: picked.action };
      if (picked.is === 'weighed') weighed = picked.action;
      answer([picked.says]);
      continue;
    }
    if (line === 'u' || line === 'undo') {
      const problem = session.undo();
      if (problem === null) return 'undone';
      answer([`No undo: ${problem}.`]);
      continue;
    }
    // `?5` is as good as `? 5`.
    const [, key = '', number] = /^([a-z]*|\?)\s*(\d{1,3})?$/.exec(line) ?? [];
    if (Object.hasOwn(keys, key) && (key !== '' || line === '')) {
      keys[key](number === undefined ? null : Number(number));
    } else {
      answer(['That is none of the keys. Type a number, or help.']);
    }
  }
}
