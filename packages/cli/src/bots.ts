/** Bots as they are named on the command line. */

import { readBot } from '@tokaido/bots';

/** The bots of a comma list, in words that `botFor` understands; a complaint for an unknown name. */
export function readBots(list: string): string[] | { readonly complaint: string } {
  const bots: string[] = [];
  for (const words of list.split(',')) {
    const bot = readBot(words);
    if ('complaint' in bot) return bot;
    bots.push(words.trim());
  }
  return bots;
}
