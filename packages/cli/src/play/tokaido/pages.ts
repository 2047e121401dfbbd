/** The pages of Tokaido: collections, what is left in the decks, and the whole road. */

import { members } from '@tokaido/kernel';
import { ENCOUNTERS, SOUVENIR_TYPE, SOUVENIR_TYPES, SPRING_POINTS, TRAVELERS } from '@tokaido/tokaido';
import { list, nameOf, sentence, t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/tokaido';
import { alsoKnown, inns, playerName, seatsAt, spaceAt, stopName } from '@tokaido/words/tokaido';
import { left } from '@tokaido/words/tokaido/cards-left';
import { holdings } from '@tokaido/words/tokaido/collection';
import { NO_NAMES } from '../../games/game-text.ts';
import type { TextStyle } from '../../terminal/text-style.ts';
import { amounts, mark, pair, WIDTH, withFullStop, wrapText } from '../../terminal/text-style.ts';
import { glyphOf, KNOWN_STOPS } from './stop-glyphs.ts';

/** Everybody's collection and power, your own first. */
export function collections(seen: Seen, style: TextStyle): string[] {
  const { s, me } = seen;
  const players = s.all.slice(0, s.players);
  const ownFirst = [
    ...players.filter(({ seat }) => seat === me),
    ...players.filter(({ seat }) => seat !== me),
  ];
  const lines = ownFirst.flatMap(({ seat, points, coins, traveler }) => {
    const called = playerName(seat, seen, NO_NAMES);
    const as = alsoKnown(seat, seen);
    const name = `${seat === me ? t('page.you', { name: called }) : called}${as === '' ? '' : `, ${as}`}`;
    const power = nameOf('traveler', `${TRAVELERS[traveler]?.id}.power`);
    const rows = holdings(seen, seat).map(({ what, things }) => pair(what, things));
    const head = pair(`${mark(style, seat, s.players)}${style.bold(name)}`, amounts(style, points, coins));
    if (style.plain) return [head, power, ...rows].map(withFullStop);
    return [
      ...wrapText(`${head} · ${power}`, WIDTH, '  '),
      ...(rows.length === 0 ? [] : wrapText(`  ${rows.join(' · ')}`, WIDTH, '  ')),
    ];
  });
  return page(t('sheets.collections'), lines, style);
}

function page(title: string, lines: readonly string[], style: TextStyle): string[] {
  return [style.bold(style.plain ? withFullStop(title) : title), ...lines];
}

export function decks(seen: Seen, style: TextStyle): string[] {
  const { s, view } = seen;
  const types = SOUVENIR_TYPES.map((type, i) => {
    const count = members(s.souvenirs).filter((card) => SOUVENIR_TYPE[card] === i).length;
    return `${nameOf('types', type)} ${count}`;
  });
  const springs = view.table.springs as readonly number[];
  const baths = SPRING_POINTS.map((points, kind) => t('hold.bath', { count: springs[kind] ?? 0, points }));
  const details: Readonly<Record<string, string>> = {
    souvenirs: list(types),
    springs: list(baths),
    encounters: peopleLeft(seen),
  };
  const lines = left(seen).map(({ deck, count }) =>
    pair(nameOf('sheets.deck', deck), count === 0 ? '0' : (details[deck] ?? String(count))),
  );
  const texts = style.plain ? lines.map(withFullStop) : lines.flatMap((line) => wrapText(line, WIDTH, '  '));
  return page(t('table.decks'), texts, style);
}

/** The people on all cards that are still unseen. */
function peopleLeft({ view }: Seen): string {
  const counts = new Map<number, number>();
  for (const [kind] of view.hidden.encounters?.cards ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return list(
    [...counts].map(([kind, count]) => {
      const name = nameOf('encounter', ENCOUNTERS[kind]?.id ?? '');
      return count === 1 ? name : t('say.twice', { name, count });
    }),
  );
}

/** The road leg by leg; on a screen a symbol for each stop. */
export function map(seen: Seen, style: TextStyle): string[] {
  const { s } = seen;
  const all = inns(s);
  const lines = all.slice(1).map((inn, i) => {
    const stops: string[] = [];
    for (let at = (all[i] ?? 0) + 1; at <= inn; at++) {
      const seats = seatsAt(s, at);
      const { glyph, tint } = glyphOf(spaceAt(s, at));
      if (!style.plain) {
        const marks = seats.map((seat) => mark(style, seat, s.players).trim()).join('');
        stops.push(`${style.tint(tint, glyph)}${marks}`);
      } else {
        const names = list(seats.map((seat) => playerName(seat, seen, NO_NAMES)));
        stops.push(seats.length === 0 ? stopName(s, at) : `${stopName(s, at)} (${names})`);
      }
    }
    const leg = t('table.legNumber', { leg: i + 1 });
    return style.plain ? withFullStop(pair(leg, list(stops))) : `${leg}  ${stops.join('  ')}`;
  });
  const legend = KNOWN_STOPS.map((stop) => `${glyphOf(stop).glyph}\u00A0${nameOf('stop', stop)}`).join('  ');
  return page(sentence(t('term.road')), style.plain ? lines : [...lines, ...wrapText(legend, WIDTH)], style);
}
