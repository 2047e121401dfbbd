/** `tokaido arena`: compares two bots in blocks; in a block the same deal is played from every seat. */

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Block, Setup } from '@tokaido/bots';
import { blockLine, botMisfit, firstLine, readBot, readLog, seatsOf, summarize } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { netFingerprint } from '../bots/net-files.ts';
import { OK, printError } from '../exit.ts';
import { findGame, GAME_NAMES } from '../games/game-list.ts';
import type { GameFlags } from '../games/game-support.ts';
import { randomPhrase } from '../games/seed-phrase.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { LogFile } from './log-file.ts';
import { openLogFile } from './log-file.ts';
import { playBlocks } from './pool.ts';
import { report } from './report.ts';

export interface ArenaFlags extends GameFlags {
  readonly game: string;
  readonly candidate: string;
  readonly against: string;
  readonly blocks: number;
  readonly seed?: string;
  readonly many?: boolean;
  readonly draft?: boolean;
  readonly ms?: number;
  readonly playouts?: number;
  readonly json?: string;
  readonly resume?: string;
  readonly workers?: number;
  /** The file of the board that Duo is played on. */
  readonly board?: string;
}

export async function arena(flags: ArenaFlags): Promise<number> {
  const wanted = setupOf(flags);
  if (!wanted.ok) return printError(`${wanted.error}; see tokaido arena --help`);
  const setup = wanted.value;
  const log = openLog(flags.resume, setup);
  if (!log.ok) return printError(log.error);
  const blocks = log.value.found.filter(({ block }) => block <= flags.blocks);
  const known = new Set(blocks.map(({ block }) => block));
  const numbers = Array.from({ length: flags.blocks }, (_, i) => i + 1).filter((n) => !known.has(n));

  const bar = progressBar(flags.blocks, 'blocks');
  bar.at(blocks.length);
  try {
    await playBlocks(setup, numbers, flags.workers ?? availableParallelism(), (block) => {
      blocks.push(block);
      log.value.add(block);
      bar.at(blocks.length);
    });
  } finally {
    bar.end();
  }
  return tell(flags, setup, blocks);
}

/** Checks the flags. */
function setupOf(flags: ArenaFlags): Result<Setup> {
  const table = findGame(flags.game);
  if (table === undefined) return fail(`unknown game "${flags.game}"; there are ${GAME_NAMES.join(', ')}`);
  const options = table.options(flags);
  if (!options.ok) return options;
  const bots = [flags.candidate, flags.against];
  for (const bot of bots) {
    const read = readBot(bot);
    if (!read.ok) return read;
    const misfit = botMisfit(bot, table.game, options.value);
    if (misfit !== null) return fail(misfit);
  }
  const nets = bots.flatMap(netFingerprint);
  return ok({
    game: table.game.id,
    options: table.game.rules.optionWords(options.value),
    candidate: flags.candidate,
    against: flags.against,
    ...(nets.length > 0 && { nets }),
    many: flags.many ?? false,
    draft: flags.draft ?? false,
    seed: flags.seed ?? randomPhrase(),
    ...(flags.board !== undefined && { board: readFileSync(flags.board, 'utf8') }),
    budget: { ms: flags.ms ?? 0, playouts: flags.playouts ?? 0 },
  });
}

/** The blocks that were played before; starts the file if there is none. */
function openLog(file: string | undefined, setup: Setup): Result<LogFile<Block>> {
  return openLogFile(file, {
    first: firstLine(setup),
    line: blockLine,
    read: (text) => readLog(text, setup),
  });
}

function tell(flags: ArenaFlags, setup: Setup, blocks: Block[]): number {
  blocks.sort((a, b) => a.block - b.block);
  const summary = summarize(blocks, setup.many);
  if (flags.json !== undefined) {
    const text = `${JSON.stringify({ setup, summary }, null, 2)}\n`;
    try {
      if (flags.json === '-') process.stdout.write(text);
      else writeFileSync(flags.json, text);
    } catch (error) {
      return printError(
        `cannot write ${flags.json}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  if (flags.json !== '-') process.stdout.write(`${report(setup, seatsOf(setup), summary).join('\n')}\n`);
  return OK;
}
