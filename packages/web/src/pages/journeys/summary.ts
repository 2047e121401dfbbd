/**
 * What the statistics need of a finished game, so that its log need not be read again. It is remembered on the device:
 * whatever is missing, of another format or damaged is worked out once more.
 */

import type { Score } from '@tokaido/kernel';
import type { SeatSums } from '../../analysis/messages.ts';

export interface GameSummary {
  readonly format: typeof FORMAT;
  readonly id: string;
  /** When the game was last touched: another time is another game. */
  readonly touched: number;
  /** By which its analysis is known. */
  readonly key: string;
  readonly scores: readonly Score[];
  /** What each seat played as; see `HistoryView`. */
  readonly figures: readonly (string | null)[];
  /** By seat; null where the game has not been analysed. */
  readonly skill: readonly SeatSums[] | null;
}

/** Another form of a summary is another number. */
export const FORMAT = 1;

/** The stored summary of a game; null where there is none that can be used. */
export function readSummary(
  value: unknown,
  game: { readonly id: string; readonly touched: number },
): GameSummary | null {
  if (!isObject(value) || value['format'] !== FORMAT) return null;
  if (value['id'] !== game.id || value['touched'] !== game.touched) return null;
  const { key, scores, figures, skill } = value as Partial<Record<keyof GameSummary, unknown>>;
  const isWhole =
    typeof key === 'string' &&
    Array.isArray(scores) &&
    scores.length > 0 &&
    scores.every(isScore) &&
    Array.isArray(figures) &&
    figures.every((figure) => figure === null || typeof figure === 'string');
  if (!isWhole) return null;
  const isSkill = Array.isArray(skill) && skill.length === scores.length && skill.every(isSums);
  return { ...(value as unknown as GameSummary), skill: isSkill ? (skill as readonly SeatSums[]) : null };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isScore(value: unknown, seat: number): boolean {
  if (!isObject(value) || value['seat'] !== seat) return false;
  const { points, place, by } = value;
  return (
    Number.isFinite(points) &&
    Number.isInteger(place) &&
    isObject(by) &&
    Object.values(by).every(Number.isFinite)
  );
}

function isSums(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { accuracy, lostPerDecision, decisions, luck } = value;
  return (
    (accuracy === null || Number.isFinite(accuracy)) &&
    [lostPerDecision, decisions, luck].every(Number.isFinite)
  );
}
