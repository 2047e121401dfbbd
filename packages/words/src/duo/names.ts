/** Who is who on the island, and what there is: colors, characters, wares, paintings, dice. */

import type { State } from '@tokaido/duo';
import { CHARACTERS, COLORS, ICONS, WARES, WAVES } from '@tokaido/duo';
import { list, nameOf, t } from '../messages/index.ts';
import { nameAtSeat } from '../seat-names.ts';
import { yourSeat } from '../subjects.ts';
import type { Seated, Seen } from './seen.ts';

export const colorName = (seat: number) => nameOf('duo.color', COLORS[seat] ?? '');
export const characterName = (character: number) => nameOf('duo.character', CHARACTERS[character] ?? '');
export const sideName = (character: number, side: number) =>
  nameOf('duo.side', WAVES[character]?.[side] ?? '');
export const sourceName = (source: string) => nameOf('duo.source', source);

/** The name of whoever sits there; their color where the table knows no name. */
export function playerName(seat: number, info: Seated): string {
  // A client gives each seat a color of its own; in the terminal they are those of the box.
  return info.seats[seat]?.color === undefined
    ? info.seats[seat]?.name.trim() || colorName(seat)
    : nameAtSeat(seat, info);
}

/** The name of a player in the middle of a sentence, where I am `you`. */
export function playerOrYou(seat: number, seen: Pick<Seen, 'me'>, info: Seated): string {
  return seat === yourSeat(seen, info) ? t('say.you') : playerName(seat, info);
}

/** Wares by kind: `2 kimonos and 1 fan`; empty for none. */
export function wareList(counts: readonly number[]): string {
  return list(counts.flatMap((n, ware) => (n > 0 ? [t('duo.wares', { ware: WARES[ware] ?? '', n })] : [])));
}

/** Wares in the order in which they were drawn, counted by kind. */
export function drawnWares(wares: readonly number[]): string {
  return wareList(WARES.map((_, kind) => wares.filter((ware) => ware === kind).length));
}

export function paintingList(icons: readonly number[]): string {
  return list(
    ICONS.flatMap((icon, kind) => {
      const n = icons.filter((each) => each === kind).length;
      return n > 0 ? [t('duo.paintings', { icon, n })] : [];
    }),
  );
}

/** The dice that are not taken: `Pilgrim 3`. */
export function diceList(dice: readonly number[]): string {
  return list(
    dice.flatMap((value, character) =>
      value > 0 ? [t('duo.die', { character: characterName(character), value })] : [],
    ),
  );
}

/** What a town is for: the ware that it buys and its price, or how many wares can be drawn there. */
export function boutiqueNote(seen: Pick<Seen, 's' | 'view'>, town: number): string {
  const value = (seen.view.table.boutiques as readonly number[])[town];
  if (value === undefined) return t('duo.note.mountain', { n: seen.s.island.wares[town] ?? 0 });
  return t('duo.note.boutique', { ware: WARES[value >> 4] ?? '', n: value & 15 });
}

/** Whose characters stand at a station, in a town or in an area. */
export function charactersAt(s: State, character: number, place: number, info: Seated): string[] {
  return s.players.flatMap(({ seat, pilgrim, merchant, artist }) =>
    [pilgrim, merchant, artist][character] === place
      ? [t('duo.whose', { character: characterName(character), color: playerName(seat, info) })]
      : [],
  );
}
