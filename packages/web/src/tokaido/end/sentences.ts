/** What the end screen tells in sentences: whose table it was, who won, by how much. */

import '@tokaido/words/locales/en/end';
import type { Score } from '@tokaido/kernel';
import { decidedBy, isHomeward as goesHome } from '@tokaido/tokaido';
import { list, t } from '@tokaido/words';
import { playerName, travelerName } from '@tokaido/words/tokaido';
import { outcomeOf, ranked } from '../../table/end/ranking.ts';
import type { Seen } from '../model.ts';
import type { Known } from '../own-seat.ts';
import { ownSeat } from '../own-seat.ts';
import { playerAt, travelerOf } from '../players.ts';

export function isHomeward(seen: Pick<Seen, 's'>): boolean {
  return goesHome(seen.s);
}

export function titleOf(seen: Pick<Seen, 's'>): string {
  return t(isHomeward(seen) ? 'end.titleBack' : 'end.title');
}

/** The traveler of a seat by id; null in a journey without tiles. */
export function travelerAt(seen: Pick<Seen, 's'>, seat: number): string | null {
  const { id } = travelerOf(playerAt(seen.s, seat));
  return id === 'nobody' ? null : id;
}

export function nameAt(seat: number, model: Known, seen: Seen): string {
  return seat === ownSeat(model) ? t('end.you') : playerName(seat, seen, model.info.value);
}

/** `You win by 2 points`; without a seat of one's own everybody goes by their name. */
export function resultWords(model: Known, seen: Seen, scores: readonly Score[], me = ownSeat(model)): string {
  const outcome = outcomeOf(scores);
  if (outcome === null) return '';
  const name = (seat: number) => (seat === me ? t('end.you') : playerName(seat, seen, model.info.value));
  if (outcome.kind === 'shared') return t('end.shared', { names: list(outcome.seats.map(name)) });
  const mine = outcome.seat === me;
  if (outcome.kind === 'ahead')
    return aheadWords(outcome.seat, mine ? null : name(outcome.seat), seen, scores);
  const n = outcome.by;
  return mine ? t('end.youWin', { n }) : t('end.wins', { name: name(outcome.seat), n });
}

/** Equal in points with the second, and ahead by achievements or by a power; no name for me. */
function aheadWords(seat: number, name: string | null, seen: Seen, scores: readonly Score[]): string {
  const second = ranked(scores)[1]?.seat ?? seat;
  const isByPower = decidedBy(playerAt(seen.s, seat), playerAt(seen.s, second)) === 'traveler';
  if (!isByPower) return name === null ? t('end.youAhead') : t('end.ahead', { name });
  const traveler = travelerName(travelerAt(seen, seat) ?? '');
  return name === null ? t('end.youAheadPower', { traveler }) : t('end.aheadPower', { name, traveler });
}
