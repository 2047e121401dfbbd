/** The pages of Duo: both players' boards, the bag, and the island as lists. */

import { AREA_NAMES, commerce, culture, faith, inBag, TOWN_NAMES, WARES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/duo';
import {
  ARTIST,
  boutiqueNote,
  charactersAt,
  colorName,
  MERCHANT,
  PILGRIM,
  wareList,
} from '@tokaido/words/duo';
import { NO_NAMES } from '../../games/game-text.ts';
import type { TextStyle } from '../../terminal/text-style.ts';
import { padTo, textWidth, WIDTH, withFullStop, wrapText } from '../../terminal/text-style.ts';
import type { Fact } from '../terminal-game.ts';
import { board } from './facts.ts';
import { titleWithId } from './place-ids.ts';
import { spokenSigns } from './spoken-signs.ts';
import { tiles, whereIs } from './tiles.ts';

function page(title: string, lines: readonly string[], style: TextStyle): string[] {
  return [
    style.bold(style.plain ? withFullStop(title) : title),
    ...(style.plain ? lines.map(withFullStop) : lines),
  ];
}

export function collections(seen: Seen, style: TextStyle): string[] {
  const boards = [seen.me, 1 - seen.me].flatMap((seat) => [
    ...board(seen, seat, style, Number.POSITIVE_INFINITY),
    ...outlook(seen, seat, style),
  ]);
  const lines = style.plain
    ? boards.flat().map(({ full }) => full)
    : boards.flatMap((group) => wrapText(group.map(({ short }) => short).join(' · '), WIDTH, '  '));
  const lying = tiles(seen).map((tile) =>
    t('term.duo.tile', { tile: tile.title, where: whereIs(tile, seen.me), does: tile.does }),
  );
  const wrapped = style.plain ? lying : lying.flatMap((line) => wrapText(line, WIDTH, '  '));
  return [...page(t('duo.see.boards'), lines, style), ...page(t('term.duo.tiles'), wrapped, style)];
}

/** A player's points as the sum that they are, and what the next step of each kind would add. */
function outlook({ s }: Seen, seat: number, style: TextStyle): Fact[][] {
  const p = s.players[seat];
  if (p === undefined) return [];
  const { temple, garden, slabs, gifts } = s.island.board;
  const at = { temple: temple[p.temple - 1] ?? 0, garden: garden[p.garden - 1] ?? 0 };
  const [gold, given] = [commerce(s, p), culture(s, p)];
  const total = faith(s, p) + gold + given;
  // What is full brings nothing more.
  const more = (track: readonly number[], n: number, times = 1) => {
    const worth = track[n];
    return worth === undefined ? '–' : `+${(worth - (track[n - 1] ?? 0)) * times}`;
  };
  const sum = spokenSigns(t('term.duo.sum', { ...at, slabs: gold, gifts: given, total }), style);
  const next = t('term.duo.next', {
    temple: more(temple, p.temple, at.garden),
    garden: more(garden, p.garden, at.temple),
    slab: more(slabs, p.slabs + 1),
    gift: more(gifts, p.gifted + 1),
  });
  const indent = style.plain ? '' : '  ';
  return [
    [
      { short: `${indent}${sum}`, full: sum },
      { short: next, full: next },
    ],
  ];
}

export function decks({ s }: Seen, style: TextStyle): string[] {
  const { gifts } = s.island.board;
  const hidden = s.players.map(({ seat, revealed }) =>
    t('duo.see.hidden', { name: colorName(seat), n: gifts.length - 1 - revealed }),
  );
  return page(
    t('table.decks'),
    [t('duo.see.bag', { wares: wareList(WARES.map((_, kind) => inBag(s, kind))) }), ...hidden],
    style,
  );
}

/** What the island gives for a station without a town. */
const NO_TOWN = -1;

/** The ring clockwise, then the towns and routes of the Merchants, then the areas of the Artists. */
export function map(seen: Seen, style: TextStyle): string[] {
  const { s } = seen;
  const { island } = s;
  const line = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
  const ring = island.ring.map((_, station) => {
    const town = island.townAt[station] ?? NO_TOWN;
    const people = [
      ...charactersAt(s, PILGRIM, station, NO_NAMES),
      ...(town >= 0 ? charactersAt(s, MERCHANT, town, NO_NAMES) : []),
    ];
    return line(titleWithId(s, PILGRIM, station), town >= 0 ? boutiqueNote(seen, town) : '', ...people);
  });
  const hills = island.wares.flatMap((wares, town) =>
    wares === 0
      ? []
      : [
          line(
            titleWithId(s, MERCHANT, town),
            boutiqueNote(seen, town),
            ...charactersAt(s, MERCHANT, town, NO_NAMES),
          ),
        ],
  );
  const routes = island.board.routes.map(({ from, to }) => `${from}-${to}`);
  const areas = AREA_NAMES.map((_, area) => {
    const towns = TOWN_NAMES.filter((_name, town) => ((island.townAreas[town] ?? 0) >> area) & 1).join(' ');
    return line(
      titleWithId(s, ARTIST, area),
      t('duo.map.towns', { towns }),
      t('duo.map.borders', { areas: neighbors(seen, area) }),
      ...charactersAt(s, ARTIST, area, NO_NAMES),
    );
  });
  const blocks: readonly (readonly [string, readonly string[]])[] = [
    [t('duo.map.ring'), ring],
    [t('duo.map.mountain'), hills],
    [t('duo.map.routes'), style.plain ? routes : [routes.join('  ')]],
    [t('duo.map.areas'), areas],
  ];
  return blocks.flatMap(([head, lines]) => page(head, style.plain ? lines : inTwo(lines), style));
}

/** The areas across a route. */
function neighbors({ s }: Seen, area: number): string {
  const id = AREA_NAMES[area] ?? '';
  const next = s.island.board.routes.flatMap(({ between: [one, other] }) => {
    if (one === id) return [other];
    return other === id ? [one] : [];
  });
  return next.sort((a, b) => a.localeCompare(b)).join(' ');
}

/** Two columns where both are short enough. */
function inTwo(lines: readonly string[]): string[] {
  const half = Math.floor(WIDTH / 2) - 1;
  const out: string[] = [];
  let left = '';
  for (const line of lines) {
    if (textWidth(line) > half) {
      if (left !== '') out.push(left);
      out.push(...wrapText(line, WIDTH, '    '));
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
