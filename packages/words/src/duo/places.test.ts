/** The names of places: none of them is shared, whatever board is played, and ids stay out of them. */

import type { Board, State, StationEntry } from '@tokaido/duo';
import { AREA_NAMES, boardFromJson, createDuo, duo, ICONS, RECONSTRUCTED, TOWN_NAMES } from '@tokaido/duo';
import { FastChance } from '@tokaido/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../locales/en/duo.ts';
import { setLocale } from '../messages/index.ts';
import { ARTIST, MERCHANT, PILGRIM, placeName, placeTitle, whereTo } from './places.ts';

const SEED = Number(process.env['SEED'] ?? 20261116);
const BOARDS = 40;

function start(board: Board): State {
  return createDuo(board).setup({ first: 'purple' }, { chance: new FastChance(1), tell: null });
}

const ours = duo.setup({ first: 'purple' }, { chance: new FastChance(1), tell: null });

/** The places of each character by number. */
function places(s: State): readonly (readonly [character: number, place: number])[] {
  const count = [s.island.ring.length, TOWN_NAMES.length, AREA_NAMES.length];
  return [PILGRIM, MERCHANT, ARTIST].flatMap((character) =>
    Array.from({ length: count[character] ?? 0 }, (_, place) => [character, place] as const),
  );
}

/** A board with other stations, icons and names of towns than ours, or with no names at all. */
function anyBoard(chance: FastChance): Board {
  const pick = <T>(items: readonly T[]): T => items[chance.below(items.length)] as T;
  const types = ['temple', 'garden', 'hot-springs', 'seashore'] as const;
  const ring = RECONSTRUCTED.ring.flatMap((entry): StationEntry[] => {
    if (entry.type === 'coastal-town') return [entry];
    const more = Array.from({ length: chance.below(3) }, () => ({ type: pick(types), area: entry.area }));
    return [entry, ...more];
  });
  const icons = [...ICONS, ...AREA_NAMES.slice(ICONS.length).map(() => pick(ICONS))];
  const areas = Object.fromEntries(
    AREA_NAMES.map((area) => [area, icons.splice(chance.below(icons.length), 1)[0] ?? 'moon']),
  );
  const { drawing: _, ...board } = RECONSTRUCTED;
  const names = ['Iya', 'Kochi', ' ', 'Uwajima', 'Muroto', 'Iya '];
  const drawn = RECONSTRUCTED.drawing;
  const drawing =
    drawn === undefined || chance.below(2) === 0
      ? {}
      : {
          drawing: {
            ...drawn,
            stations: ring.map(() => [0, 0] as const),
            townNames: { ...drawn.townNames, [pick(TOWN_NAMES)]: pick(names) },
          },
        };
  return { ...board, id: 'any', ring, areas, ...drawing };
}

describe.each(['en', 'es', 'fr', 'ja'])('%s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));

  test(`on any board no two places of a character have the same name (seed ${SEED})`, () => {
    const chance = new FastChance(SEED);
    for (let i = 0; i < BOARDS; i++) {
      const made = boardFromJson(JSON.parse(JSON.stringify(anyBoard(chance))));
      if (!made.ok) throw new Error(made.error.join(', '));
      const s = start(made.value);
      for (const name of [placeName, whereTo]) {
        const all = places(s).filter(([character]) => character !== MERCHANT);
        const said = all.map(([character, place]) => name(s, character, place));
        expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([]);
        const towns = TOWN_NAMES.map((_, town) => name(s, MERCHANT, town));
        expect(new Set(towns).size).toBe(TOWN_NAMES.length);
      }
    }
  });

  test('no name has an id or a loose end in it', () => {
    for (const [character, place] of places(ours)) {
      for (const name of [placeTitle, placeName, whereTo]) {
        const said = name(ours, character, place);
        expect(said).not.toMatch(/\b[scma]\d|[{}]|undefined/);
        expect(said).toBe(said.trim());
      }
    }
  });
});

test('stations and areas are told apart by the towns beside them', () => {
  expect(placeName(ours, PILGRIM, 1)).toBe('Temple between Matsuyama and Niihama');
  expect(placeTitle(ours, PILGRIM, 1)).toBe('Temple');
  expect(whereTo(ours, PILGRIM, 0)).toBe('to Matsuyama');
  expect(whereTo(ours, ARTIST, 1)).toBe('to the moon area by Matsuyama');
  expect(placeTitle(ours, ARTIST, 4)).toBe('Moon area');
});

test('two stations of a type between the same towns are counted, and the only one of its type needs no town', () => {
  const ring = RECONSTRUCTED.ring.map((entry) =>
    entry.type === 'coastal-town' ? entry : { ...entry, type: 'temple' as const },
  );
  const one = ['garden', 'hot-springs', 'seashore'] as const;
  const s = start({
    ...RECONSTRUCTED,
    ring: [...ring.slice(0, 19), ...one.map((type) => ({ type, area: 'a7' })), ...ring.slice(21)],
    drawing: undefined,
  } as unknown as Board);
  expect(whereTo(s, PILGRIM, 2)).toBe('to the temple between Coastal town 1 and Coastal town 2, the second');
  expect(whereTo(s, PILGRIM, 20)).toBe('to the hot springs');
});
