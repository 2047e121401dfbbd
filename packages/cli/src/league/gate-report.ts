/** The verdict of the gate in words, with the numbers it rests on. */

import type { GateResult, Interval, TestPlan } from '@tokaido/bots';
import type { Row } from '../terminal/columns.ts';
import { columns } from '../terminal/columns.ts';
import type { GatePlan } from './gate-plan.ts';

export function gateReport(plan: GatePlan, test: TestPlan, result: GateResult, seed: string): string[] {
  const { table, candidate, incumbent, strangers, absent } = plan;
  const rows: Row[] = result.against.map((against, i) => [
    strangers[i]?.name ?? '',
    percent(against.candidate.mean),
    percent(against.incumbent.mean),
    signed(against.difference.mean),
    between(against.difference),
  ]);
  const all: Row = ['all', '', '', signed(result.difference.mean), between(result.difference)];
  return [
    `${table.name}, seed ${seed}`,
    `candidate ${candidate.name}, incumbent ${incumbent.name}: each alone against ${table.seats - 1} of a stranger, par ${percent(1 / table.seats)}`,
    '',
    ...columns(['win share, %', 'candidate', 'incumbent', 'difference', '95 %'], [...rows, all]),
    ...absent.map((line) => `not here: ${line}`),
    '',
    `${result.verdict}: ${reason(test, result)}`,
    `${result.deals} deals, ${result.games} games. A candidate that is no better is accepted in ${percent(test.falseAccepts)} % of all tries at most, one that is better by ${percent(test.gain)} points rejected in ${percent(test.falseRejects)} %.`,
    ...(strangers.length > 1 ? [] : ['Only one stranger: a verdict against several means more.']),
  ];
}

function reason(test: TestPlan, { verdict, odds, accept, reject }: GateResult): string {
  const gain = `a gain of ${percent(test.gain)} points`;
  if (verdict === 'accepted')
    return `the log odds for ${gain} are ${odds.toFixed(2)}, at least ${accept.toFixed(2)}`;
  if (verdict === 'rejected')
    return `the log odds for ${gain} are ${odds.toFixed(2)}, at most ${reject.toFixed(2)}`;
  return `the log odds for ${gain} are ${odds.toFixed(2)}, between ${reject.toFixed(2)} and ${accept.toFixed(2)}; play more --blocks`;
}

function between({ low, high }: Interval): string {
  return Number.isFinite(high - low) ? `${signed(low)} to ${signed(high)}` : '';
}

function percent(x: number): string {
  return (100 * x).toFixed(1);
}

function signed(x: number): string {
  return `${x < 0 ? '' : '+'}${percent(x)}`;
}
