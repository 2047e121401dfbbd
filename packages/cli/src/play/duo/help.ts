/** The help of Duo: the game in short, and the tables of points as a key to the boards. */

import { t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/duo';
import type { TextStyle } from '../../terminal/text-style.ts';
import { pair, WIDTH, wrapText } from '../../terminal/text-style.ts';
import { GLYPHS } from './glyphs.ts';
import { spokenSigns } from './spoken-signs.ts';

export function help({ s }: Seen, style: TextStyle): string[] {
  const { temple, garden, slabs, gifts } = s.island.board;
  const characters = (['pilgrim', 'merchant', 'artist'] as const).map((character, number) => {
    const said = t(`term.duo.help.${character}`);
    const { glyph = '' } = GLYPHS[number] ?? {};
    return style.plain ? said : `${glyph} ${said}`;
  });
  // Nothing is worth nothing: the tables of slabs and gifts begin with the first.
  const tables = [
    pair(t('term.duo.help.temple'), temple.join(' ')),
    pair(t('term.duo.help.garden'), garden.join(' ')),
    pair(t('term.duo.help.slabs'), slabs.slice(1).join(' ')),
    pair(t('term.duo.help.gifts'), gifts.slice(1).join(' ')),
  ];
  const lines = [
    t('term.duo.help.turn'),
    ...characters,
    spokenSigns(t('term.duo.help.points'), style),
    ...tables,
    t('term.duo.help.ends'),
    t('term.duo.help.ids'),
  ];
  const indent = style.plain ? '' : '  ';
  return [
    style.bold(t('term.duo.help')),
    ...lines.flatMap((line) => wrapText(`${indent}${line}`, WIDTH, `${indent}  `)),
  ];
}
