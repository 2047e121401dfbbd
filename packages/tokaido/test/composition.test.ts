/** Numbers are written down: neither the order in which files are read nor a bundler can change them. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { FastChance } from '@tokaido/kernel';
import { build } from 'esbuild';
import { afterAll, expect, test, vi } from 'vitest';
import type { BoxContent, Content } from '../src/box.ts';
import { root } from './matrix.ts';

const SOURCE = join(root, 'packages', 'tokaido', 'src');
const SEED = 7;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .sort();

afterAll(() => vi.resetModules());

/** Reads all files in an order, and then tells how the game is numbered. */
async function numberingAfter(order: readonly string[]) {
  vi.resetModules();
  for (const path of order) await import(join(SOURCE, path));
  return numbering();
}

async function numbering() {
  const { VERBS } = await import('../src/actions.ts');
  const { STREAMS } = await import('../src/chance.ts');
  const { OPTIONS } = await import('../src/spaces/space.ts');
  const { SPACES } = await import('../src/spaces/index.ts');
  const { frames, layout } = await import('../src/state.ts');
  const { BOXES, ENCOUNTERS, SOURCES, TRAVELERS, VARIATIONS } = await import('../src/index.ts');
  const { tokaido } = await import('../src/game.ts');
  return {
    steps: frames.steps.map(({ name }) => name),
    verbs: VERBS.map(({ word }) => word),
    streams: STREAMS.map(({ name }) => name),
    streamNames: [...tokaido.rules.streams],
    options: OPTIONS.map(({ id }) => id),
    stops: SPACES.map((space) => [...space.options]),
    fields: [...layout.table, ...layout.seat].map(({ name, at }) => `${name} ${at}`),
    families: layout.families.map(({ name }) => name),
    boxes: [...BOXES.values()].map(({ id, bit, size }) => `${id} ${bit} ${size}`),
    variations: [...VARIATIONS].map(([name, { bit }]) => `${name} ${bit}`),
    travelers: TRAVELERS.map(({ id }) => id),
    encounters: ENCOUNTERS.map(({ id }) => id),
    sources: [...SOURCES],
  };
}

function shuffled(seed: number): string[] {
  const rng = new FastChance(seed);
  const left = [...files];
  return files.map(() => left.splice(rng.below(left.length), 1)[0]);
}

test(`the order in which files are read changes no number (seed ${SEED})`, async () => {
  const expected = await numberingAfter([]);
  expect(expected.steps).toContain('travel');
  for (let i = 0; i < 3; i++) expect(await numberingAfter(shuffled(SEED + i))).toEqual(expected);
  expect(await numberingAfter([...files].reverse())).toEqual(expected);
});

test('two things with one number are refused', async () => {
  vi.resetModules();
  const { composeBoxes, composeCore } = await import('../src/compose.ts');
  const empty: Content = { parts: [], travelers: [], encounters: [] };
  const plain = { object: () => '', parse: () => 0 };
  const box = (id: string, bit: number, verb: number): BoxContent => ({
    ...empty,
    id,
    bit,
    requires: [],
    fields: { table: {}, seat: {} },
    cards: [],
    variations: [],
    parts: [{ verbs: [[verb, { word: id, ...plain }]] }],
  });
  composeCore(empty);
  expect(() => composeBoxes([box('one', 1, 40), box('two', 2, 40)])).toThrow('two: the number 40 is taken');
});

test('a program that takes a table alone gets it filled', async () => {
  const program = `import { BOXES, checkOptions, TRAVELERS } from '${join(SOURCE, 'index.ts')}';
    const asked = checkOptions({ players: 3, boxes: ['crossroads'], variations: ['good-luck'] });
    globalThis.found = [TRAVELERS.length, BOXES.size, asked.ok];`;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root },
    bundle: true,
    write: false,
    treeShaking: true,
    format: 'iife',
    logLevel: 'silent',
  });
  const context: { found?: unknown } = {};
  runInNewContext(outputFiles[0].text, context);
  expect(JSON.stringify(context.found)).toBe('[37,4,true]');
});
