/** A game from where it stands to its end: the person decides, the bots answer, every decision is saved. */

import { homedir } from 'node:os';
import { sep } from 'node:path';
import type { Result } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import { isProgram } from '../engine/program-bot.ts';
import { ProgramError } from '../engine/program-error.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import { isYes } from './command-words.ts';
import { decide } from './decision-prompt.ts';
import { endScreen } from './end-screen.ts';
import { botMove, opponentName } from './levels.ts';
import { outputOn } from './output.ts';
import { writeSave } from './saved-game.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** How long a line about somebody else stays alone, in ms. */
const PACE = 600;

export async function playToEnd(
  session: Session,
  file: string,
  terminal: Terminal,
  style: TextStyle,
  board?: string,
): Promise<'over' | 'left' | 'failed'> {
  const { table, phrase, me, level } = session.seating;
  const { say, show, clears, rows } = outputOn(terminal, style);
  const save = () => writeSave(file, session);
  const tell = async (paced: boolean) => {
    for (const line of session.fresh()) {
      say([line]);
      if (paced && !style.plain) await terminal.pause(PACE);
    }
  };

  const saved = save();
  let greeting = welcome(session, style);
  if (!saved.ok) greeting.push(saved.error, t('term.unsaved'));
  say([...greeting, ...session.told.slice(-WELCOME_LINES)]);
  for (;;) {
    const { pending } = session;
    if (pending === null) break;
    const seen = session.seen(pending);
    if (pending.seat !== me) {
      try {
        session.play(await botMove(table, level, seen.view, phrase, pending.number));
      } catch (error) {
        if (!(error instanceof ProgramError)) throw error;
        say([...error.lines(), ...farewell(session, file, board, save())]);
        return 'failed';
      }
      await tell(true);
      continue;
    }
    save();
    const decision = await decide(
      session,
      seen,
      terminal,
      style,
      () => errorOr(save(), t('term.savedTo', { file: shown(file) })),
      greeting,
    );
    greeting = [];
    if (decision === 'quit') {
      say(farewell(session, file, board, save()));
      return 'left';
    }
    if (decision === 'undone') {
      greeting = [t('term.undone')];
      if (!clears) say(greeting);
      continue;
    }
    session.play(decision.action);
    await tell(false);
    save();
  }
  const foot = [t('term.seed', { phrase }), errorOr(save(), t('term.record', { file: shown(file) }))];
  // The last lines would be gone with the screen before anybody has read them.
  if (clears) await terminal.ask(`${t('term.result')} `);
  show([...endScreen(session, style, rows - foot.length - 1), ...foot]);
  return 'over';
}

const WELCOME_LINES = 12;

function errorOr(result: Result<null>, message: string): string {
  return result.ok ? message : result.error;
}

function welcome(session: Session, style: TextStyle): string[] {
  const { table, me, level } = session.seating;
  const bots = table.game.rules.seats(session.state) - 1;
  const values = { seat: me + 1, bots, level: opponentName(level) };
  return [style.bold(`${table.text.title()}: ${t('term.welcome', values)}`), t('term.welcome.keys')];
}

/** A save names its board and a program, but does not hold them, so they are needed again. */
function farewell(session: Session, file: string, board: string | undefined, saved: Result<null>): string[] {
  if (!saved.ok) return [saved.error];
  const { level } = session.seating;
  const flags = [
    ...(board === undefined ? [] : [`--board ${quoted(board)}`]),
    ...(isProgram(level) ? [`--level ${quoted(level)}`] : []),
  ];
  const lines = [`  npx tokaido play --resume ${quoted(shown(file))}`, ...flags.map((flag) => `    ${flag}`)];
  return [t('term.farewell'), ...lines.map((line, i) => (i < lines.length - 1 ? `${line} \\` : line))];
}

/** Files at home are short to read and to type. */
function shown(file: string): string {
  return file.startsWith(`${homedir()}${sep}`) ? `~${file.slice(homedir().length)}` : file;
}

function quoted(file: string): string {
  return /^[\w./~-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
}

export async function rematch(terminal: Terminal): Promise<boolean> {
  const answer = await terminal.ask(`${t('term.rematch')} `);
  return isYes(answer ?? '');
}
