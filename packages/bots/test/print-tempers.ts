/**
 * Prints what each temper gets of what it is fond of, beside plain bots of its level:
 * `npx tsx packages/bots/test/print-tempers.ts 40 1 porter` for 40 games of each from seed 1. How strong they are is a
 * matter of the arena: `npx tokaido arena --candidate porter+devout --against porter`.
 */

import { TEMPERS } from '../src/temper-names.ts';
import { temperGames } from './temper-games.ts';

const [games = 40, seed = 1] = process.argv.slice(2, 4).map(Number);
const level = process.argv[4] ?? 'porter';
const TABLES = [
  ['base, 4', 'tokaido', 'players=4'],
  ['Crossroads + Matsuri, 4', 'tokaido', 'players=4 boxes=crossroads,matsuri'],
  ['Duo', 'duo', 'board=reconstructed-1'],
] as const;

console.log(`| table | ${TEMPERS.map((temper) => `${temper}, others`).join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(TEMPERS.length)}`);
for (const [name, ...table] of TABLES) {
  const cells = TEMPERS.map((temper) => {
    const { own, others } = temperGames(level, temper, table, games, seed);
    return `${own.toFixed(1)}, ${others.toFixed(1)}`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
