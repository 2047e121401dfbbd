/**
 * Prints how often each level makes an absurd choice: `npx tsx packages/bots/test/print-absurd-choices.ts 100 1` for 100
 * games at each of five tables from seed 1. A third argument names a single level, with a temper if it has one.
 */

import { LEVELS } from '../src/level-skills.ts';
import { absurdChoices, OFFERS } from './absurd-choices.ts';

const [games = 100, seed = 1] = process.argv.slice(2, 4).map(Number);
const TABLES = [
  ['base, 4', 'tokaido', 'players=4'],
  ['Crossroads, 4', 'tokaido', 'players=4 boxes=crossroads'],
  ['Crossroads + Matsuri, 4', 'tokaido', 'players=4 boxes=crossroads,matsuri'],
  ['base, 2', 'tokaido', 'players=2'],
  ['Duo', 'duo', 'board=reconstructed-1'],
] as const;

const words = process.argv[4];
const bots = words === undefined ? LEVELS.map(({ id }) => id) : [words];
const titles = OFFERS.map((offer) => `${offer}s: offered, declined, absurd`);
console.log(`| level | table | ${titles.join(' | ')} | absurd of all |`);
console.log(`| --- | --- |${' --- |'.repeat(OFFERS.length + 1)}`);
for (const [name, ...table] of TABLES) {
  for (const bot of bots) {
    const counts = absurdChoices(bot, table, games, seed);
    const cells = OFFERS.map((offer) => {
      const { offered, declined, absurd } = counts[offer];
      return `${offered}, ${declined}, ${absurd}`;
    });
    const sum = (key: 'offered' | 'absurd') => OFFERS.reduce((all, offer) => all + counts[offer][key], 0);
    const share = `${((100 * sum('absurd')) / Math.max(1, sum('offered'))).toFixed(2)} %`;
    console.log(`| ${bot} | ${name} | ${cells.join(' | ')} | ${share} |`);
  }
}
