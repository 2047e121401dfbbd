/** The rules on the board of a table: our own, or one from a file. */

import type { State } from '@tokaido/duo';
import { duo } from '@tokaido/duo';
import type { TableInfo } from '@tokaido/table';
import { duoTable } from '@tokaido/table';
import type { Engine } from '../table/game.ts';

/** A board that cannot be read was refused when the table was opened. */
export function engineOn({ board }: Pick<TableInfo, 'board'>): Engine<State> {
  if (board === undefined) return duo;
  const played = duoTable.on?.(board);
  if (played?.ok !== true) throw new Error('the board of this table cannot be read');
  return played.value.game as Engine<State>;
}
