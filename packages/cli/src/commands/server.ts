/** The subcommands around the server. Its code is loaded only when one of them runs. */

import type { Flags } from '@tokaido/server/config';
import { SETTINGS } from '@tokaido/server/config';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { ChaosFlags } from '../chaos/command.ts';
import type { LoadFlags } from '../load/command.ts';

export function addServerCommands(
  program: Command,
  examples: (...lines: string[]) => string,
  ended: (code: number) => void,
): void {
  const serving = program
    .command('serve')
    .description('serve tables that people reach by a link, with a database in a file')
    .addHelpText(
      'after',
      `\nEvery flag can also be set by the environment variable in brackets; the flag wins.\n${examples(
        'serve',
        'serve --port 80 --host 0.0.0.0 --public-url https://tokaido.example --trust-proxy yes',
        'serve --database postgres://tokaido@localhost/tokaido',
      )}`,
    );
  for (const { flag, env, placeholder, help, default: value } of Object.values(SETTINGS)) {
    serving.option(
      `--${flag} <${placeholder}>`,
      `${help} [${env}${value === '' ? '' : `, default ${value}`}]`,
    );
  }
  serving.action(async (given: Readonly<Record<string, string>>) => {
    const { serve } = await import('../serve/serve.ts');
    ended(await serve(flagsOf(given)));
  });

  program
    .command('backup')
    .description('copy the SQLite file of a server, which may be running, to another file')
    .argument('<file>', 'the copy; it must not exist yet')
    .option('--data <folder>', `${SETTINGS.data.help} [${SETTINGS.data.env}]`)
    .addHelpText('after', examples('backup tokaido-monday.db'))
    .action(async (file: string, given: Readonly<Record<string, string>>) => {
      const { backup } = await import('../serve/backup.ts');
      ended(await backup(file, flagsOf(given)));
    });

  program
    .command('load')
    .description('load test: play many real games against a server of its own and print how fast it answers')
    .option('--tables <n>', 'tables at the same time', number(1, 100_000), 100)
    .option('--seats <n>', 'players at each', number(2, 5), 4)
    .option('--seconds <n>', 'how long to measure', number(1, 3600), 20)
    .option('--think <ms>', 'mean time that a player thinks before a move', number(0, 600_000), 0)
    .option('--options <words>', 'options of the games, such as boxes=crossroads,matsuri', '')
    .option('--database <url>', 'a PostgreSQL to use in place of a SQLite file')
    .option('--url <url>', 'a server that runs already, in place of one of its own')
    .option('--json', 'numbers for other programs')
    .addHelpText('after', examples('load', 'load --tables 1250 --seats 4 --think 500 --seconds 30'))
    .action(async (flags: LoadFlags) => {
      const { load } = await import('../load/command.ts');
      ended(await load(flags));
    });

  program
    .command('chaos')
    .description('kill servers under load on bad lines, then check that nothing was lost or doubled')
    .option('--tables <n>', 'tables at the same time', number(1, 1000), 40)
    .option('--seats <n>', 'players at each', number(2, 5), 4)
    .option('--kills <n>', 'how often a server is killed without warning', number(0, 1000), 20)
    .option('--every <s>', 'seconds between two kills', number(1, 600), 3)
    .option('--options <words>', 'options of the games', '')
    .option('--database <url>', 'a PostgreSQL, served by two processes, in place of a SQLite file')
    .option('--seed <n>', 'the chance of the bad lines and of the players')
    .addHelpText('after', examples('chaos', 'chaos --database postgres://localhost/chaos --kills 10'))
    .action(async (flags: ChaosFlags) => {
      const { chaos } = await import('../chaos/command.ts');
      ended(await chaos(flags));
    });
}

function number(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Commander's names (`publicUrl`) as the flags were written (`public-url`). */
function flagsOf(given: Readonly<Record<string, string>>): Flags {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      value,
    ]),
  );
}
