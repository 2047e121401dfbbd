/** The thread in which bots think: one question after the other. */

import { parentPort } from 'node:worker_threads';
import { botFor } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import { addGame, duoTable, gameOf, tokaidoTable } from '@tokaido/table';
import type { Question, Reply } from './pool.ts';

addGame(tokaidoTable);
addGame(duoTable);

parentPort?.on('message', ({ id, game, level, seed, view }: Question) => {
  const reply = (action: string | null) => parentPort?.postMessage({ id, action } satisfies Reply, []);
  try {
    const { rules } = gameOf(game).game;
    reply(rules.describe(botFor(level, game, seed).decide(view as View)));
  } catch {
    // The caller knows what to do without an answer.
    reply(null);
  }
});
