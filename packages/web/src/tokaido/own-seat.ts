/** Who "you" are at a table. */

import { sentence, t } from '@tokaido/words';
import { playerName, yourSeat } from '@tokaido/words/tokaido';
import type { Seen, TableModel } from './model.ts';

type Known = Pick<TableModel, 'info' | 'you'>;

/** My seat, where the device is mine alone: several people around one device are all called by their names. */
export function ownSeat({ info, you }: Known): number {
  return yourSeat({ me: you.value }, info.value);
}

/** `You` at the beginning of a line, or a name. */
export function youOrName(seat: number, model: Known, seen: Pick<Seen, 's'>): string {
  return seat === ownSeat(model) ? sentence(t('say.you')) : playerName(seat, seen, model.info.value);
}
