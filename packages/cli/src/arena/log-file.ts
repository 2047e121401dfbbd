/** A file that grows by a line with each block, so that a match goes on where it was interrupted. */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { errorText } from '../exit.ts';

export interface LogFile<T> {
  /** What was played before. */
  readonly found: readonly T[];
  add(entry: T): void;
}

/** How a file is written and read. */
export interface LogFormat<T> {
  readonly first: string;
  line(entry: T): string;
  read(text: string): Result<T[]>;
}

/** Opens a file, or starts it if there is none. Without a name nothing is saved. */
export function openLogFile<T>(file: string | undefined, format: LogFormat<T>): Result<LogFile<T>> {
  if (file === undefined) return ok({ found: [], add: () => {} });
  const add = (entry: T) => appendFileSync(file, `${format.line(entry)}\n`);
  try {
    if (!existsSync(file)) {
      writeFileSync(file, `${format.first}\n`);
      return ok({ found: [], add });
    }
    const text = readFileSync(file, 'utf8');
    const found = format.read(text);
    if (!found.ok) return fail(`cannot resume ${file}: ${found.error}`);
    // A line that was cut off must not run into the next.
    if (!text.endsWith('\n')) {
      writeFileSync(file, [format.first, ...found.value.map((entry) => format.line(entry)), ''].join('\n'));
    }
    return ok({ found: found.value, add });
  } catch (error) {
    return fail(`cannot use ${file}: ${errorText(error)}`);
  }
}
