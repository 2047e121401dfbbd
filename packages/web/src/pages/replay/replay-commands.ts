/** The commands of a replay, typed in the narrator view: those of the player's language, and the English ones always. */

import { t } from '@tokaido/words';
import english from '@tokaido/words/locales/en/replay.json' with { type: 'json' };
import '@tokaido/words/locales/en/replay';
import { commandsOf } from '../../narrator/commands.ts';

const COMMANDS = [
  'next',
  'previous',
  'turn',
  'turn-back',
  'first',
  'last',
  'move',
  'as',
  'judge',
  'moments',
  'try',
  'show',
  'help',
] as const;

export type ReplayCommand = (typeof COMMANDS)[number];

export const { commandIn } = commandsOf<ReplayCommand>(COMMANDS, (command) => {
  const key = `replay.cmd.${command}` as const;
  return [t(key), english[key]];
});
