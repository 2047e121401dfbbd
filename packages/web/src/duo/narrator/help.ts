/** What can be typed, one line for each command. */

import { isKey, t } from '@tokaido/words';
import type { CommandName } from './commands.ts';
import { DECIDING, TELLING } from './commands.ts';

/** Told in one line together. */
const MOVES: ReadonlySet<CommandName> = new Set(['pilgrim', 'merchant', 'artist', 'go']);
/** Needs no line: told with others, or asked for right now. */
const TOLD: ReadonlySet<CommandName> = new Set(['yes', 'help']);

export function sayHelp(): string[] {
  const lines = [...DECIDING, ...TELLING]
    .filter((command) => !MOVES.has(command) && !TOLD.has(command))
    .flatMap((command) => {
      const key = [`duo.help.${command}`, `help.${command}`].find(isKey);
      return key === undefined ? [] : [t(key)];
    });
  return [t('help.intro'), t('duo.help.move'), ...lines];
}
