/** The pages of Tokaido: what is left in the decks, and the whole road. */

import { members, popcount } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { BOXES, ENCOUNTERS, SOUVENIR_TYPE, SOUVENIR_TYPES } from '@tokaido/tokaido';
import { listed } from '../../sentences.ts';
import type { Seen } from '../face.ts';
import type { Ink } from '../ink.ts';
import { broken, mark, WIDTH } from '../ink.ts';
import { LEGENDS, named, PEOPLE } from './cards.ts';
import { inns, lookAt, nameOf, printed, standingAt } from './road.ts';

export function decks(seen: Seen<State>, ink: Ink): string[] {
  const { s, view } = seen;
  const lines: string[] = [];
  const types = SOUVENIR_TYPES.map((type, i) => {
    const left = members(s.souvenirs).filter((card) => SOUVENIR_TYPE[card] === i).length;
    return `${type.replace('-', ' ')} ${left}`;
  });
  lines.push(`Souvenirs not seen yet: ${types.join(', ')}`);
  const [twos, threes] = view.table.springs as readonly number[];
  lines.push(`Hot springs: ${twos} of 2 points, ${threes} of 3 points`);
  lines.push(`People not met yet: ${peopleLeft(seen)}`);
  lines.push(`Meals in the deck: ${view.hidden.meals?.piles[0] ?? 0}`);
  if (s.treesLeft !== undefined) {
    lines.push(`Cherry trees: ${s.treesLeft}`, `Bathhouses: ${s.bathhousesLeft}`);
    const ids = BOXES.get('crossroads')?.cards.legend ?? [];
    const legends = members(s.legendsLeft ?? 0).map((card) => named(LEGENDS, ids[card] ?? '').name);
    lines.push(`Legendary objects for sale: ${listed(legends)}`);
    lines.push(`Amulets for sale: ${view.hidden.amulets?.piles[0] ?? popcount(s.amuletsInPlay ?? 0)}`);
    lines.push(`Calligraphy for sale: ${view.hidden.calligraphy?.piles[0] ?? 0}`);
  }
  if (view.hidden.festivals !== undefined)
    lines.push(`Festivals in the deck: ${view.hidden.festivals.piles[0]}`);
  const texts = ink.plain ? lines.map((line) => `${line}.`) : lines;
  return [
    ink.bold(ink.plain ? 'What is left.' : 'What is left'),
    ...texts.flatMap((t) => broken(t, WIDTH, '  ')),
  ];
}

/** Everybody who still lies somewhere unseen. */
function peopleLeft({ view }: Seen<State>): string {
  const counts = new Map<number, number>();
  for (const [kind] of view.hidden.encounters?.cards ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return listed(
    [...counts].map(([kind, n]) => {
      const { name, does } = named(PEOPLE, ENCOUNTERS[kind]?.id ?? '');
      return `${n} ${name}${name === 'Annaibito' ? ` (${does.split(' ')[1]})` : ''}`;
    }),
  );
}

/** The road leg by leg; for the eye a glyph for each stop. */
export function map({ s }: Seen<State>, ink: Ink): string[] {
  const stops = inns(s);
  const lines: string[] = [];
  for (let leg = 1; leg < stops.length; leg++) {
    const line: string[] = [];
    for (let at = stops[leg - 1] + 1; at <= stops[leg]; at++) {
      const { name, glyph, tint } = lookAt(printed(s, at));
      const who = standingAt(s, at).map((p) =>
        ink.plain ? nameOf(s, p.seat) : mark(ink, p.seat, s.players).trim(),
      );
      if (ink.plain) line.push(`${name}${who.length > 0 ? ` (${listed(who)})` : ''}`);
      else line.push(`${ink.tint(tint, glyph)}${who.join('')}`);
    }
    if (ink.plain) lines.push(`Leg ${leg}: ${line.join(', ')}.`);
    else lines.push(`Leg ${leg}  ${line.join('  ')}`);
  }
  if (ink.plain) return ['The road.', ...lines];
  const key = [...new Set(Array.from({ length: 15 }, (_, i) => i))].map((i) => lookAt(i));
  const legend = [
    ...new Map(key.map(({ name, glyph }) => [name, `${glyph} ${name.toLowerCase()}`])).values(),
  ];
  return [ink.bold('The road'), ...lines, ...broken(legend.join('  '), WIDTH)];
}
