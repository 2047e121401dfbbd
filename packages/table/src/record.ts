/** The record of a table's game, see docs/record.md. While a game runs it holds what must stay hidden. */

import type { GameRecord } from '@tokaido/kernel';
import { recordToText } from '@tokaido/kernel';
import { botWords } from './seat.ts';
import { mixOf } from './shuffle.ts';
import type { Table } from './table.ts';
import { gameAt, matchOf, rulesAt } from './table.ts';

export function recordOf(table: Table): GameRecord {
  const { game } = gameAt(table);
  const { state, options, opening, moves, branch } = matchOf(table);
  const over = game.isOver(state);
  return {
    game: game.id,
    version: rulesAt(table),
    options,
    seats: table.seats.map((seat, i) => seat.name || botWords(seat) || `seat ${i + 1}`),
    commit: table.commit,
    seed: over ? table.secret : null,
    mix: mixOf(table),
    ...(branch !== undefined && { branches: branch.branches }),
    opening,
    moves: moves.map(({ action, outcomes }) => ({ action, outcomes })),
    result: over ? game.scores(state).map(({ points }) => points) : null,
  };
}

/** As text; comments say where a bot decided in place of a person, and where decisions were taken back by agreement. */
export function recordText(table: Table): string {
  const [format, ...rest] = recordToText(recordOf(table)).split('\n');
  const { moves, rewound = [] } = matchOf(table);
  const marks = moves.flatMap(({ by, seat }, i) =>
    by === 'stand-in' ? [`# decision ${i + 1}: a bot played for seat ${seat + 1}`] : [],
  );
  const agreed = rewound.map(
    ({ decision, seat, count }) =>
      `# decision ${decision}: seat ${seat + 1} took it back by agreement, with ${count - 1} after it`,
  );
  return [format, ...marks, ...agreed, ...rest].join('\n');
}
