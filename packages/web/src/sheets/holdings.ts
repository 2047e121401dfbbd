/** A collection in rows, each with its points; the points of all rows add up to the score. */

import type { Score } from '@tokaido/kernel';
import { members } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import {
  ACHIEVEMENTS,
  BOXES,
  ENCOUNTERS,
  END_ACHIEVEMENTS,
  SOUVENIR_TYPE,
  SOUVENIR_TYPES,
  SOUVENIRS,
  setPoints,
  tally,
  timesMet,
} from '@tokaido/tokaido';

/** The sources of points that each row shows; a test holds them against the engine. */
export const ROWS = {
  panoramas: ['panorama'],
  souvenirs: ['souvenir'],
  meals: ['meal'],
  encounters: ['encounter'],
  springs: ['spring', 'bath'],
  temple: ['donation', 'donor-rank'],
  achievements: ['ach-panorama', 'ach-end'],
  trees: ['cherry'],
  legends: ['legend'],
  calligraphy: ['calligraphy'],
  festivals: ['festival'],
  power: ['traveler'],
} as const;
export type RowName = keyof typeof ROWS;

export function pointsIn(row: RowName, { by }: Pick<Score, 'by'>): number {
  return ROWS[row].reduce((sum, source) => sum + (by[source] ?? 0), 0);
}

export interface Cell {
  readonly type: number;
  /** The word of the engine for it, or the fifth kind that Crossroads adds. */
  readonly kind: string;
  /** Ids of the souvenirs of this kind; legendary objects for the fifth. */
  readonly cards: readonly string[];
  /** Cards, and tokens that count as such. */
  readonly count: number;
  /** What one more would bring. */
  readonly next: number;
}

/** Souvenirs by kind; dolls and carps count as small objects. The fifth kind shows once there is one of it. */
export function souvenirsOf(s: State, p: Player): readonly Cell[] {
  const cells = SOUVENIR_TYPES.map((kind, type): Cell => {
    const cards = members(p.souvenirs).flatMap((card) =>
      SOUVENIR_TYPE[card] === type ? [SOUVENIRS[card]] : [],
    );
    return {
      type,
      kind,
      cards,
      count: cards.length + (type === 0 ? (p.dolls ?? 0) : 0),
      next: setPoints(s, p, type),
    };
  });
  const ids = BOXES.get('crossroads')?.cards.legend ?? [];
  const offerings = members(p.legends ?? 0).flatMap((card) => (OFFERINGS.has(ids[card]) ? [ids[card]] : []));
  if (offerings.length === 0) return cells;
  const type = SOUVENIR_TYPES.length;
  return [
    ...cells,
    { type, kind: 'offering', cards: offerings, count: offerings.length, next: setPoints(s, p, type) },
  ];
}

/** Legendary objects that count as souvenirs of a fifth kind. */
const OFFERINGS: ReadonlySet<string> = new Set(['buppatsu', 'ema']);

/** The people met, each with how often. */
export function peopleOf(p: Player): readonly { readonly id: string; readonly times: number }[] {
  return ENCOUNTERS.flatMap(({ id }, kind) => {
    const times = timesMet(p.encounters, kind);
    return times > 0 ? [{ id, times }] : [];
  });
}

export interface Honour {
  readonly id: string;
  readonly mine: boolean;
  /** Who has it, where that is settled before the end; −1 for nobody yet. */
  readonly owner: number;
  /** What I have for it, and the most of anybody; for those given at the end. */
  readonly count: number;
  readonly most: number;
}

export function honoursOf(s: State, p: Player): readonly Honour[] {
  const players = s.all.slice(0, s.players);
  return ACHIEVEMENTS.map((id, number) => {
    const owner = players.find((other) => (other.achievements >> number) & 1)?.seat ?? -1;
    const atEnd = END_ACHIEVEMENTS.includes(number);
    return {
      id,
      mine: ((p.achievements >> number) & 1) === 1,
      owner: atEnd ? -1 : owner,
      count: atEnd ? tally(s, p, number) : 0,
      most: atEnd ? Math.max(...players.map((other) => tally(s, other, number))) : 0,
    };
  });
}
