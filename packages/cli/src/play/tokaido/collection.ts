/** Collections in words: one's own in sight, everybody's on a page. */

import { members, popcount } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import {
  ACHIEVEMENTS,
  BOXES,
  DISHES,
  ENCOUNTERS,
  PANORAMA_LENGTHS,
  PANORAMAS,
  row,
  SEAT_AT,
  SOUVENIR_TYPE,
  SOUVENIR_TYPES,
  TRAVELERS,
  timesMet,
} from '@tokaido/tokaido';
import { capital, coinWords, listed } from '../../sentences.ts';
import { achievementName } from '../../tokaido/names.ts';
import type { Fact, Seen } from '../face.ts';
import type { Ink } from '../ink.ts';
import { amounts, broken, mark, WIDTH } from '../ink.ts';
import { AMULETS, CALLIGRAPHY, LEGENDS, named, PEOPLE } from './cards.ts';
import { heldCards } from './hands.ts';
import { POWERS } from './powers.ts';
import { nameOf } from './road.ts';

const SHORT_TYPES = ['small', 'cloth', 'art', 'food'];

/** One line each for the ear; as short as can be for the eye. Things that are not there are left out. */
export function collectionFacts(seen: Seen<State>, seat: number, ink: Ink): Fact[] {
  const { s } = seen;
  const p = s.all[seat];
  const facts: Fact[] = [];
  const add = (count: number, short: string, full: string) => {
    if (count > 0) facts.push({ short, full: `${full}.` });
  };
  facts.push(...panoramas(p));
  const types = SOUVENIR_TYPES.map(
    (_, type) => members(p.souvenirs).filter((c) => SOUVENIR_TYPE[c] === type).length,
  );
  const kinds = types.flatMap((n, type) => (n > 0 ? [`${n} ${SHORT_TYPES[type]}`] : []));
  const spoken = types.flatMap((n, type) =>
    n > 0 ? [`${n} ${SOUVENIR_TYPES[type].replace('-', ' ')}`] : [],
  );
  add(kinds.length, `souvenirs ${kinds.join(' ')}`, `Souvenirs: ${listed(spoken)}`);
  const dishes = popcount(p.dishes);
  add(dishes, `meals ${dishes}`, `Meals eaten: ${listed(members(p.dishes).map((dish) => DISHES[dish]))}`);
  const baths = row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1);
  add(baths, `springs ${baths}`, `Hot springs: ${baths}`);
  const people = peopleMet(p);
  add(people.length, `met ${people.length}`, `People met: ${listed(people)}`);
  add(p.offerings, `temple ${p.offerings}`, `In the temple: ${coinWords(p.offerings)}`);
  if (s.boxes !== 0) facts.push(...boxFacts(seen, p, ink));
  return facts;
}

function panoramas(p: Player): Fact[] {
  return PANORAMAS.map((name, kind) => {
    const done = row(p, SEAT_AT.panoramas, kind);
    const all = PANORAMA_LENGTHS[kind];
    return { short: `${name} ${done}/${all}`, full: `${capital(name)} panorama: ${done} of ${all}.` };
  });
}

function peopleMet(p: Player): string[] {
  return ENCOUNTERS.flatMap(({ id }, kind) =>
    Array.from({ length: timesMet(p.encounters, kind) }, () => named(PEOPLE, id).name),
  );
}

/** What the boxes add; their fields are not there without them. */
function boxFacts(seen: Seen<State>, p: Player, ink: Ink): Fact[] {
  const facts: Fact[] = [];
  const add = (count: number | undefined, short: string, full: string) => {
    if (count !== undefined && count > 0) facts.push({ short, full: `${full}.` });
  };
  add(p.cherryTrees, `trees ${p.cherryTrees}`, `Cherry trees: ${p.cherryTrees}`);
  add(p.bathhouses, `bathhouses ${p.bathhouses}`, `Bathhouses: ${p.bathhouses}`);
  const ids = BOXES.get('crossroads')?.cards.legend ?? [];
  const legends = members(p.legends ?? 0).map((card) => named(LEGENDS, ids[card] ?? '').name);
  add(legends.length, listed(legends), `Legendary objects: ${listed(legends)}`);
  for (const [family, cards, word] of [
    ['amulets', AMULETS, 'amulet'],
    ['calligraphy', CALLIGRAPHY, 'calligraphy'],
  ] as const) {
    const { known, count } = heldCards(seen, family, p.seat);
    const names = known.map((id) => named(cards, id).name);
    const held = names.length === count && count > 0 ? listed(names) : `${count} face down`;
    add(count, `${word} ${ink.plain ? held : held.replaceAll(' and ', ', ')}`, `${capital(word)}: ${held}`);
  }
  add(p.dolls, `dolls ${p.dolls}`, `Dolls and carps: ${p.dolls}`);
  return facts;
}

/** A page with everybody's collection. */
export function collections(seen: Seen<State>, ink: Ink): string[] {
  const { s, me } = seen;
  const seats = [me, ...s.all.slice(0, s.players).flatMap(({ seat }) => (seat === me ? [] : [seat]))];
  const lines = seats.flatMap((seat) => {
    const p = s.all[seat];
    const name = `${nameOf(s, seat)}${seat === me ? ' (you)' : ''}`;
    const head = `${mark(ink, seat, s.players)}${ink.bold(name)}: ${amounts(ink, p.points, p.coins)}`;
    const achieved = members(p.achievements).map((a) => (a < ACHIEVEMENTS.length ? achievementName(a) : ''));
    const facts = collectionFacts(seen, seat, ink);
    const won =
      achieved.length === 0 ? [] : [{ short: listed(achieved), full: `Achievements: ${listed(achieved)}.` }];
    const power = POWERS[TRAVELERS[p.traveler]?.id ?? ''] ?? '';
    if (ink.plain) return [`${head}.`, `Power: ${power}.`, ...[...facts, ...won].map(({ full }) => full)];
    return [
      ...broken(`${head}, ${power}`, WIDTH, '  '),
      ...broken(`  ${[...facts, ...won].map(({ short }) => short).join(' · ')}`, WIDTH, '  '),
    ];
  });
  return [ink.bold(ink.plain ? 'Collections.' : 'Collections'), ...lines];
}
