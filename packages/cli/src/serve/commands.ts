/** The subcommands around the server. Its code is loaded only when one of them runs. */

import type { Flags, SettingName } from '@tokaido/server/config';
import { SETTINGS } from '@tokaido/server/config';
import type { Command } from 'commander';

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
      `\nEvery flag can be set by the variable in brackets.\n${examples(
        'serve',
        'serve --port 80 --host 0.0.0.0 --public-url https://tokaido.example --trust-proxy yes',
        'serve --database postgres://tokaido@localhost/tokaido',
      )}`,
    );
  for (const [name, { env, usual, says }] of Object.entries(SETTINGS)) {
    serving.option(
      `--${name} <${valueName(name as SettingName)}>`,
      `${says} [${env}${usual === '' ? '' : `, usually ${usual}`}]`,
    );
  }
  serving.action(async (given: Readonly<Record<string, string>>) => {
    const { serve } = await import('./serve.ts');
    ended(await serve(flagsOf(given)));
  });

  program
    .command('backup')
    .description('copy the SQLite file of a server, which may be running, to another file')
    .argument('<file>', 'the copy; it must not exist yet')
    .option(`--data <folder>`, `${SETTINGS.data.says} [${SETTINGS.data.env}]`)
    .addHelpText('after', examples('backup tokaido-monday.db'))
    .action(async (file: string, given: Readonly<Record<string, string>>) => {
      const { backup } = await import('./backup.ts');
      ended(await backup(file, flagsOf(given)));
    });
}

function valueName(name: SettingName): string {
  if (name === 'data') return 'folder';
  if (name === 'database' || name === 'public-url') return 'url';
  return SETTINGS[name].usual.match(/^\d+$/) ? 'n' : 'word';
}

/** Commander's names (`publicUrl`) as the server knows them (`public-url`). */
function flagsOf(given: Readonly<Record<string, string>>): Flags {
  const entries = Object.entries(given).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries) as Flags;
}
