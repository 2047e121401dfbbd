/** `tokaido arena`: how strong a bot is against another, in blocks of the same deal from every seat. */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Block, Setup } from '@tokaido/bots';
import { blockLine, firstLine, readBot, readLog, seatsOf, summarize } from '@tokaido/bots';
import { isComplaint } from '@tokaido/kernel';
import { complain, OK } from '../exit.ts';
import { findGame, GAME_NAMES } from '../games.ts';
import { randomPhrase } from '../phrase.ts';
import type { Wish } from '../playable.ts';
import { progress } from '../progress.ts';
import { playBlocks } from './pool.ts';
import { report } from './report.ts';

export interface ArenaFlags extends Wish {
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
}

export async function arena(flags: ArenaFlags): Promise<number> {
  const setup = setupOf(flags);
  if (isComplaint(setup)) return complain(`${setup.complaint}; see tokaido arena --help`);
  const found = openLog(flags.resume, setup);
  if (isComplaint(found)) return complain(found.complaint);
  const blocks = found.filter(({ block }) => block <= flags.blocks);
  const known = new Set(blocks.map(({ block }) => block));
  const numbers = Array.from({ length: flags.blocks }, (_, i) => i + 1).filter((n) => !known.has(n));

  const bar = progress(flags.blocks, 'blocks');
  bar.at(blocks.length);
  await playBlocks(setup, numbers, flags.workers ?? availableParallelism(), (block) => {
    blocks.push(block);
    if (flags.resume !== undefined) appendFileSync(flags.resume, `${blockLine(block)}\n`);
    bar.at(blocks.length);
  });
  bar.end();
  return tell(flags, setup, blocks);
}

/** Checks everything that was asked for. */
function setupOf(flags: ArenaFlags): Setup | { readonly complaint: string } {
  const table = findGame(flags.game);
  if (table === undefined)
    return { complaint: `unknown game "${flags.game}"; there are ${GAME_NAMES.join(', ')}` };
  const options = table.options(flags);
  if (isComplaint(options)) return options;
  for (const bot of [flags.candidate, flags.against]) {
    const read = readBot(bot);
    if (isComplaint(read)) return read;
  }
  return {
    game: table.game.id,
    options: table.game.rules.optionWords(options),
    candidate: flags.candidate,
    against: flags.against,
    many: flags.many ?? false,
    draft: flags.draft ?? false,
    seed: flags.seed ?? randomPhrase(),
    budget: { ms: flags.ms ?? 0, playouts: flags.playouts ?? 0 },
  };
}

/** The blocks that were played before; a new file is begun. */
function openLog(file: string | undefined, setup: Setup): Block[] | { readonly complaint: string } {
  if (file === undefined) return [];
  try {
    if (!existsSync(file)) {
      writeFileSync(file, `${firstLine(setup)}\n`);
      return [];
    }
    const text = readFileSync(file, 'utf8');
    const blocks = readLog(text, setup);
    if (isComplaint(blocks)) return { complaint: `cannot resume ${file}: ${blocks.complaint}` };
    // A line that was cut off must not run into the next.
    if (!text.endsWith('\n'))
      writeFileSync(file, [firstLine(setup), ...blocks.map(blockLine), ''].join('\n'));
    return blocks;
  } catch (error) {
    return { complaint: `cannot use ${file}: ${error instanceof Error ? error.message : String(error)}` };
  }
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
      return complain(
        `cannot write ${flags.json}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  if (flags.json !== '-') process.stdout.write(`${report(setup, seatsOf(setup), summary).join('\n')}\n`);
  return OK;
}
