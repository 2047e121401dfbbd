/** Where gains and losses come from that have no card of their own: whose power, which festival, what kind of stop. */

import { BOXES, ENCOUNTERS, TRAVELERS } from '@tokaido/tokaido';
import { isKey, nameOf, t } from '@tokaido/words';
import { cardId, travelerName } from '@tokaido/words/tokaido';
import { origin } from '@tokaido/words/tokaido/events';
import type { Highlight } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { playerAt, travelerOf } from '../../players.ts';
import { only } from './account.ts';

export interface Origin {
  readonly is: 'traveler' | 'encounter' | 'festival' | 'other';
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence; '' where there is none. */
  readonly does: string;
}

/** Of the coins that a card is about, or else of its points. */
export function originOf(highlight: Highlight<Tokaido>): Origin {
  const { events, seat, shown } = highlight;
  const [coins] = only(events, 'coins');
  if (coins !== undefined) return byId(coins.from);
  const [points] = only(events, 'points');
  const source = points?.source ?? '';
  if (source === 'traveler') return byId(travelerOf(playerAt(shown.after.s, seat)).id);
  const begun = only(shown.line.events, 'festival')[0];
  if (source === 'festival' && begun !== undefined)
    return byId(cardId('matsuri', 'festival', begun.festival));
  return { is: 'other', id: source, name: nameOf('source', source), does: '' };
}

function byId(id: string): Origin {
  if (TRAVELERS.some((tile) => tile.id === id)) {
    return { is: 'traveler', id, name: travelerName(id), does: sentenceOf(`traveler.${id}.power`) };
  }
  for (const is of ['encounter', 'festival'] as const) {
    const ids = is === 'encounter' ? ENCOUNTERS.map((person) => person.id) : festivals();
    if (ids.includes(id)) return { is, id, name: nameOf(is, id), does: sentenceOf(`${is}.${id}.does`) };
  }
  return { is: 'other', id, name: origin(id), does: '' };
}

const festivals = () => [...BOXES.values()].flatMap(({ cards }) => cards.festival ?? []);

function sentenceOf(key: string): string {
  return isKey(key) ? t(key) : '';
}
