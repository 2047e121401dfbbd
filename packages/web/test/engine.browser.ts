/**
 * The engine inside the built client is the engine of the sources: views and events speak in numbers, and a
 * bundler that loads files in another order must not change what they mean.
 */

import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BOXES, ENCOUNTERS, TRAVELERS, tokaido } from '@tokaido/tokaido';
import { expect, test } from 'vitest';

type Engine = typeof tokaido;
type Named = { readonly id: string };

const ASSETS = fileURLToPath(new URL('../dist/assets', import.meta.url));

/** Everything that the chunks of the build export; their names are the bundler's own. */
async function built(): Promise<readonly unknown[]> {
  const chunks = readdirSync(ASSETS).filter((name) => /^src-.*\.js$/.test(name));
  const modules = await Promise.all(
    chunks.map(async (name) => (await import(pathToFileURL(ASSETS + name).href)) as Record<string, unknown>),
  );
  return modules.flatMap((module) => Object.values(module));
}

function isEngine(value: unknown): value is Engine {
  return typeof value === 'object' && value !== null && 'rules' in value && 'observe' in value;
}

const idsOf = (list: readonly Named[]) => list.map(({ id }) => id);

test('steps, verbs, streams, fields, travelers, encounters and boxes have the same numbers', async () => {
  const parts = await built();
  const engine = parts.find(isEngine);
  if (engine === undefined) throw new Error('the build holds no engine where it should be');
  const stepsOf = ({ rules }: Engine) => rules.frames.steps.map(({ name }) => name);
  const verbsOf = ({ rules }: Engine) => Array.from({ length: 64 }, (_, verb) => rules.describe(verb << 24));
  const fieldsOf = ({ rules }: Engine) =>
    [...rules.layout.table, ...rules.layout.seat].map(({ name, at }) => [name, at]);
  expect(stepsOf(engine)).toEqual(stepsOf(tokaido));
  expect(verbsOf(engine)).toEqual(verbsOf(tokaido));
  expect(fieldsOf(engine)).toEqual(fieldsOf(tokaido));
  expect(engine.rules.streams).toEqual(tokaido.rules.streams);
  const lists = parts.filter((part): part is Named[] => Array.isArray(part)).map(idsOf);
  expect(lists).toContainEqual(idsOf(TRAVELERS));
  expect(lists).toContainEqual(idsOf(ENCOUNTERS));
  const maps = parts.filter((part): part is Map<string, { bit: number }> => part instanceof Map);
  const bitsOf = (map: ReadonlyMap<string, { readonly bit: number }>) =>
    [...map].map(([name, { bit }]) => [name, bit]);
  expect(maps.map(bitsOf)).toContainEqual(bitsOf(BOXES));
});
