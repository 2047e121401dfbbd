/** Golden files: a record with two lines of comment, what it shows and the hash of its last position. */

import type { GameRecord } from '@tokaido/kernel';
import { recordToText, SPECTATOR, seedFrom } from '@tokaido/kernel';
import type { State } from '../../src/index.ts';
import { tokaido } from '../../src/index.ts';

export const FOLDER = new URL('./', import.meta.url);

export function goldenText(record: GameRecord, shows: string, state: State): string {
  const [format, ...rest] = recordToText(record).split('\n');
  return [format, `# ${shows}`, `# hash ${hashOf(state)}`, ...rest].join('\n');
}

export function storedHash(text: string): string {
  return /^# hash ([0-9a-f]+)$/m.exec(text)?.[1] ?? '';
}

export function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '');
}

type Value = number | readonly number[];

/** Named values that are not nothing, by name: a field that another box adds changes no hash. */
function named(fields: Readonly<Record<string, Value>>): [string, Value][] {
  const list = Object.entries(fields).map(([name, value]): [string, Value] => {
    if (typeof value === 'number') return [name, value];
    const used = value.reduce((end, n, at) => (n === 0 ? end : at + 1), 0);
    return [name, value.slice(0, used)];
  });
  const said = list.filter(([, value]) => (typeof value === 'number' ? value !== 0 : value.length > 0));
  return said.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A hash of all that a position holds, by the names of its fields and not by where they lie. */
export function hashOf(s: State): string {
  const { table, seats, hidden } = tokaido.observe(s, SPECTATOR);
  const families = Object.entries(hidden).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = JSON.stringify([named(table), seats.map(named), families]);
  return Buffer.from(seedFrom(whole).slice(0, 8)).toString('hex');
}
