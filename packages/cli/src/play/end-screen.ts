/** The end of a game: the ranking, and where the points came from. */

import type { Score } from '@tokaido/kernel';
import { sentence, t } from '@tokaido/words';
import type { TextStyle } from '../terminal/text-style.ts';
import { cutTo, mark, padTo, pair, WIDTH, withFullStop } from '../terminal/text-style.ts';
import type { Session } from './session.ts';

/** `room` is the number of lines there are; the ranking is left out where the table needs them. */
export function endScreen(session: Session, style: TextStyle, room: number): string[] {
  const { table, me } = session.seating;
  const scores = [...table.game.scores(session.state)].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const name = (seat: number) => {
    const called = table.text.name(session.state, seat);
    return seat === me ? t('page.you', { name: called }) : called;
  };
  const [best] = scores;
  if (best === undefined) return [];
  const sources = Object.keys(best.by).filter((source) => scores.some(({ by }) => by[source] !== 0));
  const won = scores.some(({ seat, place }) => seat === me && place === 1);
  const head = style.bold(
    won ? t('term.won.you') : t('term.won', { name: table.text.name(session.state, best.seat) }),
  );
  const ranking = scores.map(({ seat, points, place }) => {
    const line = t('tell.score', { place, name: `${mark(style, seat, scores.length)}${name(seat)}`, points });
    return seat === me ? style.bold(line) : line;
  });
  const title = (source: string) => table.text.sourceName(source);
  if (style.plain) {
    const by = scores.flatMap(({ seat, by: points }) =>
      sources.flatMap((source) =>
        points[source] === 0
          ? []
          : [
              pair(
                name(seat),
                withFullStop(t('tell.source', { source: title(source), points: points[source] ?? 0 })),
              ),
            ],
      ),
    );
    return [head, ...ranking, t('term.bySource'), ...by];
  }
  const column = (seat: number) =>
    seat === me ? sentence(t('say.you')) : table.text.name(session.state, seat);
  const sourced = sourceTable(scores, sources, title, column, style);
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
  style: TextStyle,
): string[] {
  const cell = Math.min(16, Math.floor((WIDTH - HEAD) / scores.length));
  const most = Math.max(1, ...scores.flatMap(({ by }) => sources.map((source) => by[source] ?? 0)));
  const bar = (points: number) => {
    const length = Math.max(points > 0 ? 1 : 0, Math.round((points / most) * (cell - 5)));
    return `${String(points).padStart(3)} ${style.tint('green', '▇'.repeat(length))}`;
  };
  const heads = scores.map(({ seat }) => padTo(` ${cutTo(name(seat), cell - 2)}`, cell)).join('');
  const total = scores.map(({ points }) => padTo(String(points).padStart(3), cell)).join('');
  return [
    style.dim((' '.repeat(HEAD) + heads).trimEnd()),
    ...sources.map((source) => {
      const cells = scores.map(({ by }) => padTo(bar(by[source] ?? 0), cell));
      return `${padTo(cutTo(title(source), HEAD - 1), HEAD)}${cells.join('')}`.trimEnd();
    }),
    `${padTo(t('page.points'), HEAD)}${total}`.trimEnd(),
    `${padTo(t('term.place'), HEAD)}${scores.map(({ place }) => padTo(String(place).padStart(3), cell)).join('')}`.trimEnd(),
  ];
}
