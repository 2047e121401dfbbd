/** `tokaido demo`: one game between bots, told as it goes. */

import pc from 'picocolors';
import { readBots } from './bots.ts';
import { complain, OK } from './exit.ts';
import { findGame } from './games.ts';
import { playMatch } from './match.ts';
import { randomPhrase } from './phrase.ts';
import { retell } from './retell.ts';

export interface DemoFlags {
  readonly seed?: string;
}

export function demo({ seed }: DemoFlags): number {
  const table = findGame('tokaido');
  const bots = readBots('heuristic');
  const options = table?.options({});
  if (table === undefined || !bots.ok || !options?.ok) return complain('there is no game to show');
  const phrase = seed ?? randomPhrase();
  const teller = retell(table, [], (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(
    `${pc.bold('Tokaido')}: four travelers on the road from Kyoto to Edo, all played by ${bots.value[0]} bots.\n`,
  );
  playMatch(table, options.value, phrase, bots.value, teller.hear);
  teller.end();
  process.stdout.write(`\nThe same journey again: npx tokaido demo --seed ${phrase}\n`);
  return OK;
}
