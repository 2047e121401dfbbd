/** Names in the analysis of a replay: seats, and actions as their seat saw them. */

import type { MoveAnalysis } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { Replay } from '../table/replay/replay.ts';

/** `You` for my own seat, whoever's eyes I look with. */
export function seatName({ game, model, source }: Replay, seat: number): string {
  if (seat === source.you) return t('table.you');
  const seen = model.seen.peek();
  return seen === null ? '' : game.text.playerName(seat, seen, model.info.value);
}

/** For words that say `you` in a form of their own. */
export function whoAt(
  replay: Replay,
  seat: number,
): { readonly who: 'you' | 'other'; readonly name: string } {
  return { who: seat === replay.source.you ? 'you' : 'other', name: seatName(replay, seat) };
}

/** An action of a decision in a few words. */
export function actionName(replay: Replay, { move, seat }: MoveAnalysis, action: string): string {
  const { game, model } = replay;
  return game.text.heading(action, replay.seenAt(move, seat), model.info.value);
}
