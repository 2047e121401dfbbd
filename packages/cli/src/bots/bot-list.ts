/** Bots as they are named on the command line. */

import { readBot } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';

/** The bots of a comma list, in words that `botFor` understands; an error for an unknown name. */
export function readBots(list: string): Result<string[]> {
  const bots: string[] = [];
  for (const words of list.split(',')) {
    const bot = readBot(words);
    if (!bot.ok) return bot;
    bots.push(words.trim());
  }
  return ok(bots);
}
