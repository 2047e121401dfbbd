/** What the person did who held the device before; a bot's move where only bots have moved. */

import type { DeviceInfo, Move } from '../model.ts';

export function lastOfAPerson(moves: readonly Move[], { seats }: DeviceInfo): Move | undefined {
  return moves.findLast(({ seat }) => seats[seat]?.kind === 'person') ?? moves.at(-1);
}
