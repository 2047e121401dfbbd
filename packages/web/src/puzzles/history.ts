/** Which puzzles were answered on this device and how: only the first answer counts. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { deviceStorage, onStorageChange } from '../app/storage.ts';

/** The first answer to a puzzle. */
export interface Answered {
  readonly id: string;
  readonly grade: number;
  readonly solved: boolean;
  /** Points left behind; null for whoever gave up. */
  readonly lost: number | null;
  /** When, in ms since 1970. */
  readonly at: number;
}

/** In the order of the answers. */
export type History = readonly Answered[];

const NAME = 'puzzles';
const FORMAT = 1;

/** What is stored; anything that does not look like it is left out. */
export function readHistory(stored: unknown): History {
  if (typeof stored !== 'object' || stored === null) return [];
  const { format, answers } = stored as { readonly format?: unknown; readonly answers?: unknown };
  if (format !== FORMAT || !Array.isArray(answers)) return [];
  const seen = new Set<string>();
  return answers.filter((each: unknown): each is Answered => {
    if (!isAnswered(each) || seen.has(each.id)) return false;
    seen.add(each.id);
    return true;
  });
}

function isAnswered(value: unknown): value is Answered {
  if (typeof value !== 'object' || value === null) return false;
  const { id, grade, solved, lost, at } = value as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    /^[a-z]\d{1,5}$/.test(id) &&
    Number.isInteger(grade) &&
    typeof solved === 'boolean' &&
    (lost === null || (typeof lost === 'number' && Number.isFinite(lost))) &&
    typeof at === 'number'
  );
}

const current = signal<History>(readHistory(deviceStorage.get(NAME)));
onStorageChange(NAME, (stored) => {
  current.value = readHistory(stored);
});

export const history: ReadonlySignal<History> = current;

export function answerTo(all: History, id: string): Answered | undefined {
  return all.find((each) => each.id === id);
}

/** Stores a first answer; a later one changes nothing. False where the browser could not store it. */
export function addAnswer(answer: Answered): boolean {
  // Another tab may have answered meanwhile.
  const known = readHistory(deviceStorage.get(NAME));
  const all = known.length >= current.peek().length ? known : current.peek();
  if (answerTo(all, answer.id) !== undefined) return true;
  const next = [...all, answer];
  current.value = next;
  return deviceStorage.set(NAME, { format: FORMAT, answers: next }).ok;
}

/** Solved in a row, up to the last answer. */
export function streakOf(all: History): number {
  let streak = 0;
  for (const { solved } of all) streak = solved ? streak + 1 : 0;
  return streak;
}

export function longestStreak(all: History): number {
  let streak = 0;
  let longest = 0;
  for (const { solved } of all) {
    streak = solved ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}

/** Of the last answers: points left behind in the mean; null before there are any. */
export function meanLost(all: History, last: number): number | null {
  const lost = all.slice(-last).flatMap((each) => (each.lost === null ? [] : [each.lost]));
  return lost.length === 0 ? null : lost.reduce((sum, points) => sum + points, 0) / lost.length;
}
