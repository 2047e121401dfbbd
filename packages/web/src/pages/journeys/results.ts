/** What the list of journeys reckons from a game's row: which boxes it was played with, and who came where. */

import type { BranchInfo } from '@tokaido/table';
import type { LocalGame } from '../../table/open-local.ts';

/** The boxes in a game's options, `players=4 boxes=crossroads,matsuri`. */
export function boxesOf(options: string): readonly string[] {
  const words = options.split(' ').find((word) => word.startsWith('boxes='));
  return (words?.slice('boxes='.length) ?? '').split(',').filter((box) => box !== '' && box !== 'none');
}

/** The board in the options of a Duo game, where it is not ours: only then do they show its hash. */
export function boardOf(options: string): readonly string[] {
  const [, id] = /\bboard=(\S+) hash=/.exec(options) ?? [];
  return id === undefined ? [] : [id];
}

/** The place of a seat among all. Points alone do not tell it: achievements part those who have the same. */
export function placeOf(
  { points, places }: Pick<LocalGame, 'points' | 'places'>,
  seat: number,
): { readonly place: number; readonly players: number } {
  const mine = points[seat] ?? 0;
  // A game of an older edition has kept its points only.
  const place = places?.[seat] ?? 1 + points.filter((other) => other > mine).length;
  return { place, players: points.length };
}

/** Where a game left another one, from a row that may have been written by another edition; null where it did not. */
export function branchOf(found: unknown): BranchInfo | null {
  const { parent, move, seat, cards, was } = (found ?? {}) as Partial<Record<keyof BranchInfo, unknown>>;
  if (typeof parent !== 'string' || typeof move !== 'number') return null;
  return {
    parent,
    move,
    seat: typeof seat === 'number' ? seat : 0,
    cards: cards === 'lay' || cards === 'lay-drawn' ? cards : 'dealt',
    was: Array.isArray(was) ? was.filter((points) => typeof points === 'number') : [],
  };
}
