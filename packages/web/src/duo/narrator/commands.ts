/** The commands of Duo's narrator: those of every game, and its own. */

import '@tokaido/words/locales/en/duo-narrator';
import '@tokaido/words/locales/en/narrator';
import { t } from '@tokaido/words';
import ours from '@tokaido/words/locales/en/duo-narrator.json' with { type: 'json' };
import shared from '@tokaido/words/locales/en/narrator.json' with { type: 'json' };
import { commandsOf } from '../../narrator/commands.ts';

/** Of Duo: named after the verbs of a record where there is one. */
const OWN_DECIDING = [
  'pilgrim',
  'merchant',
  'artist',
  'again',
  'visit',
  'draw',
  'sell',
  'keep',
  'return',
  'wave',
  'paint',
  'gift',
] as const;
/** The word for the choices of other games means the token here. */
const OWN_TELLING = ['map', 'areas', 'boards', 'ends', 'choices'] as const;
/** Of every game. */
const SHARED_DECIDING = ['go', 'choose', 'nothing', 'yes'] as const;
const SHARED_TELLING = [
  'look',
  'why',
  'status',
  'last',
  'journal',
  'score',
  'hint',
  'undo',
  'time',
  'extend',
  'back',
  'say',
  'help',
] as const;

type Own = (typeof OWN_DECIDING)[number] | (typeof OWN_TELLING)[number];
type Shared = (typeof SHARED_DECIDING)[number] | (typeof SHARED_TELLING)[number];
export type Deciding = (typeof OWN_DECIDING)[number] | (typeof SHARED_DECIDING)[number];
export type Telling = (typeof OWN_TELLING)[number] | (typeof SHARED_TELLING)[number];
export type CommandName = Deciding | Telling;

export const DECIDING: readonly Deciding[] = [...OWN_DECIDING, ...SHARED_DECIDING];
export const TELLING: readonly Telling[] = [...OWN_TELLING, ...SHARED_TELLING];

function isOwn(command: CommandName): command is Own {
  return ([...OWN_DECIDING, ...OWN_TELLING] as readonly string[]).includes(command);
}

export const { wordsFor, commandIn } = commandsOf<CommandName>([...DECIDING, ...TELLING], (command) => {
  if (isOwn(command)) return [t(`duo.cmd.${command}`), ours[`duo.cmd.${command}`]];
  const key = `cmd.${command satisfies Shared}` as const;
  return [t(key), shared[key]];
});

export function isDeciding(command: CommandName): command is Deciding {
  return (DECIDING as readonly string[]).includes(command);
}
