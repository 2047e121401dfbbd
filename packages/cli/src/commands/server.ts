/** `serve`, `backup` and `tables`. The server's code is loaded only when one of them runs. */

import type { Flags } from '@tokaido/server/config';
import { SETTINGS } from '@tokaido/server/config';
import type { Command } from 'commander';
import { examples, exitWith } from './shared.ts';

/** What commander gives: camel case names. */
type Given = Readonly<Record<string, string>>;

export function addServerCommands(program: Command): void {
  const serving = program
    .command('serve')
    .description('run the server with the web client; people join its tables by a link')
    .addHelpText(
      'after',
      `\nEvery flag can also be set by the environment variable in brackets; the flag wins.\n${examples(
        'serve',
        'serve --port 80 --host 0.0.0.0 --public-url https://tokaido.example --trust-proxy 1',
        'serve --database postgres://tokaido@localhost/tokaido',
      )}`,
    );
  for (const { flag, env, placeholder, help, default: value } of Object.values(SETTINGS)) {
    serving.option(
      `--${flag} <${placeholder}>`,
      `${help} [${env}${value === '' ? '' : `, default ${value}`}]`,
    );
  }
  serving.action(
    exitWith(async (given: Given) => {
      const { serve } = await import('../serve/serve.ts');
      return serve(flagsOf(given));
    }),
  );

  program
    .command('backup')
    .description('copy the SQLite database of a server, which may be running, to another file')
    .argument('<file>', 'the copy; it must not exist yet')
    .option('--data <folder>', `${SETTINGS.data.help} [${SETTINGS.data.env}]`)
    .addHelpText('after', examples('backup tokaido-monday.db'))
    .action(
      exitWith(async (file: string, given: Given) => {
        const { backup } = await import('../serve/backup.ts');
        return backup(file, flagsOf(given));
      }),
    );

  addTablesCommand(program);
}

function addTablesCommand(program: Command): void {
  const tables = program
    .command('tables')
    .description('tell what a server, which may be running, has stored, and which tables are damaged')
    .option('--data <folder>', `${SETTINGS.data.help} [${SETTINGS.data.env}]`)
    .option('--database <url>', `${SETTINGS.database.help} [${SETTINGS.database.env}]`)
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      'after',
      `\nA table that cannot be read is set aside: the server goes on without it, and logs a hash of its id.\n${examples(
        'tables',
        'tables show abcdefghjk',
        'tables retry abcdefghjk',
      )}`,
    )
    .action(
      exitWith(async (given: Given) => {
        const { listTables } = await import('../tables/tables.ts');
        return listTables(flagsOf(given));
      }),
    );
  tables
    .command('show')
    .description('tell the state of one table: whether its log and its snapshot can be read')
    .argument('<id>', 'the table, as in its link')
    .addHelpText('after', examples('tables show abcdefghjk'))
    .action(
      exitWith(async (id: string, _: Given, command: Command) => {
        const { showTable } = await import('../tables/tables.ts');
        return showTable(id, flagsOf(command.optsWithGlobals()));
      }),
    );
  tables
    .command('retry')
    .description('take a table that was set aside back into service, once it can be read again')
    .argument('<id>', 'the table, as in its link')
    .addHelpText('after', examples('tables retry abcdefghjk'))
    .action(
      exitWith(async (id: string, _: Given, command: Command) => {
        const { retryTable } = await import('../tables/tables.ts');
        return retryTable(id, flagsOf(command.optsWithGlobals()));
      }),
    );
}

/** Commander's names (`publicUrl`) as the flags were written (`public-url`). */
function flagsOf(given: Given): Flags {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      value,
    ]),
  );
}
