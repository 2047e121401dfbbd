/** What the narrator tells when asked: the choices, the road, purses, scores, collections, the journal. */

import '@tokaido/words/locales/en/underway';
import { END } from '@tokaido/tokaido';
import { list, nameOf, sentence, t } from '@tokaido/words';
import {
  innName,
  inns,
  legAhead,
  legOf,
  march,
  moverOf,
  playerName,
  printed,
  sayAction,
  sayQuestion,
  sayReason,
  sayStop,
  spokenOf,
  stopName,
} from '@tokaido/words/tokaido';
import { holdings } from '@tokaido/words/tokaido/collection';
import { sayLine } from '@tokaido/words/tokaido/journal-line';
import type { Narrated as NarratedTable } from '../../narrator/game-narrator.ts';
import type { Line, Seen, Tokaido } from '../model.ts';
import { playerAt } from '../players.ts';
import { choicesOf, closedOnes, destination } from './choices.ts';

/** What telling needs of a table. */
export type Narrated = NarratedTable<Tokaido>;

/** The choices in numbered lines; the goods that cost too much say so. */
export function sayChoices(seen: Seen, model: Narrated): string[] {
  const info = model.info.value;
  return choicesOf(seen).map(({ number, words }) => {
    const position = destination(words, seen);
    const { name, note } = sayAction(words, seen, info);
    const reason = seen.legal.includes(words) ? null : model.explain(words);
    const more =
      reason === null
        ? position === null
          ? note
          : sayStop(position, seen, info).gain
        : sayReason(reason, seen, info);
    return more === undefined || more === ''
      ? t('choice', { number, name })
      : t('choice.note', { number, name, note: more });
  });
}

/** What lies there and is closed, with the reason. */
export function sayClosed(seen: Seen, model: Narrated): string[] {
  const info = model.info.value;
  return closedOnes(seen, model.explain).flatMap((words) => {
    const reason = model.explain(words);
    if (reason === null) return [];
    return [
      t('err.closed', { name: sayAction(words, seen, info).name, reason: sayReason(reason, seen, info) }),
    ];
  });
}

export function sayDecision(seen: Seen, model: Narrated): string[] {
  const question = sayQuestion(seen, model.info.value);
  return seen.mine ? [question, ...sayChoices(seen, model), ...sayClosed(seen, model)] : [question];
}

/** The leg ahead of me, or of the traveler I move, stop by stop. */
export function sayRoad(seen: Seen, model: Narrated): string[] {
  const mover = (seen.mine ? moverOf(seen.turn) : null) ?? seen.me;
  const seat = mover >= 0 ? mover : (march(seen.s)[0]?.seat ?? 0);
  const { to } = legAhead(seen.s, seat);
  const from = playerAt(seen.s, seat).position;
  if (from === END) return [t('tell.road.end')];
  return Array.from({ length: to - from }, (_, i) => sayStop(from + 1 + i, seen, model.info.value).label);
}

/** Where somebody stands: `Hot spring, stop 8 of leg 2`. */
export function sayPlace(seen: Seen, seat: number): string {
  const { s } = seen;
  const position = s.all[seat]?.position ?? 0;
  if (position === 0)
    return t('page.place.start', { place: nameOf('place', printed(s, 0) === 0 ? 'kyoto' : 'edo') });
  if (inns(s).includes(position)) return innName(s, position);
  const leg = legOf(s, position);
  return t('page.place.stop', { stop: stopName(s, position), number: position - leg.from, leg: leg.number });
}

export function sayPurse(seen: Seen, model: Narrated, seat: number): string[] {
  const p = playerAt(seen.s, seat);
  const values = spokenOf(seat, seen, model.info.value);
  const rear = march(seen.s)[0]?.position ?? 0;
  return [
    t('tell.purse', { ...values, points: p.points, coins: p.coins }),
    t('tell.where', { ...values, stop: sayPlace(seen, seat), stops: p.position - rear }),
  ].map(sentence);
}

export function sayScores(seen: Seen, model: Narrated): string[] {
  const info = model.info.value;
  const scores = [...model.scores.value].sort((a, b) => a.place - b.place);
  return scores.flatMap(({ seat, points, place, by }) => {
    const name = playerName(seat, seen, info);
    const sources = Object.entries(by).filter(([, n]) => n !== 0);
    const told = list(
      sources.map(([source, n]) => t('tell.source', { source: nameOf('source', source), points: n })),
    );
    return [
      t('tell.score', { place, name, points }),
      ...(sources.length === 0 ? [] : [t('tell.sources', { name, sources: told })]),
    ];
  });
}

export function sayCards(seen: Seen, model: Narrated, seat: number): string[] {
  const name = playerName(seat, seen, model.info.value);
  const rows = holdings(seen, seat);
  if (rows.length === 0) return [t('tell.collection', { name, things: t('tell.collection.none') })];
  return rows.map(({ what, things }, i) => {
    const told = t('tell.sources', { name: what, sources: things });
    return sentence(i === 0 ? t('tell.collection', { name, things: told }) : told);
  });
}

/** Lines of the journal in words, those without words left out. */
export function sayLines(lines: readonly Line[], seen: Seen, model: Narrated): string[] {
  return lines.map((line) => sayLine(line, seen, model.info.value).join(' ')).filter((text) => text !== '');
}
