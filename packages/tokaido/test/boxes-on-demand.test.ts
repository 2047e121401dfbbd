/** Boxes that are fetched later, as the browser client does it: same numbers, and nothing is read without them. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Options } from '../src/index.ts';
import * as atStart from '../src/index.ts';

const ALL_BOXES: Options = {
  players: 4,
  boxes: ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
  variations: ['good-luck'],
};
const BASE: Options = { players: 4, boxes: [], variations: ['gastronomy'] };
const WORDS = 'players=4 boxes=crossroads';
const TOO_EARLY = 'the boxes have not been loaded';
const SEED = 11;

type Tokaido = typeof atStart;

let later: Tokaido;

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('../src/boxes-at-start.ts', () => import('../src/boxes-on-demand.ts'));
  later = await import('../src/index.ts');
});

afterAll(() => {
  vi.doUnmock('../src/boxes-at-start.ts');
  vi.resetModules();
});

/** Everything that positions, records and views hold numbers of. */
function numbering({ tokaido: { rules }, ...tables }: Tokaido) {
  return {
    steps: rules.frames.steps.map(({ name }) => name),
    actions: Array.from({ length: 64 * 64 }, (_, i) => rules.describe(((i >> 6) << 24) | (i & 63))),
    streams: [...rules.streams],
    fields: [...rules.layout.table, ...rules.layout.seat].map(({ name, at }) => `${name} ${at}`),
    families: rules.layout.families.map(({ name }) => name),
    options: [...tables.optionIds()],
    travelers: tables.TRAVELERS.map(({ id }) => id),
    encounters: tables.ENCOUNTERS.map(({ id }) => id),
    sources: [...tables.SOURCES],
    owners: [...tables.DECISION_OWNERS],
    boxes: [...tables.BOXES].map(([id, { bit, size, tiles }]) => [id, bit, size, ...tiles]),
    variations: [...tables.VARIATIONS],
  };
}

/** A whole game at random, position by position. */
function positions({ tokaido }: Tokaido, options: Options): string[] {
  const dealer = silent(new FastChance(SEED));
  const choice = new FastChance(SEED);
  const actions = new Actions();
  const s = tokaido.setup(options, dealer);
  const found = [tokaido.encode(s)];
  while (!tokaido.isOver(s)) {
    const open = tokaido.legal(s, actions);
    tokaido.play(s, actions.list[choice.below(open)], dealer);
    found.push(tokaido.encode(s));
  }
  return found;
}

test('boxes that come later give the same numbers as boxes that are there at the start', async () => {
  expect(numbering(later)).not.toEqual(numbering(atStart));
  await Promise.all([later.loadBoxes(), later.loadBoxes()]);
  expect(numbering(later)).toEqual(numbering(atStart));
});

test(`a base game is the same before and after, and so is one with boxes (seed ${SEED})`, async () => {
  expect(positions(later, BASE)).toEqual(positions(atStart, BASE));
  await later.loadBoxes();
  expect(positions(later, BASE)).toEqual(positions(atStart, BASE));
  expect(positions(later, ALL_BOXES)).toEqual(positions(atStart, ALL_BOXES));
});

test('reading anything of a box before it is loaded throws', async () => {
  const { tokaido, checkOptions, loadBoxes } = later;
  const s = atStart.tokaido.setup(ALL_BOXES, silent(new FastChance(SEED)));
  const early: readonly (() => unknown)[] = [
    () => tokaido.rules.parseOptions(WORDS),
    () => checkOptions(ALL_BOXES),
    () => tokaido.rules.optionWords(ALL_BOXES),
    () => tokaido.setup(ALL_BOXES, silent(new FastChance(SEED))),
    () => tokaido.fromView(atStart.tokaido.observe(s, 0)),
    () => tokaido.decode(atStart.tokaido.encode(s)),
  ];
  for (const read of early) expect(read).toThrow(TOO_EARLY);
  await loadBoxes();
  for (const read of early) expect(read).not.toThrow();
  expect(tokaido.decode('tokaido.2.2.x.y')).toBeNull();
});

test('positions and options of the base game are read without boxes', () => {
  const { tokaido, loadBoxesFor } = later;
  const s = atStart.tokaido.setup(BASE, silent(new FastChance(SEED)));
  const text = atStart.tokaido.encode(s);
  const again = tokaido.decode(text);
  expect(again === null ? null : tokaido.encode(again)).toBe(text);
  expect(tokaido.rules.parseOptions('players=4 variations=gastronomy').ok).toBe(true);
  expect(loadBoxesFor('players=4 variations=gastronomy')).toBeNull();
});

test('options with a box are waited for, and only once', async () => {
  await later.loadBoxesFor(WORDS);
  expect(later.BOXES.size).toBe(ALL_BOXES.boxes.length);
  expect(later.loadBoxesFor(WORDS)).toBeNull();
  expect(atStart.loadBoxesFor(WORDS)).toBeNull();
});

test('a fetch that failed is tried again', async () => {
  vi.doMock('../src/boxes.ts', () => {
    throw new Error('no network');
  });
  await expect(later.loadBoxes()).rejects.toThrow();
  vi.doUnmock('../src/boxes.ts');
  await later.loadBoxes();
  expect(later.BOXES.size).toBe(ALL_BOXES.boxes.length);
});
