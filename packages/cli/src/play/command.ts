/** `tokaido play`: a person against bots in the terminal. */

import { existsSync } from 'node:fs';
import { botMisfit } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import pc from 'picocolors';
import { FAILED, OK, printError } from '../exit.ts';
import { DEFAULT_GAME, findGame, GAME_NAMES } from '../games/game-list.ts';
import { randomPhrase } from '../games/seed-phrase.ts';
import { useLanguage } from '../terminal/language.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import { textStyle } from '../terminal/text-style.ts';
import { playToEnd, rematch } from './game-loop.ts';
import { opponentNamed } from './levels.ts';
import { defaultFile, freeName, readSave, writeSave } from './saved-game.ts';
import type { Seating } from './session.ts';
import { Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import { terminalOn } from './terminal.ts';
import { terminalGameOf } from './terminal-games.ts';

export interface PlayFlags {
  readonly game?: string;
  readonly players?: number;
  readonly boxes?: string;
  readonly variants?: string;
  readonly level?: string;
  /** From 1. */
  readonly seat?: number;
  readonly seed?: string;
  readonly plain?: boolean;
  readonly lang?: string;
  readonly save?: string;
  readonly resume?: string;
  /** The file of the board that Duo is played on. */
  readonly board?: string;
}

/** The flags that a saved game has already answered. */
const OF_THE_SAVE = ['game', 'players', 'boxes', 'variants', 'seat', 'seed'] as const;

export async function play(flags: PlayFlags, terminal?: Terminal): Promise<number> {
  const language = await useLanguage(flags.lang);
  if (!language.ok) return printError(language.error);
  const style = textStyle(flags.plain === true, pc.isColorSupported);
  const begun = begin(flags, style);
  if (!begun.ok) return printError(begun.error);
  const at = terminal ?? terminalOn(process.stdin, process.stdout);
  try {
    let { session, file } = begun.value;
    for (;;) {
      const end = await playToEnd(session, file, at, style, flags.board);
      if (end === 'failed') return FAILED;
      if (end === 'left' || !(await rematch(at))) break;
      const { seating } = session;
      session = new Session({ ...seating, rules: seating.table.game.version, phrase: randomPhrase() }, style);
      file =
        flags.save === undefined
          ? defaultFile(session.seating.table.game.id, session.seating.phrase)
          : freeName(file);
    }
  } finally {
    at.close();
  }
  return OK;
}

interface Begun {
  readonly session: Session;
  readonly file: string;
}

function begin(flags: PlayFlags, style: TextStyle): Result<Begun> {
  return flags.resume === undefined ? beginNew(flags, style) : goOn(flags, flags.resume, style);
}

function goOn(flags: PlayFlags, resume: string, style: TextStyle): Result<Begun> {
  const twice = OF_THE_SAVE.find((flag) => flags[flag] !== undefined);
  if (twice !== undefined) return fail(`--${twice} is settled in the saved game; leave it out`);
  const read = readSave(resume, style, flags.level);
  if (!read.ok) return read;
  const { table, options, level } = read.value.seating;
  const misfit = botMisfit(level, table.game, options);
  if (misfit !== null) return fail(misfit);
  return ok({ session: read.value, file: flags.save ?? resume });
}

function beginNew(flags: PlayFlags, style: TextStyle): Result<Begun> {
  const seated = seat(flags);
  if (!seated.ok) return seated;
  const seating = seated.value;
  const session = new Session(seating, style);
  const seats = seating.table.game.rules.seats(session.state);
  if (seating.me >= seats) return fail(`there is no seat ${seating.me + 1}: seats are 1 to ${seats}`);
  const { save } = flags;
  if (save === undefined) return ok({ session, file: defaultFile(seating.table.game.id, seating.phrase) });
  if (existsSync(save)) return fail(`${save} is there already; resume it, or choose another name`);
  const saved = writeSave(save, session);
  return saved.ok ? ok({ session, file: save }) : saved;
}

function seat(flags: PlayFlags): Result<Seating> {
  const { game = DEFAULT_GAME, players, boxes, variants, seat: number = 1, seed } = flags;
  const table = findGame(game);
  if (table === undefined) return fail(`unknown game "${game}"; there are ${GAME_NAMES.join(', ')}`);
  const level = opponentNamed(flags.level);
  if (!level.ok) return level;
  const options = table.options({
    ...(players === undefined ? {} : { players }),
    ...(boxes === undefined ? {} : { boxes }),
    ...(variants === undefined ? {} : { variants }),
  });
  if (!options.ok) return options;
  const misfit = botMisfit(level.value, table.game, options.value);
  if (misfit !== null) return fail(misfit);
  // The phrase stands in the save on a line of its own, so it is kept as it will be read.
  const phrase = (seed ?? randomPhrase()).replaceAll(/\s+/g, ' ').trim() || randomPhrase();
  return ok({
    table,
    shown: terminalGameOf(table),
    options: options.value,
    rules: table.game.version,
    phrase,
    me: number - 1,
    level: level.value,
  });
}
