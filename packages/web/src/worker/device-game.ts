/** What the worker needs of a game: its rules at a table, and those who play it. Each game is a file of its own. */

import type { FinalPoints, GameKnowledge, HeuristicKnowledge, Hint, Likes, NetOfSkill } from '@tokaido/bots';
import type { State, View } from '@tokaido/kernel';
import type { AnyGame, TableGame } from '@tokaido/table';

export interface DeviceGame {
  readonly table: TableGame;
  /** What the lower levels know. */
  readonly knowledge: HeuristicKnowledge & Pick<GameKnowledge, 'searched'>;
  /** Fetches what a table with these options is played with beside the rules; null where nothing is missing. */
  prepare(options: string): Promise<void> | null;
  /** Fetches what the tempers of bots are fond of. */
  loadLikes(): Promise<Likes<State>>;
  /** Fetches the strongest bots; the net of a table comes with `loadNet`. */
  loadStrongBots(): Promise<StrongBots>;
}

export interface StrongBots {
  /** Fetches the net of a table, unless it is here or there is none. */
  loadNet(game: string, options: string): Promise<void>;
  /** How a level plays by the net of a table. */
  readonly levelNet: NetOfSkill;
  /** What our best player thinks of the choices of the view's seat. */
  advise(view: View, game: AnyGame): Hint | null;
  /** The expected final points of those choices, which are worked out bit by bit. */
  finalPoints(known: HeuristicKnowledge, view: View): FinalPoints;
}

/** What is known of a game, as it is played on the board of a table. */
export function knowledgeOn(known: DeviceGame['knowledge'], game: AnyGame): DeviceGame['knowledge'] {
  return { ...known, game: known.searched?.(game) ?? game };
}
