/** A finished game as the statistics see it: from the seat of the one whose device it is. */

import type { SeatSums } from '../../analysis/messages.ts';
import type { LocalGame } from '../../table/open-local.ts';
import { boxesOf } from './results.ts';
import type { GameSummary } from './summary.ts';

export interface Played {
  readonly id: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly boxes: readonly string[];
  readonly players: number;
  readonly place: number;
  readonly points: number;
  readonly isWon: boolean;
  /** The chance of an equal player to win it. */
  readonly par: number;
  /** Points by the engine's sources. */
  readonly by: Readonly<Record<string, number>>;
  /** The mean of those who won. */
  readonly winners: { readonly points: number; readonly by: Readonly<Record<string, number>> };
  readonly figure: string | null;
  /** The level of the bots if all had the same, `mixed` if not, `people` where somebody else played. */
  readonly company: string;
  readonly skill: SeatSums | null;
}

/** Whether a game can count: it is over and whole, and leaves no other game. */
export function counts({ phase, damaged, branch }: Pick<LocalGame, 'phase' | 'damaged' | 'branch'>): boolean {
  return phase === 'over' && damaged === null && (branch === undefined || branch === null);
}

/**
 * My seat: that of the only person, or of the one with my name where several passed the device round; −1 where it is
 * not known.
 */
export function mySeat({ seats }: Pick<LocalGame, 'seats'>, myName: string): number {
  const people = seats.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ seat, name }] : []));
  const [first] = people;
  if (people.length === 1) return first?.seat ?? -1;
  const mine = people.filter(({ name }) => myName !== '' && name.trim() === myName);
  return mine.length === 1 ? (mine[0]?.seat ?? -1) : -1;
}

/** Null where it does not count, or nobody in it is known to be me. */
export function playedOf(game: LocalGame, summary: GameSummary, myName: string): Played | null {
  const seat = mySeat(game, myName);
  const mine = summary.scores[seat];
  if (!counts(game) || mine === undefined) return null;
  const winners = summary.scores.filter(({ place }) => place === 1);
  const players = summary.scores.length;
  return {
    id: game.id,
    game: game.game,
    at: game.touched,
    boxes: boxesOf(game.options),
    players,
    place: mine.place,
    points: mine.points,
    isWon: mine.place === 1,
    par: winners.length / players,
    by: mine.by,
    winners: { points: mean(winners.map(({ points }) => points)), by: meanBy(winners.map(({ by }) => by)) },
    figure: summary.figures[seat] ?? null,
    company: companyOf(game, seat),
    skill: summary.skill?.[seat] ?? null,
  };
}

function companyOf({ seats }: LocalGame, me: number): string {
  const others = seats.filter((_, seat) => seat !== me);
  if (others.some(({ kind }) => kind !== 'bot')) return 'people';
  const levels = new Set(others.map(({ level }) => level));
  return levels.size === 1 ? ([...levels][0] ?? '') : 'mixed';
}

/** 0 of nothing. */
export function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, value) => sum + value, 0) / list.length;
}

export function meanBy(list: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const sources = new Set(list.flatMap((by) => Object.keys(by)));
  return Object.fromEntries([...sources].map((source) => [source, mean(list.map((by) => by[source] ?? 0))]));
}
