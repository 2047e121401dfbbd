/** `load` and `chaos`: a server under load. Their code is loaded only when one of them runs. */

import type { Command } from 'commander';
import type { ChaosFlags } from '../chaos/command.ts';
import type { LoadFlags } from '../load/command.ts';
import { wholeNumber } from './arguments.ts';
import { examples, exitWith } from './shared.ts';

/** The options that say how many games are played at once, and with what. */
function addTableOptions(command: Command, most: number, tables: number): Command {
  return command
    .option('--tables <n>', 'number of tables at the same time', wholeNumber(1, most), tables)
    .option('--seats <n>', 'players at each table', wholeNumber(2, 5), 4)
    .option('--options <words>', 'options of the games, such as boxes=crossroads,matsuri', '');
}

export function addLoadTestCommands(program: Command): void {
  addTableOptions(program.command('load'), 100_000, 100)
    .description('load test: play many real games on a server and print how fast it answers')
    .option('--seconds <n>', 'how long to measure', wholeNumber(1, 3600), 20)
    .option('--think <ms>', 'mean thinking time of a player before a move', wholeNumber(0, 600_000), 0)
    .option('--database <url>', 'use a PostgreSQL database instead of a SQLite file')
    .option('--url <url>', 'test a running server instead of starting one')
    .option('--json', 'numbers for other programs')
    .addHelpText('after', examples('load', 'load --tables 1250 --seats 4 --think 500 --seconds 30'))
    .action(
      exitWith(async (flags: LoadFlags) => {
        const { load } = await import('../load/command.ts');
        return load(flags);
      }),
    );

  addTableOptions(program.command('chaos'), 1000, 40)
    .description('kill servers under load, over bad connections, and check that nothing is lost or doubled')
    .option('--kills <n>', 'how often to kill a server without warning', wholeNumber(0, 1000), 20)
    .option('--every <s>', 'seconds between two kills', wholeNumber(1, 600), 3)
    .option('--database <url>', 'use a PostgreSQL database with two servers instead of a SQLite file')
    .option('--seed <n>', 'seed of the faults and of the players')
    .addHelpText('after', examples('chaos', 'chaos --database postgres://localhost/chaos --kills 10'))
    .action(
      exitWith(async (flags: ChaosFlags) => {
        const { chaos } = await import('../chaos/command.ts');
        return chaos(flags);
      }),
    );
}
