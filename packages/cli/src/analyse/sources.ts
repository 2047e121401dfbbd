/** The games to be analysed: records, short forms and links to them, logs of real games, and folders of all these. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { recordOf } from '../conform/drive.ts';
import { readLogLine } from '../conform/log.ts';
import { errorText } from '../exit.ts';
import { parseRecord, readText, shown } from '../records/record-source.ts';

export interface FoundGame {
  /** The id of a logged game, else what was read. */
  readonly id: string;
  /** The error says where it is. */
  readonly record: Result<GameRecord>;
}

/** What a folder may hold; other files in it are left alone. */
const READ = /\.(txt|jsonl|tokaido|record)$/i;
/** A link to a replay: the game is in it. */
const LINK = /^https?:\/\/\S*?([a-z]+\d+\.[^./?#\s]*\.[\w-]+)$/;

/** All games that the arguments stand for; what cannot be read is an error in its place. */
export function findGames(args: readonly string[]): FoundGame[] {
  return args.flatMap((argument) => {
    const files = filesIn(argument);
    return files.ok ? files.value.flatMap(gamesIn) : [{ id: shown(argument), record: files }];
  });
}

/** The files of a folder and of those within it, in order; anything else is itself. */
function filesIn(argument: string): Result<string[]> {
  try {
    if (argument === '-' || !statSync(argument, { throwIfNoEntry: false })?.isDirectory())
      return ok([argument]);
    const found = readdirSync(argument, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && READ.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    return found.length > 0 ? ok(found) : fail(`there is no record and no log (.txt, .jsonl) in ${argument}`);
  } catch (error) {
    return fail(`cannot read ${argument}: ${errorText(error)}`);
  }
}

function gamesIn(argument: string): FoundGame[] {
  const link = LINK.exec(argument)?.[1];
  const text = readText(link ?? argument);
  // Only a short form is too long to be named.
  const id = existsSync(argument) ? argument : shown(link ?? argument);
  if (!text.ok) return [{ id, record: text }];
  if (!text.value.trimStart().startsWith('{')) {
    const parsed = parseRecord(text.value);
    return [{ id, record: parsed.ok ? ok(parsed.value.record) : fail(`${id}: ${parsed.error}`) }];
  }
  const lines = text.value.split('\n').map((line, i) => ({ line, place: i + 1 }));
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, place }) => loggedGame(line, id, place));
}

function loggedGame(line: string, file: string, place: number): FoundGame {
  const log = readLogLine(line);
  if (log === null) return { id: file, record: fail(`${file}: line ${place} is not a game of format 1`) };
  const record = recordOf(log);
  return { id: log.id, record: record.ok ? record : fail(`${file} game ${log.id}: ${record.error}`) };
}
