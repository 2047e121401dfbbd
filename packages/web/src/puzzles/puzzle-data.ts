/** The puzzles of each game, fetched when they are first opened. */

import type { Puzzle, PuzzleFile } from '@tokaido/bots/puzzle';
import { GAMES } from '../app/settings.ts';

export type PuzzleGame = (typeof GAMES)[number];

const FILES: Readonly<Record<PuzzleGame, () => Promise<{ readonly default: PuzzleFile }>>> = {
  tokaido: () => import('@tokaido/bots/puzzles/tokaido.json'),
  duo: () => import('@tokaido/bots/puzzles/duo.json'),
};

export async function loadPuzzles(game: PuzzleGame): Promise<readonly Puzzle[]> {
  return (await FILES[game]()).default.puzzles;
}

/** The game of a puzzle by its id, whose first letter is that of the game; null for what is no id. */
export function gameOfId(id: string): PuzzleGame | null {
  return /^[a-z]\d{1,5}$/.test(id) ? (GAMES.find((game) => game[0] === id[0]) ?? null) : null;
}

/** The number that people call a puzzle by. */
export function numberOf(id: string): number {
  return Number(id.slice(1));
}

/** What a table of the record's options has beside the base game, in ids. */
export function boxesOf({ record }: Pick<Puzzle, 'record'>): readonly string[] {
  return optionOf(record, 'boxes');
}

export function variationsOf({ record }: Pick<Puzzle, 'record'>): readonly string[] {
  return optionOf(record, 'variations');
}

function optionOf(record: string, name: string): readonly string[] {
  const words = decodeURIComponent(record.split('.')[1] ?? '').split('~');
  const found = words.find((word) => word.startsWith(`${name}=`));
  return found?.slice(name.length + 1).split(',') ?? [];
}
