/** A match in a file: its setup in the first line, then one block per line. Blocks in the file are not played again. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Block } from './block.ts';
import type { Setup } from './setup.ts';

const FORMAT = 'tokaido-arena 1';

export function firstLine(setup: Setup): string {
  return JSON.stringify({ format: FORMAT, setup });
}

export function blockLine(block: Block): string {
  return JSON.stringify(block);
}

/** The blocks of a file of the same match. */
export function readLog(text: string, setup: Setup): Result<Block[]> {
  const lines = readLines(text, firstLine(setup));
  if (lines === 'other') {
    return fail(
      text.startsWith(`{"format":"${FORMAT}"`) ? 'it holds another match' : 'it is no file of the arena',
    );
  }
  if (!lines.ok) return lines;
  const blocks = new Map((lines.value as Block[]).map((block) => [block.block, block]));
  return ok([...blocks.values()].sort((a, b) => a.block - b.block));
}

/** The lines of a file with this first line, `other` for any other file; a last line that was cut off is left out. */
export function readLines(text: string, first: string): Result<unknown[]> | 'other' {
  const [head = '', ...lines] = text.split('\n');
  if (head !== first) return 'other';
  const values: unknown[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    try {
      values.push(JSON.parse(line));
    } catch {
      if (i < lines.length - 1) return fail(`line ${i + 2} is damaged`);
    }
  }
  return ok(values);
}
