/**
 * What is known of the nets that come with the game without reading them: which table each is for, and how many games
 * it learned from. Levels and the pages that describe them ask here; the test of this file writes the data down from the
 * nets themselves, and holds them against each other.
 */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import about from '../weights/about.json' with { type: 'json' };

export interface NetAbout {
  /** Games of its training. */
  readonly games: number;
}

/** By task. */
export const NETS_ABOUT: Readonly<Record<string, NetAbout>> = about;

/** Boxes that the nets of one kind of boxes were trained with, always including Crossroads. */
const MET = ['crossroads', 'matsuri'];

/** The value of an option, from options in the words of a record. */
export function optionIn(words: string, key: string): string | undefined {
  return new RegExp(`(?:^| )${key}=(\\S+)`).exec(words)?.[1];
}

/** The name of the task that a table belongs to, by its options in words; or why none does. */
export function taskOf(game: string, words: string): Result<string> {
  if (game === 'duo') {
    return optionIn(words, 'hash') === undefined ? ok('duo') : fail('no net knows this board');
  }
  const shared = `tokaido-${optionIn(words, 'players')}`;
  if (shared in NETS_ABOUT) return ok(shared);
  const boxes = optionIn(words, 'boxes')?.split(',') ?? [];
  const unknown = boxes.find((box) => !MET.includes(box));
  if (unknown !== undefined) return fail(`no net is trained for the box "${unknown}"`);
  return ok(`tokaido-${boxes.length === 0 ? 'base' : 'cm'}-${optionIn(words, 'players')}`);
}

/** The net that plays at a table; null where none was trained for it. */
export function netAbout(game: string, words: string): NetAbout | null {
  const task = taskOf(game, words);
  return task.ok ? (NETS_ABOUT[task.value] ?? null) : null;
}
