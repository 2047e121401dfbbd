/** A collection in rows, each with its points; the points of all rows add up to the score. */

import type { Score } from '@tokaido/kernel';
import { members } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import {
  ACHIEVEMENTS,
  BOXES,
  countType,
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

/** Souvenirs by kind, with what boxes count as such. The fifth kind shows once there is one of it. */
export function souvenirsOf(s: State, p: Player): readonly Cell[] {
  const cell = (kind: string, type: number, cards: readonly string[]): Cell => {
    return { type, kind, cards, count: countType(s, p, type), next: setPoints(s, p, type) };
  };
  const cells = SOUVENIR_TYPES.map((kind, type) => {
    const ids = SOUVENIRS.filter((_, card) => (p.souvenirs >> card) & 1 && SOUVENIR_TYPE[card] === type);
    return cell(kind, type, ids);
  });
  const fifth = SOUVENIR_TYPES.length;
  return countType(s, p, fifth) === 0 ? cells : [...cells, cell('offering', fifth, offeringsOf(p))];
}

/** Legendary objects that count as souvenirs. */
function offeringsOf(p: Player): string[] {
  const crossroads = BOXES.get('crossroads');
  const owned = members(p.legends ?? 0).map((card) => crossroads?.cards.legend?.[card]);
  return (crossroads?.souvenirCards ?? []).filter((id) => owned.includes(id));
}

/** The people met, each with how often. */
export function peopleOf(p: Player): readonly { readonly id: string; readonly times: number }[] {
  return ENCOUNTERS.flatMap(({ id }, kind) => {
    const times = timesMet(p.encounters, kind);
    return times > 0 ? [{ id, times }] : [];
  });
}

export interface AchievementStatus {
  readonly id: string;
  readonly mine: boolean;
  /** Who has it, where that is settled before the end; −1 for nobody yet. */
  readonly owner: number;
  /** What I have for it, and the most of anybody; for those given at the end. */
  readonly count: number;
  readonly most: number;
}

export function achievementsOf(s: State, p: Player): readonly AchievementStatus[] {
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
