/** `tokaido demo`: one game between bots, told as it goes. */

import { t } from '@tokaido/words';
import pc from 'picocolors';
import { readBots } from './bots.ts';
import { complain, OK } from './exit.ts';
import { findGame } from './games.ts';
import { speak } from './language.ts';
import { playMatch } from './match.ts';
import { randomPhrase } from './phrase.ts';
import { retell } from './retell.ts';

export interface DemoFlags {
  readonly seed?: string;
  readonly lang?: string;
}

export async function demo({ seed, lang }: DemoFlags): Promise<number> {
  const mute = await speak(lang);
  if (mute !== null) return complain(mute);
  const table = findGame('tokaido');
  const bots = readBots('heuristic');
  const options = table?.options({});
  if (table === undefined || !bots.ok || !options?.ok) return complain('there is no game to show');
  const phrase = seed ?? randomPhrase();
  const teller = retell(table, [], (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`${pc.bold(table.text.title())}: ${t('term.demo', { bot: bots.value[0] ?? '' })}\n`);
  playMatch(table, options.value, phrase, bots.value, teller.hear);
  teller.end();
  process.stdout.write(`\n${t('term.demo.again', { command: `npx tokaido demo --seed ${phrase}` })}\n`);
  return OK;
}
