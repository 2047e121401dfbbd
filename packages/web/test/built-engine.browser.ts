/**
 * The engine inside the built client is the engine of the sources: views and events speak in numbers, and a
 * bundler that loads files in another order must not change what they mean.
 */

import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { duo, FIRST } from '@tokaido/duo';
import type { Game, State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { BOXES, ENCOUNTERS, type Event, SOURCES, TRAVELERS, tokaido, VARIATIONS } from '@tokaido/tokaido';
import { expect, test } from 'vitest';

type Engine = typeof tokaido;
type Named = { readonly id: string };
type Bits = ReadonlyMap<string, { readonly bit: number }>;

const ASSETS = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const SEED = 20261115;
const BOX_MIXES = [
  '',
  'new-encounters',
  'promo-travelers',
  'crossroads',
  'crossroads,matsuri',
  'crossroads,matsuri,new-encounters,promo-travelers',
];

/** A chunk of the build by the name before its hash. */
async function chunk(name: string): Promise<Record<string, unknown>> {
  const [file, ...others] = readdirSync(ASSETS).filter((each) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each),
  );
  if (file === undefined || others.length > 0) throw new Error(`the build holds not one chunk ${name}`);
  return import(pathToFileURL(ASSETS + file).href);
}

/** The rules of a game among what a chunk exports. */
function engineIn<G extends { readonly id: string }>(exported: readonly unknown[], { id }: G): G {
  const isGame = (value: unknown) =>
    typeof value === 'object' && value !== null && 'rules' in value && 'id' in value && value.id === id;
  const found = exported.find(isGame);
  if (found === undefined) throw new Error(`the build holds no rules of ${id} where they should be`);
  return found as G;
}

// What the chunk exports; the names are the bundler's own.
const parts = Object.values(await chunk('tokaido-engine'));
const engine = engineIn(parts, tokaido);
const builtDuo = engineIn(Object.values(await chunk('duo-engine')), duo);

/** The names of the steps by number, with gaps where there is none. */
const stepsOf = ({ rules }: Engine) => Array.from(rules.frames.steps, (step) => step?.name ?? '');

/** The engine as a base game uses it, before any box has been loaded. */
const alone = {
  size: engine.rules.layout.size,
  steps: stepsOf(engine),
  streams: [...engine.rules.streams],
  game: playthrough(engine, 'players=4 variations=gastronomy'),
  refusal: errorOf(() => engine.rules.parseOptions('players=4 boxes=crossroads')),
};
const { loadBoxes } = (await chunk('box-loader')) as { readonly loadBoxes: () => Promise<void> };
await loadBoxes();

function errorOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return String(error);
  }
  return '';
}

const idsOf = (list: readonly Named[]) => list.map(({ id }) => id);
const bitsOf = (map: Bits) => [...map].map(([name, { bit }]) => [name, bit]);

test('the base game needs no box, and has the same numbers without them', () => {
  expect(alone.size).toBeLessThan(tokaido.rules.layout.size);
  expect(alone.steps).toContain('travel');
  expect(alone.steps).not.toContain('festival');
  const known = stepsOf(tokaido).map((name) => (alone.steps.includes(name) ? name : ''));
  expect(alone.steps).toEqual(known.slice(0, alone.steps.length));
  expect(alone.streams).toEqual(tokaido.rules.streams.slice(0, alone.streams.length));
  const complete = playthrough(tokaido, 'players=4 variations=gastronomy');
  expect(alone.game.positions).toEqual(complete.positions);
  expect(alone.game.options).toBe(complete.options);
  // Only the sources of points that boxes bring, from which nobody has any, are missing.
  const scored = ({ points }: Playthrough<Event>) => points.map((seat) => seat.filter(([, n]) => n > 0));
  expect(scored(alone.game)).toEqual(scored(complete));
  expect(alone.game.events.slice(0, -1)).toEqual(complete.events.slice(0, -1));
  expect(alone.refusal).toContain('the boxes have not been loaded');
});

test('steps, verbs, options, streams and fields have the same numbers', () => {
  // The first objects of every verb, among them each option of a stop.
  const actionsOf = ({ rules }: Engine) =>
    Array.from({ length: 64 * 64 }, (_, i) => rules.describe(((i >> 6) << 24) | (i & 63)));
  const fieldsOf = ({ rules }: Engine) =>
    [...rules.layout.table, ...rules.layout.seat].map(({ name, at }) => [name, at]);
  expect(stepsOf(engine)).toEqual(stepsOf(tokaido));
  expect(actionsOf(engine)).toEqual(actionsOf(tokaido));
  expect(actionsOf(engine)).toContain('option souvenirs');
  expect(fieldsOf(engine)).toEqual(fieldsOf(tokaido));
  expect(engine.rules.streams).toEqual(tokaido.rules.streams);
});

test('travelers, encounters and boxes have the same numbers', () => {
  const lists = parts.filter((part): part is Named[] => Array.isArray(part)).map(idsOf);
  expect(lists).toContainEqual(idsOf(TRAVELERS));
  expect(lists).toContainEqual(idsOf(ENCOUNTERS));
  const maps = parts.filter((part): part is Bits => part instanceof Map).map(bitsOf);
  expect(maps).toContainEqual(bitsOf(BOXES));
});

interface Playthrough<E> {
  /** The options with their bits and every position, as they are encoded. */
  readonly positions: readonly string[];
  readonly events: readonly E[];
  /** The sources of points in their order, with the points of each seat. */
  readonly points: readonly (readonly [source: string, points: number])[][];
  readonly options: string;
}

/** A whole game at random. */
function playthrough<S extends State, O, E>(game: Game<S, O, E>, words: string): Playthrough<E> {
  const { rules } = game;
  const options = rules.parseOptions(words);
  if (!options.ok) throw new Error(`${words}: ${options.error}`);
  const events: E[] = [];
  const dealer = { chance: new FastChance(SEED), tell: (event: E) => void events.push(event) };
  const choice = new FastChance(SEED);
  const actions = new Actions();
  const s = game.setup(options.value, dealer);
  const positions = [game.encode(s)];
  while (!game.isOver(s)) {
    const open = game.legal(s, actions);
    game.play(s, actions.list[choice.below(open)]!, dealer);
    positions.push(game.encode(s));
  }
  const points = game.scores(s).map(({ by }) => Object.entries(by));
  return { positions, events, points, options: rules.optionWords(rules.optionsOf(s)) };
}

const VARIED = ['', ...VARIATIONS.keys()];

test.each(VARIED)('plays the same games, with the same options and sources of points: "%s"', (variation) => {
  const needed = VARIATIONS.get(variation)?.box;
  for (const boxes of BOX_MIXES.filter((mix) => needed === undefined || mix.includes(needed))) {
    const words = ['players=4', boxes && `boxes=${boxes}`, variation && `variations=${variation}`].join(' ');
    const expected = playthrough(tokaido, words);
    expect(playthrough(engine, words), words).toEqual(expected);
    expect(expected.points[0]!.map(([source]) => source)).toEqual(SOURCES);
  }
});

test('Duo plays the same games, with the same numbers of everything', () => {
  for (const first of FIRST) {
    const words = duo.rules.optionWords({ first });
    expect(playthrough(builtDuo, words), words).toEqual(playthrough(duo, words));
  }
});
