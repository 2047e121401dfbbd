/** What a table can be set up with. */

import { BOXES, requireBoxes } from './box.ts';
import { VARIATIONS } from './variations/index.ts';

export interface Options {
  readonly players: number;
  /** Names of boxes beside the base game, in any order. */
  readonly boxes: readonly string[];
  /** Names of variations, in any order. */
  readonly variations: readonly string[];
  /** Traveler tiles dealt to each player: 2 by default, or `any` for a free choice. */
  readonly tiles?: 2 | 3 | 'any';
}

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 5;

export function variationBits(options: Options): number {
  return options.variations.reduce((bits, name) => bits | (VARIATIONS.get(name)?.bit ?? 0), 0);
}

/** Whether traveler tiles are dealt or picked at all; the journey of initiation has none. */
export function usesTiles({ variations }: Pick<Options, 'variations'>): boolean {
  return !variations.includes('initiation');
}

/** 0 for a free pick. */
export function tilesOffered(options: Options): number {
  if (!usesTiles(options) || options.tiles === 'any') return 0;
  return options.tiles ?? 2;
}

/** The parts of the options that are in no rulebook of the boxes in use, in the words of a record. */
// ruling tiles-offered
export function houseRules(options: Pick<Options, 'boxes' | 'variations' | 'tiles'>): string[] {
  const { boxes, tiles } = options;
  if (!usesTiles(options) || tiles === undefined || tiles === 2) return [];
  if (boxes.length > 0) requireBoxes();
  return boxes.some((name) => BOXES.get(name)?.offersMoreTiles) ? [] : [`tiles=${tiles}`];
}

export function boxBits(options: Options): number {
  if (options.boxes.length > 0) requireBoxes();
  return options.boxes.reduce((bits, name) => bits | (BOXES.get(name)?.bit ?? 0), 0);
}
