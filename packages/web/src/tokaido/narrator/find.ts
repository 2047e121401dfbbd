/** Finds what a typed name means: a choice, a stop of the leg, a player. */

import type { TableInfo } from '@tokaido/table';
import { nameOf, seatName } from '@tokaido/words';
import {
  legAhead,
  legendOf,
  moverOf,
  playerName,
  sayAction,
  spaceAt,
  stopName,
} from '@tokaido/words/tokaido';
import { fit, plain } from '../../narrator/typed-names.ts';
import type { Seen } from '../model.ts';
import { playerAt, travelerOf } from '../players.ts';
import { destination, objectsOf, verbOf } from './choices.ts';

/** The families of cards that the object of a verb belongs to. */
const FAMILIES: Readonly<Record<string, string>> = {
  choose: 'traveler',
  buy: 'souvenir',
  collect: 'souvenir',
  pledge: 'souvenir',
  discount: 'souvenir',
  challenge: 'souvenir',
  keep: 'encounter',
  invite: 'encounter',
  panorama: 'panorama',
  eat: 'dish',
  accept: 'dish',
  option: 'option',
  amulet: 'amulet',
  use: 'amulet',
  calligraphy: 'calligraphy',
  publish: 'calligraphy',
  festival: 'festival',
  legend: 'legend',
};

/** Everything by which a choice may be called. */
function namesOf(words: string, seen: Seen, info: TableInfo): string[] {
  const verb = verbOf(words);
  const id = verb === 'collect-legend' ? legendOf(seen.turn) : objectsOf(words)[0];
  const family = verb === 'collect-legend' ? 'legend' : (FAMILIES[verb] ?? '');
  const names = [words, id ?? '', sayAction(words, seen, info).name];
  if (id !== undefined && family !== '') names.push(nameOf(family, id), nameOf(family, `${id}.short`));
  const position = destination(words, seen);
  if (position !== null) names.push(...stopNames(position, seen));
  return names.map(plain).filter((name) => name !== '');
}

function stopNames(position: number, { s }: Seen): string[] {
  const space = spaceAt(s, position);
  return [space, nameOf('stop', space), nameOf('to', space), stopName(s, position)];
}

/** The best fitting of some words; several where the name says too little. */
export function findChoices(
  text: string,
  all: readonly string[],
  seen: Seen,
  info: TableInfo,
): readonly string[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const fits = all.map((words) => [words, fit(wanted, namesOf(words, seen, info))] as const);
  const best = Math.max(0, ...fits.map(([, how]) => how));
  return best === 0 ? [] : fits.flatMap(([words, how]) => (how === best ? [words] : []));
}

/** The stops with this name on the leg ahead of the traveler I move. */
export function findStops(text: string, seen: Seen): readonly number[] {
  const mover = (seen.mine ? moverOf(seen.turn) : null) ?? Math.max(0, seen.me);
  const leg = legAhead(seen.s, mover);
  const from = Math.max(leg.from, seen.s.all[mover]?.position ?? 0);
  const wanted = plain(text);
  const stops = Array.from({ length: leg.to - from }, (_, i) => from + 1 + i);
  return stops.filter((position) => fit(wanted, stopNames(position, seen).map(plain)) > 0);
}

/** A player by name, traveler, color, or number from 1; null for nobody. */
export function findPlayer(text: string, seen: Seen, info: TableInfo): number | null {
  const wanted = plain(text);
  const seats = Array.from({ length: seen.s.players }, (_, seat) => seat);
  if (/^\d$/.test(wanted)) return seats[Number(wanted) - 1] ?? null;
  const names = (seat: number) =>
    [
      playerName(seat, seen, info),
      seatName(seat, info),
      nameOf('traveler', travelerOf(playerAt(seen.s, seat)).id),
    ].map(plain);
  return (
    seats.find((seat) => fit(wanted, names(seat)) === 2) ??
    seats.find((seat) => fit(wanted, names(seat)) === 1) ??
    null
  );
}
