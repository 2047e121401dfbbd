/** `tokaido conform`: replays logs of real games in the engine and reports every difference. */

import { FAILED, OK, oneLine, printError } from '../exit.ts';
import { readText } from '../records/record-source.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { drive } from './drive.ts';
import type { LogGame } from './log.ts';
import { readLog } from './log.ts';

export function conform(files: readonly string[]): number {
  const games: [file: string, game: LogGame][] = [];
  for (const file of files) {
    const text = readText(file);
    if (!text.ok) return printError(text.error);
    const log = readLog(text.value);
    if (!log.ok) return printError(`${file}: ${log.error}`);
    for (const game of log.value) games.push([file, game]);
  }
  let failed = 0;
  const bar = progressBar(games.length, 'games');
  for (const [i, [file, game]] of games.entries()) {
    const difference = drive(game);
    bar.at(i + 1);
    if (difference === null) continue;
    failed++;
    bar.end();
    process.stdout.write(`${file} game ${oneLine(game.id)} ${oneLine(difference)}\n`);
  }
  bar.end();
  process.stdout.write(`${games.length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? OK : FAILED;
}
