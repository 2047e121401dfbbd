/** The sprites: made from the sources as they are, whole, within their weight, and with a drawing for every id. */

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ICONS as AREA_ICONS, CHARACTERS, WARES } from '@tokaido/duo';
import {
  ACHIEVEMENTS,
  BOXES,
  DISHES,
  ENCOUNTERS,
  PANORAMAS,
  SOUVENIR_TYPES,
  SOUVENIRS,
  SPACE_NAMES,
  TRAVELERS,
} from '@tokaido/tokaido';
import { describe, expect, test } from 'vitest';
import { DUO_SHEETS, RESULT_SHEETS, SHEETS, sheet } from '../../scripts/sprite.ts';
import { ICONS } from './icon-names.ts';
import { FIRST_TRAVELERS, SEATS } from './seats.ts';

const source = (file: string) => readFileSync(new URL(`../../art/${file}.svg`, import.meta.url), 'utf8');
const sprite = (name: string) => readFileSync(new URL(`./sprites/${name}.svg`, import.meta.url), 'utf8');
const style = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const names = Object.keys(SHEETS);
const texts = new Map(names.map((name) => [name, sprite(name)]));
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
const ids = new Set([...texts.values()].flatMap(idsOf));
const weight = (list: readonly string[]) =>
  list.reduce((sum, name) => sum + gzipSync(texts.get(name) ?? '', { level: 9 }).length, 0);

test.each(names)('sprite %s is what its sources give (run scripts/art.ts)', (name) => {
  expect(sprite(name)).toBe(sheet(name, SHEETS[name]!.map(source)));
});

test('no sprite is left over from a source that is gone', () => {
  const files = readdirSync(new URL('./sprites', import.meta.url)).map((file) => file.replace('.svg', ''));
  expect(files.sort()).toEqual([...names].sort());
});

test('no drawing holds what the policy of the page forbids', () => {
  for (const text of texts.values())
    expect(text).not.toMatch(/ style=|<style|<script|<image|https?:(?!\/\/www\.w3\.org)/);
});

test('ids are given once, and every reference has its drawing', () => {
  const all = [...texts.values()].flatMap(idsOf);
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  const wanted = [...texts.values()].flatMap((text) => [...text.matchAll(/(?:href="|url\()#([^")]+)/g)]);
  expect(wanted.map((found) => found[1]!).filter((id) => !ids.has(id))).toEqual([]);
});

test('every color by name is a plate of the style sheets, by day and by night', () => {
  const plates = ['./plates.css', './duo.css'].map(style);
  const night = plates.map((text) => text.slice(text.indexOf('[data-theme="dark"]'))).join('');
  const defined = `${plates.join('')}${style('./art.css')}${style('../styles/tokens.css')}`;
  const used = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map((v) => v[1]!)),
  );
  // Set where a drawing stands: an unprinted section, a figure without its disc, the tint of a deck, a scene without its own sign.
  for (const name of ['--ghost', '--disc', '--deck', '--subject']) used.delete(name);
  expect([...used].filter((name) => !defined.includes(`${name}:`))).toEqual([]);
  const own = [...used].filter((name) => /^--(p|t|l\d|h|s|m|d)-/.test(name));
  expect(own.filter((name) => !night.includes(`${name}:`))).toEqual([]);
});

test('what comes with the first table weighs at most 25 kB, all drawings but those of results and of Duo 60 kB', () => {
  for (const scene of ['bands', 'scrolls']) {
    expect(weight(['table', 'kit', 'travelers', scene])).toBeLessThan(25_000);
  }
  const beside = [...RESULT_SHEETS, ...DUO_SHEETS];
  expect(weight(names.filter((name) => !beside.includes(name)))).toBeLessThan(60_000);
});

test('the drawings of Duo weigh at most 4 kB', () => {
  expect(weight(DUO_SHEETS)).toBeLessThan(4_000);
});

test('no file of pictures of results weighs more than 12 kB', () => {
  for (const name of RESULT_SHEETS) expect(weight([name]), name).toBeLessThan(12_000);
});

describe('every id of the engine has a drawing', () => {
  const cards = (kind: string) => [...BOXES.values()].flatMap((box) => box.cards[kind] ?? []);
  const wanted: readonly (readonly [string, readonly string[]])[] = [
    ['stop', SPACE_NAMES],
    ['pawn', [...SEATS, 'neutral']],
    ['tr', TRAVELERS.slice(1).map(({ id }) => id)],
    ['enc', ENCOUNTERS.map(({ id }) => id)],
    ['pe', ENCOUNTERS.map(({ id }) => id)],
    ['ach', ACHIEVEMENTS],
    ['kind', SOUVENIR_TYPES],
    ['sv', SOUVENIRS],
    ['dish', DISHES],
    ['fes', cards('festival')],
    ['am', cards('amulet')],
    ['cal', cards('calligraphy')],
    ['obj', cards('legend')],
    ['seal', ['gaming-room', 'cherry-tree', 'calligraphy', 'amulet', 'bathhouse', 'legendary-object']],
    ['icon', ICONS],
    ['ch', CHARACTERS],
    ['wa', WARES],
    ['ar', AREA_ICONS],
  ];
  test.each(wanted)('%s', (prefix, list) => {
    expect(list.length).toBeGreaterThan(2);
    expect(list.filter((id) => !ids.has(`${prefix}-${id}`))).toEqual([]);
  });

  test('a traveler is looked for in the sprite that holds them', () => {
    const drawn = idsOf(texts.get('travelers') ?? '').filter((id) => id.startsWith('tr-'));
    expect(drawn.sort()).toEqual([...FIRST_TRAVELERS].map((id) => `tr-${id}`).sort());
  });

  test('panoramas, legs and scrolls', () => {
    const scenes = [1, 2, 3, 4].flatMap((leg) => [`leg${leg}`, `tall${leg}`, `scroll${leg}`]);
    expect([...PANORAMAS, ...scenes].filter((id) => !ids.has(id))).toEqual([]);
  });
});
