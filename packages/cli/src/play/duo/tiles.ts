/** The wave tiles and the Hot Spring token: where each lies, and what it does. */

import { CHARACTERS, WAVES } from '@tokaido/duo';
import { nameOf, t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/duo';
import { characterName, colorName, sideName } from '@tokaido/words/duo';

const PLAYERS = 2;

interface Tile {
  readonly name: string;
  /** Under what it is known in a list of its own. */
  readonly title: string;
  /** As in the state: 0 the board, 1 + seat, or more while it is in use. */
  readonly holder: number;
  readonly does: string;
}

export function tiles({ view, s }: Seen): readonly Tile[] {
  const holders = view.table.waveHolders as readonly number[];
  const sides = view.table.waveSides as readonly number[];
  const waves = CHARACTERS.map((_, character): Tile => {
    const side = sides[character] ?? 0;
    const name = sideName(character, side);
    return {
      name,
      title: t('term.duo.of', { side: name, character: characterName(character) }),
      holder: holders[character] ?? 0,
      does: nameOf('duo.side', `${WAVES[character]?.[side] ?? ''}.does`),
    };
  });
  const token = t('duo.see.spring');
  return [...waves, { name: token, title: token, holder: s.spring, does: t('term.duo.spring') }];
}

/** Who has a tile, as `me` reads it. */
export function whereIs({ holder }: Tile, me: number): string {
  if (holder === 0) return t('term.duo.board');
  if (holder > PLAYERS) return t('duo.see.spring.used');
  return holder - 1 === me ? t('say.you') : colorName(holder - 1);
}
