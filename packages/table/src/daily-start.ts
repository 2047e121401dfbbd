/** How a daily road begins: with the traveler that each seat takes of those it is dealt. Not a log: only the position. */

import type { Pending, State } from '@tokaido/kernel';
import { Actions, hexToBytes, SealedChance } from '@tokaido/kernel';
import type { DailyRoad } from './daily-road.ts';
import { dailyChoice } from './daily-road.ts';
import type { TableGame } from './games.ts';

/** Whether somebody takes their traveler now; nothing else is decided for people. */
export function takesTraveler({ decision }: Pending): boolean {
  return decision === 'choose';
}

/** The one that a seat takes, among the open actions in words. */
export function dailyTraveler({ secret }: DailyRoad, seat: number, words: readonly string[]): string {
  const action = words[dailyChoice(secret, `traveler ${seat}`, words.length)];
  if (action === undefined) throw new Error('no traveler can be chosen');
  return action;
}

export interface DailyStart {
  /** Before the first decision of the journey; it must not be changed. */
  readonly state: State;
  readonly chance: SealedChance;
  /** The whole options in words. */
  readonly options: string;
  /** What each seat took, in words; none where nobody takes anything. */
  readonly travelers: readonly string[];
}

export function dailyStart(road: DailyRoad, table: TableGame): DailyStart {
  const { game } = table;
  const options = table.optionWords(road.options, road.seats.length);
  const parsed = game.rules.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.error);
  const chance = new SealedChance(hexToBytes(road.secret), game.rules.streams);
  const dealer = { chance, tell: null };
  const state = game.setup(parsed.value, dealer, road.rules);
  const travelers: string[] = [];
  const legal = new Actions();
  for (;;) {
    const pending = game.pending(state);
    if (pending === null || !takesTraveler(pending)) return { state, chance, options, travelers };
    game.legal(state, legal);
    const words = legal.toArray().map((action) => game.rules.describe(action));
    const action = dailyTraveler(road, pending.seat, words);
    game.play(state, legal.list[words.indexOf(action)] ?? 0, dealer);
    travelers.push(action);
  }
}
