/** `load`, `chaos` and `attack`: a server under load. Their code is loaded only when one of them runs. */

import type { Command } from 'commander';
import { Argument } from 'commander';
import type { AttackFlags, AttackName } from '../attack/command.ts';
import type { ChaosFlags } from '../chaos/command.ts';
import type { LoadFlags } from '../load/flags.ts';
import { wholeNumber } from './arguments.ts';
import { examples, exitWith } from './shared.ts';

/** The options that say how many games are played at once, and with what. */
function addTableOptions(command: Command, most: number, tables: number): Command {
  return command
    .option('--tables <n>', 'number of tables at the same time', wholeNumber(1, most), tables)
    .option('--seats <n>', 'players at each table', wholeNumber(2, 5), 4)
    .option('--options <words>', 'options of the games, such as boxes=crossroads,matsuri', '');
}

/** The options that say where tables are stored, and by how many servers. */
function addPlaceOptions(command: Command): Command {
  return command
    .option('--database <url>', 'use a PostgreSQL database instead of a SQLite file')
    .option('--postgres', 'start a throw-away PostgreSQL and use it (in a checkout)')
    .option('--processes <n>', 'processes of a server (PostgreSQL only)', wholeNumber(1, 64), 1);
}

const MOST_SERVERS = 16;

export function addLoadTestCommands(program: Command): void {
  addPlaceOptions(addTableOptions(program.command('load'), 100_000, 100))
    .description('load test: play many real games on a server and print how fast it answers')
    .option('--seconds <n>', 'how long to measure', wholeNumber(1, 3600), 20)
    .option('--think <ms>', 'mean thinking time of a player before a move', wholeNumber(0, 600_000), 0)
    .option(
      '--alternate <n>',
      'separate servers on one PostgreSQL, between which the seats of each table alternate',
      wholeNumber(1, MOST_SERVERS),
      1,
    )
    .option('--clients <n>', 'processes of players (default: one for 5000 seats)', wholeNumber(1, 64))
    .option('--url <url>', 'test a running server instead of starting one')
    .option('--against <build>', 'alternate with the server and the players of another checkout')
    .option('--pairs <n>', 'with --against: how often to run each of the two', wholeNumber(1, 100), 3)
    .option('--json', 'numbers for other programs')
    .addHelpText(
      'after',
      examples(
        'load',
        'load --tables 1250 --seats 4 --think 500 --seconds 30',
        'load --postgres --alternate 2 --think 100',
        'load --against ../older-checkout',
      ),
    )
    .action(
      exitWith(async (flags: LoadFlags) => {
        const { load } = await import('../load/command.ts');
        return load(flags);
      }),
    );

  program.command('load-client', { hidden: true }).action(
    exitWith(async () => {
      const { runClient } = await import('../load/client-process.ts');
      return runClient();
    }),
  );

  addPlaceOptions(addTableOptions(program.command('chaos'), 1000, 40))
    .description(
      'kill servers under load, over bad connections, and check that nothing is lost, doubled or hangs',
    )
    .option('--kills <n>', 'how often to kill a server without warning', wholeNumber(0, 1000), 20)
    .option('--every <s>', 'seconds between two kills', wholeNumber(1, 600), 3)
    .option(
      '--alternate <n>',
      'separate servers on one PostgreSQL; seats connect to any of them (default: 2)',
      wholeNumber(1, MOST_SERVERS),
    )
    .option('--kill-database', 'kill a throw-away PostgreSQL instead of servers')
    .option('--away <s>', 'with --kill-database: seconds until it is started again', wholeNumber(0, 600), 40)
    .option('--end-store-thread', 'end the thread of the SQLite store instead of servers')
    .option('--seed <n>', 'seed of the faults and of the players', wholeNumber(0, 1e9))
    .addHelpText(
      'after',
      examples(
        'chaos',
        'chaos --postgres --alternate 3 --kills 10',
        'chaos --kill-database --away 40 --kills 2',
        'chaos --end-store-thread --kills 5',
      ),
    )
    .action(
      exitWith(async (flags: ChaosFlags) => {
        const { chaos } = await import('../chaos/command.ts');
        return chaos(flags);
      }),
    );

  program
    .command('attack')
    .description('attack a server of its own, with the default limits, while honest people play there')
    .addArgument(
      new Argument(
        '<how>',
        'flood: one seat with 62 sockets; hellos: connects without end; bots: 18 tables of the strongest bots',
      ).choices(['flood', 'hellos', 'bots']),
    )
    .option('--seconds <n>', 'how long to attack', wholeNumber(1, 3600), 60)
    .option('--tables <n>', 'honest tables with four people each', wholeNumber(1, 1000), 50)
    .option('--postgres', 'start a throw-away PostgreSQL and use it (in a checkout)')
    .addHelpText('after', examples('attack flood --seconds 600', 'attack bots'))
    .action(
      exitWith(async (how: AttackName, flags: AttackFlags) => {
        const { attack } = await import('../attack/command.ts');
        return attack(how, flags);
      }),
    );
}
