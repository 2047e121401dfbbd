/** The thread in which bots think: one question after the other. */

import { parentPort } from 'node:worker_threads';
import { botFor, LEVELS, skillOf } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import { addGame, duoTable, gameOf, tokaidoTable } from '@tokaido/table';
import type { Question, Reply } from './bot-thread.ts';

addGame(tokaidoTable);
addGame(duoTable);

parentPort?.on('message', ({ id, plan, level, seed, view, share }: Question) => {
  const reply = (action: string | null) => parentPort?.postMessage({ id, action } satisfies Reply, []);
  try {
    const { game } = gameOf(plan);
    const bot = botFor(level, game, seed, { ms: 0, playouts: playoutsOf(level, game.id, share) });
    reply(game.rules.describe(bot.decide(view as View)));
  } catch {
    // The caller knows what to do without an answer.
    reply(null);
  }
});

/** At least one, since none means no limit; a player that cannot try every action takes what its net likes best. */
function playoutsOf(level: string, game: string, share: number): number {
  const found = LEVELS.find(({ id }) => id === level);
  const full = found === undefined ? 0 : skillOf(found, game).playouts;
  return full === 0 ? 0 : Math.max(1, Math.floor(full * share));
}
