/** Who "you" are at a table. */

import type { Seated } from '@tokaido/words';
import { sentence, t } from '@tokaido/words';
import { playerName, yourSeat } from '@tokaido/words/tokaido';
import type { Seen } from './model.ts';

/** What is asked of a table: who sits there, and which seat is mine. */
export interface Known {
  readonly info: { readonly value: Seated };
  readonly you: { readonly value: number };
}

/** My seat, where the device is mine alone: several people around one device are all called by their names. */
export function ownSeat({ info, you }: Known): number {
  return yourSeat({ me: you.value }, info.value);
}

/** `You` at the beginning of a line, or a name. */
export function youOrName(seat: number, model: Known, seen: Pick<Seen, 's'>): string {
  return seat === ownSeat(model) ? sentence(t('say.you')) : playerName(seat, seen, model.info.value);
}
