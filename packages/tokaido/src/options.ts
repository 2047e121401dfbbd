/** What a table can be set up with, as data and as words. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { BOXES } from './box.ts';
import { BASE_TRAVELERS } from './travelers/index.ts';
import { VARIATIONS } from './variations/index.ts';

export interface Options {
  readonly players: number;
  /** Names of boxes beside the base game, in any order. */
  readonly boxes: readonly string[];
  /** Names of variations, in any order. */
  readonly variations: readonly string[];
  /** Traveler tiles dealt to each player: 2 unless said otherwise, or `any` for a free pick. */
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

export function boxBits(options: Options): number {
  return options.boxes.reduce((bits, name) => bits | (BOXES.get(name)?.bit ?? 0), 0);
}

/** `players=4 boxes=crossroads variations=gastronomy,preparations`; what is not used is left out. */
export function optionWords(options: Options): string {
  const words = [`players=${options.players}`];
  const boxes = [...BOXES.keys()].filter((name) => options.boxes.includes(name));
  if (boxes.length > 0) words.push(`boxes=${boxes.join(',')}`);
  const variations = [...VARIATIONS.keys()].filter((name) => options.variations.includes(name));
  if (variations.length > 0) words.push(`variations=${variations.join(',')}`);
  if (options.tiles !== undefined && options.tiles !== 2) words.push(`tiles=${options.tiles}`);
  return words.join(' ');
}

/** Checks options from outside; the error says what to write instead. */
export function checkOptions(options: Options): Result<Options> {
  const { players, boxes, variations, tiles: dealt } = options;
  if (![undefined, 2, 3, 'any'].includes(dealt)) return fail('tiles must be 2, 3 or any');
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    return fail(`players must be ${MIN_PLAYERS} to ${MAX_PLAYERS}`);
  }
  const twice = [...boxes, ...variations].find((name, i, all) => all.indexOf(name) !== i);
  if (twice !== undefined) return fail(`"${twice}" is named twice`);
  for (const name of boxes) {
    const box = BOXES.get(name);
    if (box === undefined) return fail(`unknown box "${name}"${choices(BOXES)}`);
    const missing = box.requires.find((other) => !boxes.includes(other));
    if (missing !== undefined) return fail(`the box "${name}" needs the box "${missing}"`);
  }
  for (const name of variations) {
    const variation = VARIATIONS.get(name);
    if (variation === undefined) return fail(`unknown variation "${name}"${choices(VARIATIONS)}`);
    if (variation.box !== undefined && !boxes.includes(variation.box)) {
      return fail(`the variation "${name}" needs the box "${variation.box}"`);
    }
  }
  const tiles =
    BASE_TRAVELERS.length + boxes.reduce((n, name) => n + (BOXES.get(name)?.tiles.length ?? 0), 0);
  if (players * tilesOffered(options) > tiles) {
    return fail(`${tiles} traveler tiles are too few to deal 3 to each; add a box or deal 2`);
  }
  return ok(options);
}

function choices(known: ReadonlyMap<string, unknown>): string {
  return known.size === 0 ? '' : `; there are ${[...known.keys()].join(', ')}`;
}

export function parseOptions(words: string): Result<Options> {
  const found = new Map<string, string>();
  for (const word of words.split(' ').filter(Boolean)) {
    const [key, value, more] = word.split('=');
    const known = ['players', 'boxes', 'variations', 'tiles'].includes(key);
    if (!known || !value || more !== undefined || found.has(key)) {
      return fail(`"${word}" is not an option`);
    }
    found.set(key, value);
  }
  const tiles = found.get('tiles') ?? '2';
  if (!['2', '3', 'any'].includes(tiles)) return fail('tiles must be 2, 3 or any');
  const list = (key: string) => found.get(key)?.split(',') ?? [];
  return checkOptions({
    players: /^\d$/.test(found.get('players') ?? '') ? Number(found.get('players')) : Number.NaN,
    boxes: list('boxes'),
    variations: list('variations'),
    ...(tiles === '3' ? { tiles: 3 } : tiles === 'any' ? { tiles: 'any' } : {}),
  });
}
