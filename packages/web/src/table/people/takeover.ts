/** Which bots' seats somebody who watches may take over now. The table decides; this only offers it. */

import type { GameClient } from '../game.ts';
import type { TableModel } from '../model.ts';

export function seatsToTake(
  { info, seen }: Pick<TableModel, 'info' | 'seen'>,
  game: Pick<GameClient, 'canTakeOver'>,
): readonly number[] {
  const { takeover, phase, seats } = info.value;
  const position = seen.value;
  if (!takeover || phase !== 'playing' || position === null) return [];
  return seats.flatMap(({ kind }, seat) =>
    kind === 'bot' && game.canTakeOver(position, seat) ? [seat] : [],
  );
}
