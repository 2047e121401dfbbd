/** Finished games of every box and of Duo as they lie on a device, and their positions by the rules alone. */

import type { State as DuoState } from '@tokaido/duo';
import type { State } from '@tokaido/kernel';
import { replay } from '@tokaido/kernel';
import { foldTable, gameAt, recordOf } from '@tokaido/table';
import type { State as RoadState } from '@tokaido/tokaido';
import { isOver } from './moments.ts';
import type { Kept, Wish } from './positions.ts';
import { positionWhere } from './positions.ts';

/** Does something wherever something can be done: games of Duo end sooner. */
const eagerly: NonNullable<Wish['prefer']> = (words) =>
  words.findLast((action) => !/^(pass|keep -)$/.test(action));

/** What is drawn of a seat, as `drawn-board.ts` reads it from a page. */
export interface SeatFacts {
  readonly points: number;
  readonly coins: number;
  /** The stop on the road; −1 where there is none. */
  readonly stop: number;
}

export interface FinishedGame {
  readonly name: string;
  readonly wish: Wish;
  facts(s: State): readonly SeatFacts[];
}

const onRoad = (s: State): readonly SeatFacts[] => {
  const { all, players } = s as RoadState;
  return all.slice(0, players).map(({ points, coins, position }) => ({ points, coins, stop: position }));
};

function walked(name: string, options: string, players = 4): FinishedGame {
  return { name, wish: { options, players, until: isOver }, facts: onRoad };
}

export const DUO: FinishedGame = {
  name: 'Duo',
  wish: { game: 'duo', prefer: eagerly, until: isOver },
  facts(s) {
    const { players } = s as unknown as DuoState;
    return players.map(({ coins }) => ({ points: -1, coins, stop: -1 }));
  },
};

/** One for the base game and for each box. */
export const FINISHED: readonly FinishedGame[] = [
  walked('base', ''),
  walked('Crossroads', 'boxes=crossroads'),
  walked('Matsuri', 'boxes=crossroads,matsuri', 5),
  walked('New Encounters', 'boxes=new-encounters', 3),
  walked('promo travelers', 'boxes=promo-travelers', 2),
  DUO,
];

const made = new Map<FinishedGame, Kept>();

/** Played once, whoever looks at it. */
export function keptGame(game: FinishedGame): Kept {
  const kept = made.get(game) ?? positionWhere(game.wish);
  made.set(game, kept);
  return kept;
}

/** Every position of a game, from before the first move to the end: the rules alone, no client. */
export function positionsOf(kept: Kept): readonly State[] {
  const table = foldTable(kept.entries);
  const { game } = gameAt(table);
  const states: State[] = [];
  const played = replay(game, recordOf(table), null, (s) => void states.push(game.clone(s)));
  if (!played.ok) throw new Error(played.error);
  return [...states, played.value.state];
}
