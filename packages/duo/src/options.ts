/** What a game can be set up with, as data and as words. The words also name the board. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { RECONSTRUCTED } from './data/board.ts';
import type { Island } from './island.ts';
import { boardHash } from './island.ts';

/** Who sits beside the compass and begins. */
export const FIRST = ['purple', 'green', 'drawn'] as const;

export interface Options {
  readonly first: (typeof FIRST)[number];
}

export const DEFAULT_OPTIONS: Options = { first: 'drawn' };

const OUR_HASH = boardHash(RECONSTRUCTED);

/** `board=reconstructed-1`; any other board also shows its hash, since its name is anybody's choice. */
function boardWords(island: Island): string {
  const name = `board=${island.board.id}`;
  return island.hash === OUR_HASH ? name : `${name} hash=${island.hash}`;
}

export function optionWords(island: Island, options: Options): string {
  return `${boardWords(island)} first=${options.first}`;
}

/** A record says which board it was played on; on any other board it is refused. */
export function parseOptions(island: Island, words: string): Result<Options> {
  const given = new Map<string, string>();
  for (const word of words.split(' ').filter(Boolean)) {
    const [, key = '', value = ''] = /^(board|hash|first)=(\S+)$/.exec(word) ?? [];
    if (key === '') return fail(`"${word}" is not an option`);
    if (given.has(key)) return fail(`"${key}" is given twice`);
    given.set(key, value);
  }
  const board = given.get('board');
  if (board === undefined) return fail(`the board is missing, such as ${boardWords(island)}`);
  const hash = given.get('hash');
  const played = hash === undefined ? `board=${board}` : `board=${board} hash=${hash}`;
  if (played !== boardWords(island)) {
    return fail(`played on "${played}", but the board here is "${boardWords(island)}"`);
  }
  const word = given.get('first') ?? DEFAULT_OPTIONS.first;
  const first = FIRST.find((name) => name === word);
  return first === undefined ? fail(`first must be one of ${FIRST.join(', ')}`) : ok({ first });
}
