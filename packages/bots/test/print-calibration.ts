/**
 * Prints how well the net of a table knows its chances: `npx tsx packages/bots/test/print-calibration.ts base-4 1000 1` for
 * 1,000 games from seed 1. The net plays all seats; what it expected of each chosen action is held against the result.
 */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { leagueTable } from '../src/league/tables.ts';
import { winShares } from '../src/net/afterstate.ts';
import { evaluatorFor } from '../src/net/shipped-nets.ts';
import { gameKnowledge } from '../src/strategies/registry.ts';

const BINS = 20;

const [name = 'base-4', games = '1000', seed = '1'] = process.argv.slice(2);
const table = leagueTable(name);
if (!table.ok) throw new Error(table.error);
const { game } = gameKnowledge(table.value.game);
const rng = new FastChance(Number(seed));
const legal = new Actions();
const bins = Array.from({ length: BINS }, () => ({ count: 0, expected: 0, won: 0 }));
const shares = new Float32Array(table.value.seats);
let brier = 0;
let brierOfPar = 0;

for (let deal = 0; deal < Number(games); deal++) {
  const options = game.rules.parseOptions(table.value.optionWords(deal));
  if (!options.ok) throw new Error(options.error);
  const evaluator = evaluatorFor(game, options.value);
  if (!evaluator.ok) throw new Error(evaluator.error);
  const s = game.setup(options.value, silent(rng));
  const expected: [seat: number, share: number][] = [];
  for (let count = game.legal(s, legal); count > 0; count = game.legal(s, legal)) {
    const seat = game.rules.frames.seat(s);
    let [action] = legal.list;
    if (count > 1) {
      action = evaluator.value.best(s, seat, legal.list, count);
      expected.push([seat, evaluator.value.most]);
    }
    game.play(s, action, silent(rng));
  }
  winShares(game, s, shares);
  for (const [seat, share] of expected) {
    const bin = bins[Math.min(BINS - 1, Math.floor(share * BINS))];
    bin.count++;
    bin.expected += share;
    bin.won += shares[seat];
    brier += (share - shares[seat]) ** 2;
    brierOfPar += (1 / shares.length - shares[seat]) ** 2;
  }
}

const decisions = bins.reduce((sum, { count }) => sum + count, 0);
const percent = (part: number, of: number) => (of === 0 ? '–' : ((100 * part) / of).toFixed(1));
console.log(`${name}, ${games} games from seed ${seed}, ${decisions} decisions`);
console.log(
  `Brier score ${(brier / decisions).toFixed(3)}, always par ${(brierOfPar / decisions).toFixed(3)}\n`,
);
console.log('| predicted | decisions | mean predicted | won |\n| --- | --- | --- | --- |');
for (const [i, { count, expected, won }] of bins.entries()) {
  const edges = `${(100 * i) / BINS}–${(100 * (i + 1)) / BINS} %`;
  console.log(`| ${edges} | ${count} | ${percent(expected, count)} | ${percent(won, count)} |`);
}
