/** What can be chosen at a decision, with the numbers by which it is chosen. */

import type { Seen } from '../model.ts';

export interface Choice {
  readonly number: number;
  /** In the words of a record. */
  readonly words: string;
}

/** How many wares a set keeps. */
function kept(words: string): number {
  return (words.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
}

/** All that is open; of the sets of wares that may be kept only the fullest, the others are typed. */
export function choicesOf({ mine, legal, turn }: Seen): readonly Choice[] {
  if (!mine) return [];
  const most = Math.max(...legal.map(kept));
  const open = turn?.decision === 'keep' ? legal.filter((words) => kept(words) === most) : legal;
  return open.map((words, i) => ({ number: i + 1, words }));
}
