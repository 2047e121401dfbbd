/** Who takes part in a league: where a bot can play, and what tells it apart from all others. */

import type { Game, Result, State } from '@tokaido/kernel';
import { fingerprintOf } from '../net/fingerprint.ts';
import type { NetFile } from '../net/net-files.ts';
import { netFileOf } from '../net/net-files.ts';
import { evaluatorFor } from '../net/shipped-nets.ts';
import { botMisfit, STRATEGIES, splitBudget } from '../strategies/registry.ts';

type AnyGame = Game<State, unknown, unknown>;

/** The nets that come with the game, as bots: `net`, `net-rollouts`, also with a budget. */
export function isShippedNet(words: string): boolean {
  return /^net(-rollouts)?$/.test(splitBudget(words.trim()).name);
}

/** Whether a bot is a net, of a file or one that comes with the game. */
export function isNetBot(words: string): boolean {
  return isShippedNet(words) || netFileOf(words) !== null;
}

/** Why a bot has no place at a table, in a sentence. A net that is not there is none: the heuristic would play for it. */
export function whyNotSeated(words: string, game: AnyGame, options: unknown): string | null {
  const misfit = botMisfit(words, game, options);
  if (misfit !== null || !isShippedNet(words)) return misfit;
  const evaluator = evaluatorFor(game, options);
  return evaluator.ok ? null : evaluator.error;
}

/**
 * The bot's words with the fingerprint of its net, so that results are never taken for those of another net. Whatever
 * may play with a net that comes with the game changes with it.
 */
export function identityOf(
  words: string,
  game: AnyGame,
  options: unknown,
  netFile: (file: string) => Result<NetFile>,
): string {
  const bot = words.trim();
  const file = netFileOf(bot);
  if (file !== null) {
    const net = netFile(file);
    return net.ok ? bot.replace(file, `#${net.value.fingerprint}`) : bot;
  }
  const usesNoNet = STRATEGIES.has(splitBudget(bot).name) && !isShippedNet(bot);
  if (usesNoNet || bot.startsWith('exec:')) return bot;
  const evaluator = evaluatorFor(game, options);
  return evaluator.ok ? `${bot}#${fingerprintOf(evaluator.value.net)}` : bot;
}

/** The seeds of the training run that made a net, as its file tells. */
export function seedsIn(about: string): string[] {
  return [...about.matchAll(/--seed[ =](\S+)/g)].map(([, seed]) => seed);
}
