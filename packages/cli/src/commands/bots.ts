/** `simulate`, `arena` and `engine`: bots that play each other, and bots for others. */

import { botForms } from '@tokaido/bots';
import type { Command } from 'commander';
import type { ArenaFlags } from '../arena/command.ts';
import { arena } from '../arena/command.ts';
import type { EngineFlags } from '../engine/command.ts';
import { engine } from '../engine/command.ts';
import type { SimulateFlags } from '../simulate/command.ts';
import { simulate } from '../simulate/command.ts';
import { wholeNumber } from './arguments.ts';
import type { AnswerFlags, BoardFlags } from './shared.ts';
import {
  ANSWER_OPTION,
  addGameOptions,
  BOARD_OPTION,
  examples,
  exitWith,
  onBoard,
  withPrograms,
} from './shared.ts';

/** Games of one run, and playouts of one decision. */
const MOST = 10_000_000;

/** The strongest bot at every table. */
const STRONGEST = 'daimyo';

export function addBotCommands(program: Command): void {
  addGameOptions(program.command('simulate'))
    .description('play many games between bots and summarize them')
    .option('--bots <list>', `a bot for each seat, repeated to fill all: ${botForms()}`, 'random')
    .option('--games <n>', 'number of games', wholeNumber(1, MOST), 100)
    .option('--seed <phrase>', 'any words; game n has the seed "phrase/n" (default: a new phrase)')
    .option('--jsonl <file>', 'write a line of JSON per game, seats from 0; - for stdout, summary on stderr')
    .option('--record <folder>', 'write the record of each game to a file in this folder')
    .option(...ANSWER_OPTION)
    .option(...BOARD_OPTION)
    .addHelpText(
      'after',
      examples(
        'simulate --players 3 --bots greedy,random --games 1000',
        'simulate --variants gastronomy,preparations --seed fuji --jsonl games.jsonl',
        'simulate --games 5 --record records',
      ),
    )
    .action(
      exitWith((flags: SimulateFlags & BoardFlags & AnswerFlags) =>
        onBoard(flags, () => withPrograms(flags, () => simulate(flags))),
      ),
    );

  addGameOptions(program.command('arena'))
    .description('compare two bots: each deal is played from every seat, on all cores')
    .requiredOption('--candidate <bot>', `the bot to measure: ${botForms()}`)
    .requiredOption(
      '--against <bot>',
      'its opponents; name@ms or name:playouts gives a bot a budget of its own',
    )
    .option('--blocks <n>', 'number of deals; each is played once from every seat', wholeNumber(1, MOST), 100)
    .option('--seed <phrase>', 'any words; block n has the deal "phrase/n" (default: a new phrase)')
    .option('--many', 'the candidate takes all seats but one')
    .option('--draft', 'bots choose their travelers; otherwise each seat keeps one for the whole block')
    .option('--ms <n>', 'thinking time per decision, for bots that search', wholeNumber(1, 600_000))
    .option('--playouts <n>', 'playouts per decision, for bots that search', wholeNumber(1, MOST))
    .option('--json <file>', 'write the result for other programs; - for stdout')
    .option('--resume <file>', 'save each block in this file, and continue where it ends')
    .option('--workers <n>', 'number of threads (default: all cores)', wholeNumber(1, 256))
    .option(...ANSWER_OPTION)
    .option(...BOARD_OPTION)
    .addHelpText(
      'after',
      examples(
        'arena --candidate heuristic --against greedy --blocks 200 --seed fuji',
        'arena --candidate ismcts@100 --against uct:1000 --players 2 --resume match.jsonl',
        'arena --game duo --candidate heuristic --against greedy --many',
        'arena --candidate "exec:python3 examples/bots/nearest_stop.py" --against porter',
      ),
    )
    .action(
      exitWith((flags: ArenaFlags & AnswerFlags) =>
        onBoard(flags, () => withPrograms(flags, () => arena(flags))),
      ),
    );

  program
    .command('engine')
    .description('our bots as a program that others ask over standard input and output, see docs/engine.md')
    .option('--bot <bot>', `who plays: ${botForms()}`, STRONGEST)
    .addHelpText('after', examples('engine', 'engine --bot net', 'engine --bot uct:500'))
    .action(exitWith((flags: EngineFlags) => withPrograms({}, () => engine(flags))));
}
