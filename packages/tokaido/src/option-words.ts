/** Options in words, as in a record, and a check of options from outside. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { CORE, requireBoxes } from './box.ts';
import { BOXES, VARIATIONS } from './composition.ts';
import type { Options } from './options.ts';
import { MAX_PLAYERS, MIN_PLAYERS, tilesOffered } from './options.ts';

/** `players=4 boxes=crossroads variations=gastronomy,preparations`; what is not used is left out. */
export function optionWords(options: Options): string {
  if (options.boxes.length > 0) requireBoxes();
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
  if (boxes.length > 0) requireBoxes();
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
  const tiles = CORE.tiles.length + boxes.reduce((n, name) => n + (BOXES.get(name)?.tiles.length ?? 0), 0);
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
