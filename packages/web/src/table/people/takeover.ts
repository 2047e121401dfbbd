/** Which bots' seats somebody who watches may take over now. The table decides; this only offers it. */

import type { GameClient } from '../game.ts';
import type { TableModel } from '../model.ts';

export function seatsToTake(
  { info, seen, removed }: Pick<TableModel, 'info' | 'seen' | 'removed'>,
  game: Pick<GameClient, 'canTakeOver'>,
): readonly number[] {
  const { takeover, phase, seats } = info.value;
  const position = seen.value;
  if (!takeover || phase !== 'playing' || position === null || removed?.value) return [];
  return seats.flatMap(({ kind }, seat) =>
    kind === 'bot' && game.canTakeOver(position, seat) ? [seat] : [],
  );
}
