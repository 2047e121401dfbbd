/** What comes up with a decision: its own line, or the words of the card or traveler that asks it. */

import { DECISION_OWNERS } from '@tokaido/tokaido';
import type { Topic } from '../../table/first-lines/topic.ts';
import type { Seen } from '../model.ts';
import { playerAt, travelerOf } from '../players.ts';
import { card, isLine, line, power } from './lines.ts';

/** A decision that is another one in all but its name. */
const LIKE: Readonly<Record<string, string>> = { 'pledge-collection': 'pledge', collect: 'buy' };

export function decisionTopics(decision: string, { s, me, turn }: Seen): readonly Topic[] {
  if (decision === 'bonus')
    return [turn?.decision === 'bonus' ? card('festival', turn.details.festival) : line('moment.festival')];
  const owner = DECISION_OWNERS.get(decision);
  const own = `decision.${LIKE[decision] ?? decision}`;
  const traveler = me < 0 ? null : travelerOf(playerAt(s, me));
  const isFelt = traveler?.feltAt.includes(decision) === true;
  return [
    ...(isLine(own) ? [line(own)] : []),
    ...(owner !== undefined && owner.kind !== 'traveler' ? [card(owner.kind, owner.id)] : []),
    ...(isFelt && traveler !== null ? [power(traveler.id)] : []),
  ];
}
