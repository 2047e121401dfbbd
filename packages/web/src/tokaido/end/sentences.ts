/** What the end screen tells in sentences: whose table it was, who won, by how much. */

import '@tokaido/words/locales/en/end';
import type { Score } from '@tokaido/kernel';
import { isHomeward as goesHome } from '@tokaido/tokaido';
import { list, t } from '@tokaido/words';
import { playerName } from '@tokaido/words/tokaido';
import { outcomeOf } from '../../table/end/ranking.ts';
import type { Seen, TableModel } from '../model.ts';
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

type Known = Pick<TableModel, 'info' | 'you'>;

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
    return mine ? t('end.youAhead') : t('end.ahead', { name: name(outcome.seat) });
  const n = outcome.by;
  return mine ? t('end.youWin', { n }) : t('end.wins', { name: name(outcome.seat), n });
}
