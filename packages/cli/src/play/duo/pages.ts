/** The pages of Duo: both players' boards, the bag, and the island as lists. */

import { AREA_NAMES, inBag, TOWN_NAMES, WARES } from '@tokaido/duo';
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
import { board } from './facts.ts';
import { titleWithId } from './place-ids.ts';

function page(title: string, lines: readonly string[], style: TextStyle): string[] {
  return [
    style.bold(style.plain ? withFullStop(title) : title),
    ...(style.plain ? lines.map(withFullStop) : lines),
  ];
}

export function collections(seen: Seen, style: TextStyle): string[] {
  const boards = [seen.me, 1 - seen.me].flatMap((seat) => board(seen, seat, style));
  const lines = style.plain
    ? boards.flat().map(({ full }) => full)
    : boards.flatMap((group) => wrapText(group.map(({ short }) => short).join(' · '), WIDTH, '  '));
  return page(t('duo.see.boards'), lines, style);
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
