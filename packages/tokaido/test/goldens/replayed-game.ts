/** A stored game, replayed: each decision with what happened after it. */

import type { GameRecord, Result } from '@tokaido/kernel';
import { Actions, replay } from '@tokaido/kernel';
import type { Event, Options, State } from '../../src/index.ts';
import { TRAVELERS, tokaido } from '../../src/index.ts';

export interface Step {
  readonly seat: number;
  /** The traveler tile of the seat. */
  readonly traveler: string;
  readonly decision: string;
  /** The traveler that moves; the neutral one for a player in the lead. */
  readonly mover: number;
  readonly action: string;
  /** How many actions were open. */
  readonly legal: number;
  /** The coins of the seat before the action. */
  readonly coins: number;
  readonly events: Event[];
}

export interface ReplayedGame {
  readonly options: Options;
  readonly steps: readonly Step[];
  readonly opening: readonly Event[];
  readonly state: State;
}

export function replayGame(record: GameRecord): Result<ReplayedGame> {
  const opening: Event[] = [];
  const steps: Step[] = [];
  let events = opening;
  const legal = new Actions();
  const played = replay(
    tokaido,
    record,
    (event) => events.push(event),
    (s, _move, action) => {
      const pending = tokaido.pending(s);
      if (pending === null) return;
      events = [];
      steps.push({
        seat: pending.seat,
        traveler: TRAVELERS[s.all[pending.seat].traveler].id,
        decision: pending.decision,
        mover: pending.decision === 'travel' ? pending.details.mover : pending.seat,
        action: tokaido.rules.describe(action),
        legal: tokaido.legal(s, legal),
        coins: s.all[pending.seat].coins,
        events,
      });
    },
  );
  if (!played.ok) return played;
  const { state } = played.value;
  return { ok: true, value: { options: tokaido.rules.optionsOf(state), steps, opening, state } };
}
