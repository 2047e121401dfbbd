/** `replay`, `verify`, `compact`, `expand`, `analyse` and `conform`: games that were played before. */

import type { Command } from 'commander';
import type { AnalyseFlags } from '../analyse/command.ts';
import { analyse } from '../analyse/command.ts';
import { conform } from '../conform/command.ts';
import { compact, expand } from '../records/compact.ts';
import type { ReplayFlags } from '../records/replay.ts';
import { replay } from '../records/replay.ts';
import { verify } from '../records/verify.ts';
import { wholeNumber } from './arguments.ts';
import type { BoardFlags } from './shared.ts';
import { BOARD_OPTION, examples, exitWith, LANGUAGE_OPTION, onBoard } from './shared.ts';

export function addRecordCommands(program: Command): void {
  program
    .command('replay')
    .description('describe a recorded game, move by move in a terminal')
    .argument('<record>', 'a file, - for stdin, a link to a whole game, or its short form')
    .option('--seat <n>', 'only what this seat may know; seats count from 1', wholeNumber(1, 5))
    .option('--step', 'move by move, also where the input is no terminal')
    .option('--all', 'the whole journal at once, also in a terminal')
    .option('--move <n>', 'the first move to show, 0 for the beginning', wholeNumber(0, 9999))
    .option('--hide-end', 'neither the length of the game nor its result, until you get there')
    .option('--plain', 'one fact per line, no symbols, for screen readers')
    .option('--json', 'events as lines of JSON, seats from 0')
    .option(...LANGUAGE_OPTION)
    .option(...BOARD_OPTION)
    .addHelpText(
      'after',
      examples(
        'replay game-0001.txt',
        'replay game-0001.txt --seat 2 --move 37 --hide-end',
        'replay game-0001.txt --all',
        "replay 'https://…/r/link#1/tokaido2.…'",
        'replay - --json < game.txt',
      ),
    )
    .action(
      exitWith((record: string, flags: ReplayFlags & BoardFlags) =>
        onBoard(flags, () => replay(record, flags)),
      ),
    );

  program
    .command('verify')
    .description('check records: every decision, the result and, if the seed is known, the shuffle')
    .argument('<record...>', 'files, - for stdin, or short forms')
    .option(...BOARD_OPTION)
    .addHelpText('after', examples('verify game-0001.txt', 'verify records/*.txt'))
    .action(exitWith((records: string[], flags: BoardFlags) => onBoard(flags, () => verify(records))));

  program
    .command('compact')
    .description('print the short form of a record, which fits into a link; it has no names and no seed')
    .argument('<record>', 'a file or - for stdin')
    .option(...BOARD_OPTION)
    .addHelpText('after', examples('compact game-0001.txt'))
    .action(exitWith((record: string, flags: BoardFlags) => onBoard(flags, () => compact(record))));

  program
    .command('expand')
    .description('print the text form of a record')
    .argument('<record>', 'the short form, a file that contains it, or - for stdin')
    .option(...BOARD_OPTION)
    .addHelpText(
      'after',
      examples('expand tokaido2.players%3D4.AbCd…', 'compact game.txt | tokaido expand -'),
    )
    .action(exitWith((record: string, flags: BoardFlags) => onBoard(flags, () => expand(record))));

  program
    .command('analyse')
    .description('tell skill from luck in played games: points lost by each choice, win share won by draws')
    .argument(
      '<game...>',
      'records, - for stdin, short forms or links, logs of real games, or folders of these',
    )
    .option('--json <file>', 'write the sums of every seat as JSON; - for stdout instead of the table')
    .option('--judge <net>', 'a net from a file that judges in place of the one that comes with the game')
    .option('--seed <n>', 'the same seed gives the same numbers', wholeNumber(0, 0xffffffff), 1)
    .option('--workers <n>', 'number of threads (default: one for each core)', wholeNumber(1, 256))
    .option(
      '--summary',
      'in place of a table of each game: skill and luck by place, and how good the forecasts were',
    )
    .option('--refine', 'play the marked moves out many times: slower, and fewer marks are wrong')
    .option(...BOARD_OPTION)
    .addHelpText(
      'after',
      examples(
        'analyse game-0001.txt',
        'analyse records --json analysis.json',
        'analyse ../shared/games --summary --judge net.json',
      ),
    )
    .action(exitWith((games: string[], flags: AnalyseFlags) => onBoard(flags, () => analyse(games, flags))));

  program
    .command('conform')
    .description('replay logs of real games in the engine and report every difference')
    .argument('<log...>', 'JSON Lines files, one game per line')
    .addHelpText('after', examples('conform ../shared/games/base-sample.jsonl'))
    .action(exitWith((logs: string[]) => conform(logs)));
}
