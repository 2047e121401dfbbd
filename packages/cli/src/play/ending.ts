/** The end of a game: the ranking, and where the points came from. */

import type { Score } from '@tokaido/kernel';
import type { Ink } from './ink.ts';
import { mark, padTo, WIDTH } from './ink.ts';
import type { Session } from './session.ts';

/** `room` is the number of lines there are; the ranking is left out where the table needs them. */
export function endingLines(session: Session, ink: Ink, room: number): string[] {
  const { table, face, me } = session.seating;
  const scores = [...table.game.scores(session.state)].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const name = (seat: number) => `${face.name(session.state, seat)}${seat === me ? ' (you)' : ''}`;
  const sources = Object.keys(scores[0].by).filter((source) => scores.some(({ by }) => by[source] !== 0));
  const won = scores.some(({ seat, place }) => seat === me && place === 1);
  const head = ink.bold(won ? 'The end: you win!' : `The end: ${name(scores[0].seat)} wins.`);
  const ranking = scores.map(({ seat, points, place }) => {
    const line = `${place}. ${mark(ink, seat, scores.length)}${name(seat)}, ${points} points`;
    return seat === me ? ink.bold(line) : line;
  });
  const title = (source: string) => face.sourceName(source);
  if (ink.plain) {
    const by = scores.flatMap(({ seat, by: points }) =>
      sources.flatMap((source) =>
        points[source] === 0 ? [] : [`${name(seat)}: ${title(source).toLowerCase()} ${points[source]}.`],
      ),
    );
    return [head, ...ranking.map((line) => `${line}.`), 'Points by source.', ...by];
  }
  const sourced = sourceTable(scores, sources, title, (seat) => face.name(session.state, seat), ink);
  const ranked = [head, ...ranking, '', ...sourced];
  return ranked.length <= room ? ranked : [head, ...sourced];
}

const HEAD = 17;

/** Players side by side, a number and a bar for each source. */
function sourceTable(
  scores: readonly Score[],
  sources: readonly string[],
  title: (source: string) => string,
  name: (seat: number) => string,
  ink: Ink,
): string[] {
  const cell = Math.min(16, Math.floor((WIDTH - HEAD) / scores.length));
  const most = Math.max(1, ...scores.flatMap(({ by }) => sources.map((source) => by[source])));
  const bar = (points: number) => {
    const length = Math.max(points > 0 ? 1 : 0, Math.round((points / most) * (cell - 5)));
    return `${String(points).padStart(3)} ${ink.tint('green', '▇'.repeat(length))}`;
  };
  const heads = scores.map(({ seat }) => padTo(` ${name(seat)}`.slice(0, cell - 1), cell)).join('');
  const total = scores.map(({ points }) => padTo(String(points).padStart(3), cell)).join('');
  return [
    ink.dim((' '.repeat(HEAD) + heads).trimEnd()),
    ...sources.map((source) => {
      const cells = scores.map(({ by }) => padTo(bar(by[source]), cell));
      return `${padTo(title(source).slice(0, HEAD - 1), HEAD)}${cells.join('')}`.trimEnd();
    }),
    `${padTo('Points', HEAD)}${total}`.trimEnd(),
    `${padTo('Place', HEAD)}${scores.map(({ place }) => padTo(String(place).padStart(3), cell)).join('')}`.trimEnd(),
  ];
}
