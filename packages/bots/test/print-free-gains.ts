/**
 * Prints how often each level declines a free gain: `npx tsx packages/bots/test/print-free-gains.ts 200 1` for 200 games
 * at each table from seed 1. A third argument names a single level.
 */

import { LEVELS } from '../src/levels.ts';
import { freeGains } from './free-gains.ts';

const [games = 200, seed = 1] = process.argv.slice(2, 4).map(Number);
const TABLES = [
  ['duo', 'board=reconstructed-1'],
  ['tokaido', 'players=4'],
  ['tokaido', 'players=4 boxes=crossroads,matsuri'],
] as const;

console.log('level, table, offered, declined, declined against its own judgment');
for (const table of TABLES) {
  for (const level of LEVELS.filter(({ id }) => id === (process.argv[4] ?? id))) {
    const { offered, declined, againstJudgment } = freeGains(level, table, games, seed);
    console.log([level.id, table.join(' '), offered, declined, againstJudgment].join(', '));
  }
}
