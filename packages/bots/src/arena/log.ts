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

/** The blocks of a file of the same match; a last line that was cut off is left out. */
export function readLog(text: string, setup: Setup): Result<Block[]> {
  const [head = '', ...lines] = text.split('\n');
  if (head !== firstLine(setup)) {
    return fail(head.includes(FORMAT) ? 'it holds another match' : 'it is no file of the arena');
  }
  const blocks = new Map<number, Block>();
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    try {
      const block = JSON.parse(line) as Block;
      blocks.set(block.block, block);
    } catch {
      if (i < lines.length - 1) return fail(`line ${i + 2} is damaged`);
    }
  }
  return ok([...blocks.values()].sort((a, b) => a.block - b.block));
}
