/** `tokaido simulate`: many games between bots, their summary, and each game as one line of JSON. */

import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { botMisfit } from '@tokaido/bots';
import type { Result, Score } from '@tokaido/kernel';
import { fail, ok, recordToText } from '@tokaido/kernel';
import { readBots } from '../bots/bot-list.ts';
import type { Match } from '../bots/bot-match.ts';
import { playMatch } from '../bots/bot-match.ts';
import { OK, printError } from '../exit.ts';
import { findGame, GAME_NAMES } from '../games/game-list.ts';
import type { GameFlags, GameSupport } from '../games/game-support.ts';
import { randomPhrase } from '../games/seed-phrase.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { Summary } from './summary.ts';

/** Games between two turns of the event loop. */
const PAUSE = 100;

export interface SimulateFlags extends GameFlags {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed?: string;
  readonly jsonl?: string;
  readonly record?: string;
}

/** Where lines of JSON go: a file, stdout for `-`, or nowhere. */
interface Sink {
  write(line: string): void;
  close(): void;
}

export async function simulate(flags: SimulateFlags): Promise<number> {
  const table = findGame(flags.game);
  if (table === undefined) {
    return printError(`unknown game "${flags.game}"; there are ${GAME_NAMES.join(', ')}`);
  }
  const options = table.options(flags);
  if (!options.ok) return printError(`${options.error}; see tokaido simulate --help`);
  const bots = readBots(flags.bots);
  if (!bots.ok) return printError(`${bots.error}; see tokaido simulate --help`);
  const misfits = bots.value.flatMap((bot) => botMisfit(bot, table.game, options.value) ?? []);
  if (misfits[0] !== undefined) return printError(misfits[0]);
  const opened = openSink(flags);
  if (!opened.ok) return printError(opened.error);

  const phrase = flags.seed ?? randomPhrase();
  const summary = new Summary();
  const bar = progressBar(flags.games, 'games');
  const started = performance.now();
  for (let number = 1; number <= flags.games; number++) {
    const match = await playMatch(table, options.value, `${phrase}/${number}`, bots.value);
    const scores = table.game.scores(match.state);
    summary.add(table, match, scores);
    opened.value.write(`${JSON.stringify(gameLine(table, match, scores))}\n`);
    if (flags.record !== undefined)
      writeFileSync(recordPath(flags.record, number), recordToText(match.record()));
    bar.at(number);
    // A closed pipe is noticed here, before all games are played.
    if (number % PAUSE === 0) await new Promise((resume) => setImmediate(resume));
  }
  bar.end();
  opened.value.close();
  const seconds = (performance.now() - started) / 1000;
  const words = table.game.rules.optionWords(options.value);
  const out = flags.jsonl === '-' ? process.stderr : process.stdout;
  out.write(`${[`${table.game.id} ${words}, seed ${phrase}`, '', ...summary.lines(seconds)].join('\n')}\n`);
  return OK;
}

function recordPath(folder: string, number: number): string {
  return join(folder, `game-${String(number).padStart(4, '0')}.txt`);
}

function openSink({ jsonl, record }: SimulateFlags): Result<Sink> {
  try {
    if (record !== undefined) mkdirSync(record, { recursive: true });
  } catch (error) {
    return fail(`cannot make the folder ${record}: ${reason(error)}`);
  }
  if (jsonl === undefined) return ok({ write: () => {}, close: () => {} });
  if (jsonl === '-') return ok({ write: (line) => process.stdout.write(line), close: () => {} });
  try {
    const file = openSync(jsonl, 'w');
    return ok({ write: (line) => writeSync(file, line), close: () => closeSync(file) });
  } catch (error) {
    return fail(`cannot write ${jsonl}: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A finished game for other programs. Seats count from 0. */
function gameLine(table: GameSupport, match: Match, scores: readonly Score[]): object {
  const { game } = table;
  return {
    game: game.id,
    options: game.rules.optionsOf(match.state),
    seed: match.phrase,
    decisions: match.decisions,
    seats: scores.map(({ seat, points, place, by }) => ({
      bot: match.bots[seat]?.name ?? '',
      traveler: table.persona(match.state, seat),
      points,
      place,
      by,
      collection: table.collection(match.state, seat),
    })),
  };
}
