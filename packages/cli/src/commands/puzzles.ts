/** `puzzles`: positions with one clearly best choice, found in games between bots. */

import type { Command } from 'commander';
import { Option } from 'commander';
import { DEFAULT_GAME, GAME_NAMES } from '../games/game-list.ts';
import { puzzles } from '../puzzles/command.ts';
import type { PuzzleFlags } from '../puzzles/flags.ts';
import { wholeNumber } from './arguments.ts';
import { examples, exitWith } from './shared.ts';

const MOST = 1_000_000;

export function addPuzzleCommand(program: Command): void {
  program
    .command('puzzles')
    .description('find positions with one clearly best choice in games between bots, on all cores')
    .argument('[file...]', 'what was found before, for --merge; files of puzzles, for --check')
    .addOption(new Option('--game <name>', 'which game').choices(GAME_NAMES).default(DEFAULT_GAME))
    .option('--seed <phrase>', 'any words; game n is dealt by "phrase/n" (default: a new phrase)')
    .option(
      '--count <n>',
      'stop once so many are found; with --merge, how many to choose',
      wholeNumber(1, MOST),
    )
    .option('--minutes <n>', 'stop after this time', wholeNumber(1, 100_000))
    .option('--judge <net>', 'the net from a file that must agree with the one that comes with the game')
    .option('--workers <n>', 'number of threads (default: one for each core)', wholeNumber(1, 256))
    .option('--out <file>', 'where to write; a search that has begun there is continued')
    .option('--merge', 'choose among what was found in these files, spread over decisions, boxes and grades')
    .option('--keep <file>', 'with --merge: puzzles that stay as they are, under their numbers')
    .option('--check <bots>', 'how many of the puzzles in these files each of these bots solves')
    .option(
      '--sample <n>',
      'how often both nets agree on so many decisions taken at random',
      wholeNumber(1, MOST),
    )
    .addHelpText(
      'after',
      examples(
        'puzzles --count 20 --seed fuji --out found.jsonl',
        'puzzles --game duo --minutes 30 --out found-duo.jsonl',
        'puzzles --merge found.jsonl more.jsonl --count 300 --out packages/bots/puzzles/tokaido.json',
        'puzzles --check pilgrim,merchant,daimyo packages/bots/puzzles/tokaido.json',
      ),
    )
    .action(exitWith((files: string[], flags: PuzzleFlags) => puzzles(files, flags)));
}
