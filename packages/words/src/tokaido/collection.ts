/** What somebody has collected, in rows of words; what is not there is left out. */

import { members, popcount } from '@tokaido/kernel';
import type { Player } from '@tokaido/tokaido';
import {
  ACHIEVEMENTS,
  DISHES,
  ENCOUNTERS,
  PANORAMA_LENGTHS,
  PANORAMAS,
  row,
  SEAT_AT,
  SOUVENIR_TYPE,
  SOUVENIR_TYPES,
  SOUVENIRS,
  timesMet,
} from '@tokaido/tokaido';
import type { Key } from '../messages/index.ts';
import { list, nameOf, t } from '../messages/index.ts';
import { handOf } from './hidden-cards.ts';
import { cardId } from './names.ts';
import type { Seen } from './seen.ts';

export interface Holding {
  readonly what: string;
  readonly things: string;
}

export function holdings(seen: Seen, seat: number): readonly Holding[] {
  const p = seen.s.all[seat];
  if (p === undefined) return [];
  const rows: Holding[] = [];
  const add = (what: Key, things: readonly string[]) => {
    if (things.length > 0) rows.push({ what: t(what), things: list(things) });
  };
  add('hold.panoramas', panoramas(p));
  add('hold.souvenirs', souvenirs(p));
  add(
    'hold.meals',
    members(p.dishes).map((dish) => nameOf('dish', DISHES[dish] ?? '')),
  );
  add('hold.springs', springs(p));
  add('hold.people', people(p));
  if (p.offerings > 0) add('hold.temple', [t('hold.coins', { coins: p.offerings })]);
  add(
    'hold.achievements',
    members(p.achievements).map((won) => nameOf('achievement', ACHIEVEMENTS[won] ?? '')),
  );
  if (seen.s.boxes !== 0) boxRows(seen, p, add);
  return rows;
}

function panoramas(p: Player): string[] {
  return PANORAMAS.flatMap((id, kind) => {
    const done = row(p, SEAT_AT.panoramas, kind);
    if (done === 0) return [];
    return [t('hold.panorama', { panorama: nameOf('panorama', id), done, all: PANORAMA_LENGTHS[kind] ?? 0 })];
  });
}

function souvenirs(p: Player): string[] {
  return SOUVENIR_TYPES.flatMap((type, number) => {
    const cards = members(p.souvenirs).filter((card) => SOUVENIR_TYPE[card] === number);
    if (cards.length === 0) return [];
    const names = list(cards.map((card) => nameOf('souvenir', SOUVENIRS[card] ?? '')));
    return [t('hold.set', { type: nameOf('types', type), cards: names })];
  });
}

function springs(p: Player): string[] {
  return [2, 3].flatMap((points, kind) => {
    const count = row(p, SEAT_AT.springs, kind);
    return count === 0 ? [] : [t('hold.bath', { count, points })];
  });
}

function people(p: Player): string[] {
  return ENCOUNTERS.flatMap(({ id }, kind) => {
    const times = timesMet(p.encounters, kind);
    const name = nameOf('encounter', id);
    return times === 0 ? [] : [times === 1 ? name : t('say.twice', { name, count: times })];
  });
}

/** What the boxes add; their fields are not there without them. */
function boxRows(seen: Seen, p: Player, add: (what: Key, things: readonly string[]) => void): void {
  const counted = (count: number | undefined) => (count === undefined || count === 0 ? [] : [String(count)]);
  add('hold.trees', counted(p.cherryTrees));
  add('hold.bathhouses', counted(p.bathhouses));
  add(
    'hold.legends',
    members(p.legends ?? 0).map((card) => nameOf('legend', cardId('crossroads', 'legend', card))),
  );
  for (const [family, what, kind] of [
    ['amulets', 'hold.amulets', 'amulet'],
    ['calligraphy', 'hold.calligraphy', 'calligraphy'],
  ] as const) {
    const { count, known } = handOf(seen, family, p.seat);
    const hidden = count - known.length;
    const names = known.map((id) => nameOf(kind, id));
    add(what, hidden > 0 ? [...names, t('hold.hidden', { count: hidden })] : names);
  }
  if (popcount(p.scrolls ?? 0) > 0) {
    add(
      'hold.calligraphy',
      members(p.scrolls ?? 0).map((card) => nameOf('calligraphy', cardId('crossroads', 'calligraphy', card))),
    );
  }
  add('hold.dolls', counted(p.dolls));
}
