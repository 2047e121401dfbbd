/** `tokaido demo`: one game between bots, described while it is played. */

import { t } from '@tokaido/words';
import pc from 'picocolors';
import { readBots } from '../bots/bot-list.ts';
import { playMatch } from '../bots/bot-match.ts';
import { OK, printError } from '../exit.ts';
import { findGame } from '../games/game-list.ts';
import { randomPhrase } from '../games/seed-phrase.ts';
import { journalPrinter } from '../journal/journal-printer.ts';
import { useLanguage } from '../terminal/language.ts';

export interface DemoFlags {
  readonly seed?: string;
  readonly lang?: string;
}

export async function demo({ seed, lang }: DemoFlags): Promise<number> {
  const language = await useLanguage(lang);
  if (!language.ok) return printError(language.error);
  const table = findGame('tokaido');
  const bots = readBots('heuristic');
  const options = table?.options({});
  if (table === undefined || !bots.ok || !options?.ok) return printError('there is no game to show');
  const phrase = seed ?? randomPhrase();
  const printer = journalPrinter(table, [], (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`${pc.bold(table.text.title())}: ${t('term.demo', { bot: bots.value[0] ?? '' })}\n`);
  await playMatch(table, options.value, phrase, bots.value, printer.listener);
  printer.end();
  process.stdout.write(`\n${t('term.demo.again', { command: `npx tokaido demo --seed ${phrase}` })}\n`);
  return OK;
}
