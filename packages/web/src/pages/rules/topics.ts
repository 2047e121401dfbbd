/**
 * The contents of the rules: topics in reading order, each with its box, its cards, tables, doubtful points and
 * neighbors. Ids are addresses (`/rules/inns`, `/rules/traveler-kinko`) and stay as they are for good.
 */

import { ACHIEVEMENTS, BOXES, ENCOUNTERS, TRAVELERS, VARIATIONS } from '@tokaido/tokaido';
import type { ItemKind } from '../../tokaido/rule-links.ts';
import { newEncounters } from './new-encounters.ts';
import type { BoxId, Topic } from './topic.ts';

/** Items of a topic, listed when they are shown: this file may be read before the boxes have been loaded. */
function listItems(kind: ItemKind, list: () => readonly string[]): NonNullable<Topic['items']> {
  return {
    kind,
    get ids() {
      return list();
    },
  };
}

const baseTravelers = listItems('traveler', () => {
  const boxed = new Set([...BOXES.values()].flatMap(({ tiles }) => tiles));
  return TRAVELERS.flatMap(({ id }, n) => (id === 'nobody' || boxed.has(n) ? [] : [id]));
});
const travelersOf = (box: BoxId) =>
  listItems('traveler', () => (BOXES.get(box)?.tiles ?? []).flatMap((n) => TRAVELERS[n]?.id ?? []));
const variationsOf = (box?: string) =>
  listItems('variation', () =>
    [...VARIATIONS].flatMap(([id, variation]) => (variation.box === box ? [id] : [])),
  );
const cards = (box: BoxId, kind: ItemKind) => listItems(kind, () => BOXES.get(box)?.cards[kind] ?? []);
const baseEncounters = listItems('encounter', () => {
  const more = newEncounters();
  return ENCOUNTERS.flatMap(({ id }) => (more.includes(id) ? [] : [id]));
});

type Listed = Omit<Topic, 'box'>;

const BASE: readonly Listed[] = [
  { id: 'aim', sign: { icon: 'flag' }, see: ['turns', 'scoring'] },
  {
    id: 'setup',
    sign: { icon: 'cards' },
    doubts: ['traveler-choice'],
    see: ['travelers', 'two-players', 'variations'],
  },
  {
    id: 'turns',
    sign: { icon: 'people' },
    doubts: ['double-slot-order', 'inn-departure-order'],
    see: ['road', 'places', 'inns'],
  },
  {
    id: 'road',
    sign: { icon: 'road' },
    tables: ['road'],
    doubts: ['slot-visited-once'],
    see: ['places', 'inns'],
  },
  { id: 'places', sign: { icon: 'door' }, see: ['turns', 'two-players'] },
  {
    id: 'shop',
    sign: { stop: 'shop' },
    tables: ['sets', 'souvenirs'],
    doubts: ['shop-needs-coin', 'souvenir-set-scoring', 'souvenir-deck-short'],
    see: ['legendary-objects'],
  },
  { id: 'farm', sign: { stop: 'farm' }, see: ['gaming-room', 'coins'] },
  {
    id: 'panoramas',
    sign: { stop: 'panorama-sea' },
    tables: ['panoramas'],
    doubts: ['panorama-achievement-any-source'],
    see: ['achievements', 'cherry-trees'],
  },
  { id: 'hot-springs', sign: { stop: 'hot-spring' }, see: ['bathhouses'] },
  {
    id: 'temple',
    sign: { stop: 'temple' },
    tables: ['donors'],
    doubts: ['temple-tie-dense'],
    see: ['amulets', 'end'],
  },
  {
    id: 'encounters',
    sign: { stop: 'encounter' },
    items: baseEncounters,
    see: ['calligraphy', 'new-encounters'],
  },
  {
    id: 'inns',
    sign: { stop: 'inn' },
    tables: ['menu', 'meals'],
    doubts: ['inn-order', 'final-inn-meal'],
    see: ['turns', 'festivals'],
  },
  { id: 'coins', sign: { emblem: 'coin' }, doubts: ['coins-unlimited'], see: ['shop', 'temple'] },
  {
    id: 'supplies',
    sign: { icon: 'cards' },
    doubts: ['deck-never-empty', 'under-order'],
    see: ['hidden', 'crossroads'],
  },
  { id: 'hidden', sign: { icon: 'eye' }, see: ['supplies'] },
  {
    id: 'travelers',
    sign: { icon: 'people' },
    items: baseTravelers,
    see: ['crossroads-travelers', 'matsuri-travelers', 'promo-travelers'],
  },
  {
    id: 'achievements',
    sign: { icon: 'flag' },
    items: { kind: 'achievement', ids: ACHIEVEMENTS },
    see: ['scoring'],
  },
  { id: 'scoring', sign: { emblem: 'point' }, see: ['achievements', 'end'] },
  { id: 'end', sign: { icon: 'flag' }, doubts: ['achievement-ties'], see: ['scoring', 'temple'] },
  {
    id: 'two-players',
    sign: { pawn: 'neutral' },
    doubts: ['neutral-mover', 'neutral-inn-first', 'neutral-temple', 'neutral-achievements'],
    see: ['places', 'inns'],
  },
  {
    id: 'variations',
    sign: { icon: 'settings' },
    items: variationsOf(),
    see: ['crossroads-variations'],
  },
  { id: 'program', sign: { icon: 'table' }, see: ['hidden'] },
];

const CROSSROADS: readonly Listed[] = [
  {
    id: 'crossroads',
    sign: { icon: 'road' },
    tables: ['options'],
    doubts: ['zero-coins', 'decline-after-choice', 'per-stop-bonuses-with-both'],
    see: ['supplies', 'hidden'],
  },
  {
    id: 'cherry-trees',
    sign: { emblem: 'cherry' },
    doubts: ['full-panorama-stop'],
    see: ['panoramas'],
  },
  { id: 'bathhouses', sign: { emblem: 'bathhouse' }, see: ['hot-springs'] },
  {
    id: 'gaming-room',
    sign: { emblem: 'die-4' },
    tables: ['die'],
    doubts: ['gaming-minimum'],
    see: ['farm'],
  },
  {
    id: 'amulets',
    sign: { emblem: 'amulet' },
    items: cards('crossroads', 'amulet'),
    doubts: ['amulet-several', 'asked-alike'],
    see: ['temple', 'supplies'],
  },
  {
    id: 'legendary-objects',
    sign: { emblem: 'legendary' },
    items: cards('crossroads', 'legend'),
    see: ['shop'],
  },
  {
    id: 'calligraphy',
    sign: { emblem: 'calligraphy' },
    items: cards('crossroads', 'calligraphy'),
    see: ['encounters', 'scoring'],
  },
  {
    id: 'crossroads-travelers',
    sign: { icon: 'people' },
    items: travelersOf('crossroads'),
  },
  {
    id: 'crossroads-variations',
    sign: { icon: 'settings' },
    items: variationsOf('crossroads'),
    see: ['variations'],
  },
];

const MATSURI: readonly Listed[] = [
  {
    id: 'festivals',
    sign: { emblem: 'festival' },
    items: cards('matsuri', 'festival'),
    doubts: ['closed-small-games', 'first-arrival-two-players', 'deck-handling'],
    see: ['inns', 'crossroads'],
  },
  {
    id: 'matsuri-travelers',
    sign: { icon: 'people' },
    items: travelersOf('matsuri'),
  },
];

const NEW_ENCOUNTERS: readonly Listed[] = [
  {
    id: 'new-encounters',
    sign: { stop: 'encounter' },
    items: listItems('encounter', newEncounters),
    see: ['encounters'],
  },
];

const PROMO_TRAVELERS: readonly Listed[] = [
  {
    id: 'promo-travelers',
    sign: { icon: 'people' },
    items: travelersOf('promo-travelers'),
  },
];

const within = (box: BoxId, topics: readonly Listed[]) => topics.map((topic): Topic => ({ ...topic, box }));

export const TOPICS: readonly Topic[] = [
  ...within('base', BASE),
  ...within('crossroads', CROSSROADS),
  ...within('matsuri', MATSURI),
  ...within('new-encounters', NEW_ENCOUNTERS),
  ...within('promo-travelers', PROMO_TRAVELERS),
];
