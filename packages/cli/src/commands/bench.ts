/** `bench`: how fast the engine is. */

import type { Command } from 'commander';
import type { AgainstFlags } from '../bench/against.ts';
import { benchAgainst } from '../bench/against.ts';
import type { BenchFlags } from '../bench/command.ts';
import { bench } from '../bench/command.ts';
import { seconds, wholeNumber } from './arguments.ts';
import { examples, exitWith } from './shared.ts';

type Flags = BenchFlags & Omit<AgainstFlags, 'against'> & Partial<Pick<AgainstFlags, 'against'>>;

export function addBenchCommand(program: Command): void {
  program
    .command('bench')
    .description('measure the speed of the engine and compare it with its minimum and its goal')
    .option('--json', 'numbers for other programs')
    .option('--seconds <n>', 'time to spend on each row', seconds, 1.5)
    .option('--against <build>', 'alternate with another build: a checkout, a package or a main.js')
    .option('--pairs <n>', 'how often to run each of the two builds', wholeNumber(1, 1000), 5)
    .addHelpText(
      'after',
      examples('bench', 'bench --json --seconds 0.5', 'bench --against ../older-checkout'),
    )
    .action(
      exitWith(({ against, ...flags }: Flags) =>
        against === undefined ? bench(flags) : benchAgainst({ ...flags, against }),
      ),
    );
}
