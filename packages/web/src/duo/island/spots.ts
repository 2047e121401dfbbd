/** The places of the map that can be pressed now: the targets of the die that is looked at, open or closed. */

import type { Reason } from '@tokaido/kernel';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';
import type { Target } from '../targets.ts';
import { ARTIST, MERCHANT, moveTo, PILGRIM, placeId, placeNumber } from '../targets.ts';
import type { Layout } from './geometry/layout.ts';
import type { Sign } from './geometry/places.ts';
import { signOf } from './geometry/places.ts';

export interface Spot extends Target {
  /** Its number among the places of the character. */
  readonly number: number;
  readonly sign: Sign;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  /** Why it is closed; null for an open one. */
  readonly reason: Reason | null;
}

/** In the order of the board. While no die is looked at, every place that any die leads to. */
export function spotsOf(selection: IslandSelection, seen: Seen, layout: Layout): readonly Spot[] {
  const decision = seen.turn?.decision ?? '';
  if (!seen.mine || !selection.isOnBoard.value) return [];
  const spot = (target: Target, isOpen: boolean): Spot => {
    const number = placeNumber(target);
    return {
      ...target,
      number,
      sign: signOf(layout, { character: target.character, place: number }),
      isOpen,
      isPicked: selection.picked.value === target.action,
      reason: isOpen ? null : selection.model.explain(target.action),
    };
  };
  const character = selection.character.value;
  if (character === null)
    return firstAtEach(openMoves(selection.moves.value).map((each) => spot(each, true)));
  const open = new Map(openMoves(selection.targets.value).map((each) => [each.place, each]));
  const here = whereabouts(seen, character);
  return placesOf(seen, character)
    .map((number) => placeId(character, number))
    .filter((place, number) => number !== here || open.has(place))
    .map((place) => {
      const target = open.get(place);
      return spot(
        target ?? { action: moveTo(decision, character, place), character, place },
        target !== undefined,
      );
    });
}

const openMoves = (moves: readonly Target[]) => moves.filter((each) => placeNumber(each) >= 0);

/** Where several dice lead to the same place, the first of them. */
function firstAtEach(spots: readonly Spot[]): readonly Spot[] {
  return spots.filter(({ sign }, i) => spots.findIndex((other) => other.sign.key === sign.key) === i);
}

function placesOf({ s }: Seen, character: number): readonly number[] {
  const { ring, stationOf, icons } = s.island;
  return [...([ring, stationOf, icons][character] ?? []).keys()];
}

/** Where my character of that kind stands. */
function whereabouts({ s, me }: Seen, character: number): number {
  const player = s.players[me];
  if (player === undefined) return -1;
  return [player.pilgrim, player.merchant, player.artist][character] ?? -1;
}

/** Where the characters of both players stand, in the order of the seats. */
export interface Piece {
  readonly seat: number;
  readonly character: number;
  readonly place: number;
}

export function piecesOf({ s }: Pick<Seen, 's'>): readonly Piece[] {
  return s.players.flatMap(({ seat, pilgrim, merchant, artist }) => [
    { seat, character: PILGRIM, place: pilgrim },
    { seat, character: MERCHANT, place: merchant },
    { seat, character: ARTIST, place: artist },
  ]);
}
