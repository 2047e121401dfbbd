/** What a net is called where it matters which one plays: its task and its training, known without reading it. */

import { netAbout, taskOf } from './trained-nets.ts';

/** The net of a table, given by its options in words; `none` where none was trained for it. */
export function netName(game: string, words: string): string {
  const task = taskOf(game, words);
  const about = netAbout(game, words);
  return task.ok && about !== null ? `${task.value}:${about.games}` : 'none';
}
