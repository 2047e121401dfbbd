import {
  ACHIEVEMENTS,
  BOXES,
  DISHES,
  ENCOUNTERS,
  PANORAMAS,
  SOURCES,
  SOUVENIR_TYPES,
  SOUVENIRS,
  SPACE_NAMES,
  TRAVELERS,
  VARIATIONS,
} from '@tokaido/tokaido';
import { expect, test } from 'vitest';
import { isKey } from '../messages/index.ts';
import '../locales/en/boxes.ts';
import '../locales/en/online.ts';
import '../locales/en/underway.ts';

const cards = (kind: string) => [...BOXES.values()].flatMap((box) => box.cards[kind] ?? []);

/** A family of ids, and what each of them must have beside its name. */
const FAMILIES: readonly (readonly [family: string, ids: readonly string[], more: readonly string[]])[] = [
  ['stop', SPACE_NAMES, []],
  ['to', SPACE_NAMES, []],
  ['panorama', PANORAMAS, []],
  ['type', SOUVENIR_TYPES, []],
  ['types', SOUVENIR_TYPES, []],
  ['traveler', TRAVELERS.map(({ id }) => id), ['who', 'power']],
  ['dish', DISHES, ['is']],
  ['souvenir', SOUVENIRS, ['is']],
  ['encounter', ENCOUNTERS.map(({ id }) => id), ['is', 'does']],
  ['amulet', cards('amulet'), ['does']],
  ['calligraphy', cards('calligraphy'), ['does']],
  ['legend', cards('legend'), ['is', 'does']],
  ['festival', cards('festival'), ['is', 'does']],
  ['achievement', ACHIEVEMENTS, ['does']],
  ['source', SOURCES, []],
  ['variation', [...VARIATIONS.keys()], []],
  ['box', ['base', ...BOXES.keys()], []],
];

test.each(FAMILIES)('every %s of the game has its words', (family, ids, more) => {
  expect(ids.length).toBeGreaterThan(0);
  const keys = ids.flatMap((id) => [`${family}.${id}`, ...more.map((part) => `${family}.${id}.${part}`)]);
  expect(keys.filter((key) => !isKey(key))).toEqual([]);
});
