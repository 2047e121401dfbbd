/** The result of a match as a table. */

import type { Interval, Setup, Speed, Summary } from '@tokaido/bots';
import type { Row } from '../terminal/columns.ts';
import { columns } from '../terminal/columns.ts';

export function report(setup: Setup, seats: number, summary: Summary): string[] {
  const others = seats - 1;
  const sides = setup.many
    ? `${others} ${setup.candidate} against one ${setup.against}`
    : `one ${setup.candidate} against ${others} ${setup.against}`;
  const { share, par, elo, margin, points, otherPoints, candidateSpeed, otherSpeed } = summary;
  const rows: Row[] = [
    [
      'win share, %',
      tenth(100 * share.mean),
      between(share, (x) => tenth(100 * x)),
      `par ${tenth(100 * par)}`,
    ],
    ['Elo', signed(elo.mean), between(elo, signed), 'par +0'],
    ['points', tenth(points), '', `others ${tenth(otherPoints)}`],
    ['ahead by', tenth(margin.mean), between(margin, tenth), ''],
    [
      'ms a decision',
      ms(candidateSpeed.mean),
      `p95 ${ms(candidateSpeed.p95)}`,
      `others ${ofOthers(otherSpeed)}`,
    ],
  ];
  return [
    `${setup.game} ${setup.options}: ${sides}, seed ${setup.seed}`,
    '',
    ...columns(['', 'mean', '95 %', ''], rows),
    '',
    `${summary.blocks} blocks, ${summary.games} games, ${summary.decisions} decisions with a choice`,
  ];
}

function between({ low, high }: Interval, words: (x: number) => string): string {
  return Number.isFinite(high - low) ? `${words(low)} to ${words(high)}` : '';
}

function ofOthers(speed: Speed): string {
  return `${ms(speed.mean)}, p95 ${ms(speed.p95)}`;
}

function tenth(x: number): string {
  return x.toFixed(1);
}

function signed(x: number): string {
  if (!Number.isFinite(x)) return x > 0 ? 'beyond' : 'below';
  return `${x < 0 ? '' : '+'}${x.toFixed(0)}`;
}

function ms(x: number): string {
  return x.toPrecision(2).includes('e') ? x.toFixed(0) : x.toPrecision(2);
}
