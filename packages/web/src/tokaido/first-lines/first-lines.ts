/** What explains itself on the road the first time it comes up. */

import { secondOption } from '@tokaido/tokaido';
import { moverOf, spaceAt } from '@tokaido/words/tokaido';
import type { Topic } from '../../table/first-lines/topic.ts';
import type { GameFirstLines } from '../../table/game.ts';
import type { Line, Seen, Tokaido } from '../model.ts';
import { playerAt } from '../players.ts';
import { currentLeg, placesOf, positionOf, standing, stopsOf } from '../road/leg.ts';
import { decisionTopics } from './decision-topics.ts';
import { concerns, eventTopics, optionTopic, stopTopics } from './event-topics.ts';
import { line } from './lines.ts';

const LAST_LEG = 4;

export const tokaidoFirstLines: GameFirstLines<Tokaido> = {
  asked(seen, picked) {
    const { s, turn, mine } = seen;
    if (!mine || turn === null) return [];
    const at = picked === null ? null : positionOf(s, picked);
    const looked = at === null ? [] : stopTopics(spaceAt(s, at));
    if (turn.decision === 'travel') return [...looked, ...walking(seen)];
    if (turn.decision !== 'option') return decisionTopics(turn.decision, seen);
    const second = secondOption(s, turn.details.stop);
    return [
      ...decisionTopics(turn.decision, seen),
      ...(second === null ? [] : [optionTopic(second)]),
      ...stopTopics(turn.details.stop),
    ];
  },
  told(told, seen) {
    const events = told.events.filter((event) => concerns(event, seen.me));
    return [...events.flatMap((event) => eventTopics(event, seen)), ...again(told, seen)];
  },
};

/** With nothing picked yet: whose turn it is, and what the road is like now. */
function walking({ s, me, turn }: Seen): readonly Topic[] {
  if (moverOf(turn) !== me) return [line('moment.neutral')];
  const leg = currentLeg(s);
  const { coins, position } = playerAt(s, me);
  const ahead = stopsOf(s, leg).filter((stop) => stop > position);
  const isFull = (stop: number) =>
    standing(s, stop).length > 0 && placesOf(s, stop).every(({ is }) => is === 'taken');
  return [
    line('decision.travel'),
    ...(coins === 0 ? [line('moment.purse')] : []),
    ...(ahead.some(isFull) ? [line('moment.taken')] : []),
    ...(leg === LAST_LEG ? (['last-leg', 'donors', 'end'] as const).map((id) => line(`moment.${id}`)) : []),
  ];
}

/** Whoever is still last moves once more. */
function again({ seat, events }: Line, { me, turn }: Seen): readonly Topic[] {
  const isWalk = events.some((event) => event.type === 'travel' && event.seat === me);
  return isWalk && seat === me && moverOf(turn) === me && turn?.seat === me ? [line('moment.again')] : [];
}
