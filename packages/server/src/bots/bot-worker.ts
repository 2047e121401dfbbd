/** The thread in which bots think: one question after the other. */

import { parentPort } from 'node:worker_threads';
import { botFor, DEFAULT_LEVEL, readCharacter, skillOf } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { addGame, duoTable, gameOf, tokaidoTable } from '@tokaido/table';
import type { Question, Reply } from './bot-thread.ts';

addGame(tokaidoTable);
addGame(duoTable);

parentPort?.on('message', ({ id, plan, bot: words, seed, view, share }: Question) => {
  const reply = (action: string | null) => parentPort?.postMessage({ id, action } satisfies Reply, []);
  try {
    const { game } = gameOf(plan);
    const playouts = playoutsOf(words, game, view as View, share);
    const bot = botFor(words, game, seed, { ms: 0, playouts });
    reply(game.rules.describe(bot.decide(view as View)));
  } catch {
    // The caller knows what to do without an answer.
    reply(null);
  }
});

/** At least one, since none means no limit; a player that cannot try every action takes what its net likes best. */
function playoutsOf(words: string, game: AnyGame, view: View, share: number): number {
  const level = readCharacter(words)?.level ?? DEFAULT_LEVEL;
  const { rules } = game;
  const full = skillOf(level, game.id, rules.optionWords(rules.optionsOf(game.fromView(view)))).playouts;
  return full === 0 ? 0 : Math.max(1, Math.floor(full * share));
}
