/** `league` and `league gate`: who is the strongest, and whether a new net is accepted. */

import { TABLE_NAMES } from '@tokaido/bots';
import type { Command } from 'commander';
import type { LeagueFlags } from '../league/command.ts';
import { league } from '../league/command.ts';
import { wholeNumber } from './arguments.ts';
import { examples, exitWith } from './shared.ts';

const MOST_BLOCKS = 1_000_000;

const several = (value: string, before: readonly string[] = []) => [...before, value];

export function addLeagueCommands(program: Command): void {
  program
    .command('league')
    .argument('[file]', 'a league file, see docs/league.md')
    .description('rate bots: all play against each other, each deal from every seat, on all cores')
    .option('--entrant <bot>', 'a bot that takes part; may be repeated', several)
    .option(
      '--table <name>',
      `may be repeated: ${TABLE_NAMES.join(', ')} (default: where nets can play)`,
      several,
    )
    .option('--variants <list>', 'variations of every deal, or "mixed" (default: mixed)')
    .option('--blocks <n>', 'deals for each pairing', wholeNumber(1, MOST_BLOCKS), 50)
    .option('--anchor <name>', 'whose rating is 1500 (default: heuristic, or the first)')
    .option('--seed <phrase>', 'any words; the same words give the same deals (default: a new phrase)')
    .option('--json <file>', 'write the result for other programs; - for stdout')
    .option('--resume <file>', 'save each deal in this file, and continue where it ends')
    .option('--workers <n>', 'number of threads (default: all cores)', wholeNumber(1, 256))
    .addHelpText(
      'after',
      examples(
        'league packages/bots/league.json --resume league.jsonl --seed fuji',
        'league --entrant heuristic --entrant greedy --entrant net=new.json --table base-4',
      ),
    )
    .action(exitWith((file: string | undefined, flags: LeagueFlags) => league(file, flags)));
}
