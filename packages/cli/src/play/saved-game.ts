/** A game on disk: its record, with a comment in the head that says who plays. The record is the truth. */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import type { Result } from '@tokaido/kernel';
import {
  fail,
  ok,
  recordFromText,
  recordToText,
  sealedHead,
  seedFrom,
  verify,
  versionError,
} from '@tokaido/kernel';
import { t } from '@tokaido/words';
import { oneLine } from '../exit.ts';
import { findGame, GAME_NAMES } from '../games/game-list.ts';
import { readText } from '../records/record-source.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import { opponentOfSave } from './levels.ts';
import { Session } from './session.ts';
import { terminalGameOf } from './terminal-games.ts';

export function saveText(session: Session): string {
  const { me, level, phrase } = session.seating;
  const [format, ...rest] = recordToText(session.record()).split('\n');
  // The words of a bot may have spaces in them.
  return [
    format,
    `# play seat=${me + 1} level=${encodeURI(level)}`,
    `# phrase ${oneLine(phrase)}`,
    ...rest,
  ].join('\n');
}

/** Readers see the old save or the new one, never a part. */
export function writeSave(file: string, session: Session): Result<null> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, saveText(session));
    renameSync(temporary, file);
    return ok(null);
  } catch (error) {
    return fail(t('term.cannotSave', { file, why: error instanceof Error ? error.message : String(error) }));
  }
}

/** The game of a save, ready to go on; `opponent` is whom the person says to play against. */
export function readSave(file: string, style: TextStyle, opponent?: string): Result<Session> {
  const refuse = (why: string) => fail(`${file}: ${why}`);
  const text = readText(file);
  if (!text.ok) return text;
  const record = recordFromText(text.value);
  if (!record.ok) return refuse(record.error);
  const table = findGame(record.value.game);
  if (table === undefined) return refuse(`a record of an unknown game; there are ${GAME_NAMES.join(', ')}`);
  const unplayable = versionError(table.game, record.value.version);
  if (unplayable !== null) return refuse(unplayable);
  const wrongBoard = table.boardError?.(record.value.options) ?? null;
  if (wrongBoard !== null) return refuse(wrongBoard);
  const [, seat, level] = /^# play seat=(\d) level=(\S+)\s*$/m.exec(text.value) ?? [];
  const [, phrase] = /^# phrase (.+?)\s*$/m.exec(text.value) ?? [];
  if (seat === undefined || level === undefined || phrase === undefined)
    return refuse('not a saved game: it does not say who plays');
  const found = opponentOfSave(decoded(level), opponent);
  if (!found.ok) return refuse(found.error);
  if (record.value.seed !== sealedHead(seedFrom(phrase)).seed)
    return refuse('the seed is not that of its phrase');
  const checked = verify(table.game, record.value);
  if (!checked.ok) return refuse(checked.error);
  const options = table.game.rules.parseOptions(record.value.options);
  if (!options.ok) return refuse(options.error);
  if (record.value.result !== null) return refuse('that game is over; tell it with tokaido replay');
  const me = Number(seat) - 1;
  const moves = record.value.moves.map(({ action }) => action);
  const shown = terminalGameOf(table);
  const session = new Session(
    { table, shown, options: options.value, rules: record.value.version, phrase, me, level: found.value },
    style,
    moves,
  );
  if (me < 0 || me >= table.game.rules.seats(session.state)) return refuse(`there is no seat ${seat}`);
  return ok(session);
}

function decoded(word: string): string {
  try {
    return decodeURI(word);
  } catch {
    return word;
  }
}

/** Where games are saved when no file is named. */
export function defaultFile(game: string, phrase: string): string {
  const name = phrase.replaceAll(/[^\w-]+/g, '-').slice(0, 40);
  return freeName(join(homedir(), '.tokaido', `${game}-${name}.txt`));
}

/** The name itself, or with a number behind it where it is taken. */
export function freeName(file: string): string {
  const { dir, name, ext } = parse(file);
  let free = file;
  for (let i = 2; existsSync(free); i++) free = join(dir, `${name}-${i}${ext}`);
  return free;
}
