/** Analyses as tables for the terminal. */

import type { Estimate } from '@tokaido/bots';
import type { Row } from '../terminal/columns.ts';
import { columns } from '../terminal/columns.ts';
import type { Calibration } from './calibration.ts';
import type { AnalysedSeat, GameReport } from './game-report.ts';
import type { Summary } from './summary.ts';

export function gameTable(id: string, { by, moves, seats }: GameReport): string[] {
  return [
    `${id}: ${moves} moves, judged by ${by}`,
    ...columns(
      [
        '',
        'points',
        'place',
        'choices',
        'lost a choice',
        'accuracy %',
        'win share lost %',
        'luck %',
        'marks',
      ],
      seats.map(seatRow),
    ),
    '',
  ];
}

function seatRow(seat: AnalysedSeat, at: number): Row {
  return [
    `${at + 1} ${seat.name}`.trim(),
    seat.score?.points ?? '–',
    seat.score?.place ?? '–',
    seat.decisions,
    words(seat.pointsLostPerDecision, 2),
    // Whoever plays the judge's own moves cannot be judged by it.
    seat.playsAsJudge ? 'plays as the judge' : words(seat.accuracy, 1),
    words(seat.winShareLost, 1, 100),
    words(seat.luck, 1, 100),
    Object.entries(seat.marks)
      .map(([mark, count]) => `${count} ${mark}${count === 1 ? '' : 's'}`)
      .join(', '),
  ];
}

export function summaryTable({ games, decisions, places, apart, correlations }: Summary): string[] {
  const cells = (means: Summary['apart']): Row => [
    words(means.points, 1),
    words(means.pointsLost, 3),
    words(means.accuracy, 2),
    words(means.winShareLost, 1, 100),
    words(means.luck, 1, 100),
  ];
  const errors = ({ value, error }: Estimate) => (error === 0 ? '–' : (value / error).toFixed(1));
  return [
    `${games} games, ${decisions} decisions with a choice`,
    '',
    ...columns(
      ['place', 'seats', 'points', 'points lost a choice', 'accuracy %', 'win share lost %', 'luck %'],
      [
        ...places.map(({ place, seats, means }) => [place, seats, ...cells(means)]),
        ['last − first', '', ...cells(apart)],
        ['in errors', '', ...Object.values(apart).map(errors)],
      ],
    ),
    '',
    `correlation of the place with points lost ${correlations.skill.toFixed(2)}, with luck ` +
      `${correlations.luck.toFixed(2)}, with both ${correlations.both.toFixed(2)}`,
    '',
  ];
}

export function calibrationTable({ bins, brier, brierOfPar, better }: Calibration): string[] {
  const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));
  return [
    ...columns(
      ['win share foreseen %', 'forecasts', 'mean %', 'came %'],
      bins.map(({ count, foreseen, came }, i) => [
        `${(100 * i) / bins.length} to ${(100 * (i + 1)) / bins.length}`,
        count,
        percent(foreseen),
        percent(came),
      ]),
    ),
    '',
    `Brier score ${brier.toFixed(4)}, always par ${brierOfPar.toFixed(4)}, better by ${words(better, 4)}`,
    '',
  ];
}

function words({ value, error }: Estimate, digits: number, scale = 1): string {
  return `${(scale * value).toFixed(digits)} ± ${(scale * error).toFixed(digits)}`;
}
