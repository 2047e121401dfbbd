/** The shuffle of a table, from the secret of the table and the bytes that the seats gave. */

import { hexToBytes, mixedSeed, SealedChance } from '@tokaido/kernel';
import type { Table } from './table.ts';
import { gameAt } from './table.ts';

/** The bytes that went into the shuffle, in the order of the seats that gave some. */
export function mixOf({ mix }: Table): string[] {
  return mix.filter((bytes) => bytes !== '');
}

/** By the mix, which is the same object as long as the game lasts. */
const SHUFFLES = new WeakMap<Table['mix'], { readonly secret: string; readonly chance: SealedChance }>();

/** The shuffle of a table: a pure function of its two halves, so it need not be stored. */
export function chanceOf(table: Table): SealedChance {
  const { secret, mix } = table;
  const known = SHUFFLES.get(mix);
  if (known?.secret === secret) return known.chance;
  const chance = new SealedChance(
    mixedSeed(hexToBytes(secret), mixOf(table)),
    gameAt(table).game.rules.streams,
  );
  SHUFFLES.set(mix, { secret, chance });
  return chance;
}
