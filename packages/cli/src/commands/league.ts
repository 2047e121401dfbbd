/** `league` and `league gate`: who is the strongest, and whether a new net is accepted. */

import { TABLE_NAMES } from '@tokaido/bots';
import type { Command } from 'commander';
import type { LeagueFlags } from '../league/command.ts';
import { league } from '../league/command.ts';
import { gate } from '../league/gate.ts';
import type { GateFlags } from '../league/gate-plan.ts';
import { points, wholeNumber } from './arguments.ts';
import type { AnswerFlags } from './shared.ts';
import { ANSWER_OPTION, examples, exitWith, withPrograms } from './shared.ts';

const MOST_BLOCKS = 1_000_000;

const several = (value: string, before: readonly string[] = []) => [...before, value];

export function addLeagueCommands(program: Command): void {
  const command = program.command('league').enablePositionalOptions();
  command
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
    .option(...ANSWER_OPTION)
    .action(
      exitWith((file: string | undefined, flags: LeagueFlags & AnswerFlags) =>
        withPrograms(flags, () => league(file, flags)),
      ),
    );

  command
    .command('gate')
    .description('decide whether a new net or search setting is accepted; exit code 0 yes, 1 no, 2 undecided')
    .requiredOption('--candidate <bot>', 'who is tried, such as net=new.json or net-rollouts=new.json:250')
    .requiredOption('--table <name>', TABLE_NAMES.join(', '))
    .option('--incumbent <bot>', 'who is to be replaced (default: the net in use; for search its own net)')
    .option('--stranger <bot>', 'an opponent of both, such as exec:COMMAND; may be repeated', several)
    .option('--strangers <folder>', 'nets of other runs (default: packages/bots/strangers)')
    .option('--variants <list>', 'variations of every deal, or "mixed" (default: mixed)')
    .option('--gain <points>', 'the difference worth having, in % of the games (default: 1)', points)
    .option('--blocks <n>', 'the most deals', wholeNumber(1, MOST_BLOCKS), 2000)
    .option('--json <file>', 'write the result for other programs; - for stdout')
    .option('--resume <file>', 'save each deal in this file, and continue where it ends')
    .option('--workers <n>', 'number of threads (default: all cores)', wholeNumber(1, 256))
    .addHelpText(
      'after',
      examples(
        'league gate --candidate net=new.json --table base-4 --resume gate.jsonl',
        'league gate --candidate net-rollouts:250 --table duo --stranger "exec:node version-0.mjs engine --bot net"',
      ),
    )
    .option(...ANSWER_OPTION)
    .action(exitWith((flags: GateFlags & AnswerFlags) => withPrograms(flags, () => gate(flags))));
}
