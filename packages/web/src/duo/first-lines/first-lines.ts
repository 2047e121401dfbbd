/** What explains itself on the island the first time it comes up. Words: `first.duo.<id>`. */

import '@tokaido/words/locales/en/first';
import type { Event } from '@tokaido/duo';
import type { Key } from '@tokaido/words';
import { t } from '@tokaido/words';
import { stationType, stationUnder } from '@tokaido/words/duo/places';
import type { Topic } from '../../table/first-lines/topic.ts';
import type { GameFirstLines } from '../../table/game.ts';
import type { Duo, Seen } from '../model.ts';
import { MERCHANT, PILGRIM, placeNumber, targetOf } from '../targets.ts';

/** Each with the topic of the rules that says more. */
export const DUO_LINES = {
  'decision.die': 'duo-turn',
  'decision.again': 'duo-spring',
  'decision.visit': 'duo-pilgrim',
  'decision.trade': 'duo-merchant',
  'decision.keep': 'duo-merchant',
  'decision.return': 'duo-waves',
  'decision.compose': 'duo-artist',
  'station.coastal-town': 'duo-pilgrim',
  'station.temple': 'duo-pilgrim',
  'station.garden': 'duo-pilgrim',
  'station.hot-springs': 'duo-spring',
  'station.seashore': 'duo-waves',
  'moment.turn': 'duo-turn',
  'moment.moved': 'duo-turn',
  'moment.blocked': 'duo-merchant',
  'moment.coins': 'duo-scoring',
  'moment.slab': 'duo-merchant',
  'moment.painted': 'duo-artist',
  'moment.gifted': 'duo-artist',
  'moment.last-turn': 'duo-end',
  'moment.end': 'duo-scoring',
} as const;
type LineId = keyof typeof DUO_LINES;

/** Every kind of event has a topic, some the same one. */
const OF_EVENT: Readonly<Record<Event['type'], LineId>> = {
  setup: 'moment.turn',
  turn: 'moment.turn',
  die: 'decision.die',
  moved: 'moment.moved',
  blocked: 'moment.blocked',
  temple: 'station.temple',
  garden: 'station.garden',
  coins: 'moment.coins',
  slab: 'moment.slab',
  'spring-taken': 'station.hot-springs',
  'spring-used': 'decision.again',
  'spring-returned': 'decision.again',
  'wave-taken': 'station.seashore',
  drew: 'decision.trade',
  returned: 'decision.return',
  sold: 'decision.trade',
  painted: 'moment.painted',
  gifted: 'moment.gifted',
  'last-turn': 'moment.last-turn',
  end: 'moment.end',
};

function line(id: LineId): Topic {
  return { id: `duo.${id}`, rule: `/rules/${DUO_LINES[id]}`, words: () => t(`first.duo.${id}` as Key) };
}

/** Without a seat, or about the end, it is everybody's. */
function concerns(event: Event, seat: number): boolean {
  return event.type === 'last-turn' || !('seat' in event) || event.seat === seat;
}

export const duoFirstLines: GameFirstLines<Duo> = {
  asked(seen, picked) {
    const { turn, mine } = seen;
    if (!mine || turn === null) return [];
    const own = line(`decision.${turn.decision}`);
    if (turn.decision === 'visit') return [...station(stationUnder(seen)), own];
    return [...looked(seen, picked), own];
  },
  told: ({ events }, { me }) =>
    events.filter((event) => concerns(event, me)).map(({ type }) => line(OF_EVENT[type])),
};

function station(type: string): readonly Topic[] {
  const id = `station.${type}`;
  return Object.hasOwn(DUO_LINES, id) ? [line(id as LineId)] : [];
}

/** What a character does where the move that I look at ends. */
function looked({ s }: Seen, picked: string | null): readonly Topic[] {
  const target = picked === null ? null : targetOf(picked);
  if (target === null) return [];
  if (target.character === PILGRIM) return station(stationType(s, placeNumber(target)));
  return [line(target.character === MERCHANT ? 'decision.trade' : 'decision.compose')];
}
