/** The pages of Duo: both players' boards, the bag, and the island as lists. */

import type { State } from '@tokaido/duo';
import { AREA_NAMES, ICONS, inBag, STATION_NAMES, STATION_TYPES, TOWN_NAMES, WARES } from '@tokaido/duo';
import { capital, listed } from '../../sentences.ts';
import type { Seen } from '../face.ts';
import type { Ink } from '../ink.ts';
import { broken, padTo, WIDTH } from '../ink.ts';
import { facts } from './facts.ts';
import { boutique, colorName, peopleAt, townName } from './places.ts';

export function collections(seen: Seen<State>, ink: Ink): string[] {
  const [, ...boards] = facts(seen, ink);
  const lines = ink.plain
    ? boards.flat().map(({ full }) => full)
    : boards.flatMap((group) => broken(group.map(({ short }) => short).join(' · '), WIDTH, '  '));
  return [ink.bold(ink.plain ? 'Both boards.' : 'Both boards'), ...lines];
}

export function decks({ s }: Seen<State>, ink: Ink): string[] {
  const bag = WARES.map((ware, kind) => `${inBag(s, kind)} ${ware}`);
  const lines = [
    `In the bag: ${listed(bag)}`,
    ...s.players.map(
      (p) => `${colorName(p.seat)}'s paintings face down: ${s.island.board.gifts.length - 1 - p.revealed}`,
    ),
  ];
  return [
    ink.bold(ink.plain ? 'What is left.' : 'What is left'),
    ...lines.map((line) => (ink.plain ? `${line}.` : line)),
  ];
}

/** The ring clockwise, then the routes of the Merchants, then the areas of the Artists. */
export function map({ s, view }: Seen<State>, ink: Ink): string[] {
  const boutiques = view.table.boutiques as readonly number[];
  const beside = (who: readonly string[]) => (who.length === 0 ? '' : `: ${listed(who)}`);
  const ring = s.island.ring.map((type, station) => {
    const town = s.island.townAt[station];
    const people = [...peopleAt(s, 0, station), ...(town >= 0 ? peopleAt(s, 1, town) : [])];
    const id = STATION_NAMES[station];
    const name = town >= 0 ? `${townName(s, town)}, ${boutique(s, boutiques, town)}` : STATION_TYPES[type];
    return `${id} ${name.replace('-', ' ')}${beside(people)}`;
  });
  const routes = s.island.board.routes.map(({ from, to }) => `${from}-${to}`);
  const hills = s.island.wares.flatMap((wares, town) =>
    wares === 0
      ? []
      : [`${townName(s, town)}, ${boutique(s, boutiques, town)}${beside(peopleAt(s, 1, town))}`],
  );
  const areas = AREA_NAMES.map((id, area) => {
    const towns = TOWN_NAMES.filter((_, town) => (s.island.townAreas[town] >> area) & 1);
    return `${id} ${ICONS[s.island.icons[area]]}, towns ${towns.join(' ')}${beside(peopleAt(s, 2, area))}`;
  });
  const blocks: readonly (readonly [string, readonly string[]])[] = [
    ['The ring, clockwise', ring],
    ['Mountain towns', hills],
    ['Routes', ink.plain ? routes : [routes.join('  ')]],
    ['Areas', areas],
  ];
  if (ink.plain)
    return blocks.flatMap(([head, lines]) => [`${head}.`, ...lines.map((line) => `${capital(line)}.`)]);
  return blocks.flatMap(([head, lines]) => [ink.bold(head), ...inTwo(lines)]);
}

/** Two columns where both are short enough. */
function inTwo(lines: readonly string[]): string[] {
  const half = Math.floor(WIDTH / 2) - 1;
  const out: string[] = [];
  let left = '';
  for (const line of lines) {
    if (line.length > half) {
      if (left !== '') out.push(left);
      out.push(...broken(line, WIDTH, '    '));
      left = '';
    } else if (left === '') {
      left = line;
    } else {
      out.push(`${padTo(left, half + 2)}${line}`.trimEnd());
      left = '';
    }
  }
  return left === '' ? out : [...out, left];
}
