/** Names in the analysis of a replay: seats, and actions as their seat saw them. */

import type { MoveAnalysis } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { Seen } from '../table/model.ts';
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

/** What a seat saw before its move takes a moment to work out, and is asked for once for every choice. */
const known = new WeakMap<Replay, Map<number, Seen>>();

function seenBefore(replay: Replay, { move, seat }: Pick<MoveAnalysis, 'move' | 'seat'>): Seen {
  let all = known.get(replay);
  if (all === undefined) known.set(replay, (all = new Map<number, Seen>()));
  let seen = all.get(move);
  if (seen === undefined) all.set(move, (seen = replay.seenAt(move, seat)));
  return seen;
}

/** An action of a decision in a few words. */
export function actionName(replay: Replay, decision: MoveAnalysis, action: string): string {
  const { game, model } = replay;
  return game.text.heading(action, seenBefore(replay, decision), model.info.value);
}
