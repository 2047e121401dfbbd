/** What the map says: on its slips, and to whoever does not see it. */

import type { State } from '@tokaido/duo';
import { paragraph, sentence, t } from '@tokaido/words';
import {
  boutiqueNote,
  characterName,
  placeName,
  playerName,
  sayAction,
  sayArrival,
  sayReason,
  townOf,
  yourSeat,
} from '@tokaido/words/duo';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';
import { outcomeOf } from '../table/outcome.ts';
import { pointsAfter } from '../table/outcome-words.ts';
import { ARTIST } from '../targets.ts';
import type { Piece, Spot } from './spots.ts';
import { piecesOf } from './spots.ts';

/** What an open target brings, in a word or two; empty where it brings nothing. */
export function briefOutcome(seen: Seen, action: string): string {
  const { next, best, events } = outcomeOf(seen, action);
  const [before, after] = pointsAfter(seen, action);
  if (after !== before) return t('gain.points', { points: after - before });
  if (next?.legal.some((words) => words.startsWith('wave ')) === true) return t('duo.isle.wave');
  if (next !== null && best !== null && /^(draw|paint|gift)/.test(best))
    return sayAction(best, next).short ?? '';
  const coins = events.reduce((sum, event) => sum + (event.type === 'coins' ? event.coins : 0), 0);
  if (coins > 0) return t('gain.coins', { coins });
  return events.some(({ type }) => type === 'spring-taken') ? t('duo.isle.spring') : '';
}

/** On the slip of a place that somebody stands on; empty for any other reason, which the action bar tells. */
export function briefClosed({ reason }: Spot, seen: Seen, { model }: IslandSelection): string {
  if (reason?.why !== 'occupied' || !('by' in reason)) return '';
  const [by, info] = [Number(reason.by), model.info.value];
  return by === yourSeat(seen, info)
    ? t('table.youAreHere')
    : t('table.stands', { name: playerName(by, info) });
}

/** The place a target is, in full: its name, where it lies, what it is for, who is there, what it brings or why not. */
export function spotLabel(spot: Spot, seen: Seen, selection: IslandSelection): string {
  const { character, number, reason, action } = spot;
  const info = selection.model.info.value;
  const place = placeName(seen.s, character, number);
  const town = townOf(seen.s, character, number);
  const facts = [
    town < 0 ? '' : boutiqueNote(seen, town),
    ...piecesOf(seen)
      .filter((piece) => isThere(seen.s, piece, spot))
      .map((piece) => sayStands(piece, seen, selection)),
    reason === null ? sayArrival(action, seen, info) : sayReason(reason, seen, info),
  ];
  const who = t('duo.isle.goes', { character: characterName(character), place });
  return paragraph([who, ...facts].filter((text) => text !== '').map(sentence));
}

/** A station and the town on it are one place. */
function isThere(s: State, piece: Piece, { character, number }: Spot): boolean {
  if (piece.character === ARTIST || character === ARTIST)
    return piece.character === character && piece.place === number;
  const station = (each: Pick<Piece, 'character' | 'place'>) =>
    each.character === 0 ? each.place : (s.island.stationOf[each.place] ?? -1);
  const at = station({ character, place: number });
  return at < 0 ? piece.character === character && piece.place === number : station(piece) === at;
}

function whoIs(seat: number, seen: Seen, { model }: IslandSelection): { who: string; name: string } {
  const info = model.info.value;
  return { who: seat === yourSeat(seen, info) ? 'you' : 'other', name: playerName(seat, info) };
}

function sayStands(piece: Piece, seen: Seen, selection: IslandSelection): string {
  return t('duo.isle.stands', {
    ...whoIs(piece.seat, seen, selection),
    character: characterName(piece.character),
  });
}

/** The map in words: who stands where. */
export function mapLabel(seen: Seen, selection: IslandSelection): string {
  const { s } = seen;
  const said = s.players.map(({ seat, pilgrim, merchant, artist }) => {
    const at = (character: number, place: number) => placeName(s, character, place);
    return t('duo.isle.where', {
      ...whoIs(seat, seen, selection),
      pilgrim: at(0, pilgrim),
      merchant: at(1, merchant),
      artist: at(2, artist),
    });
  });
  return paragraph([t('duo.isle.map'), ...said].map(sentence));
}
