/** What comes up with an event: every kind of event has a topic, some the same one. */

import type { Event } from '@tokaido/tokaido';
import { END_ACHIEVEMENTS, isInn, placesAt } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import type { Topic } from '../../table/first-lines/topic.ts';
import type { Seen } from '../model.ts';
import { playerAt, travelerOf } from '../players.ts';
import { decisionTopics } from './decision-topics.ts';
import type { LineId } from './lines.ts';
import { card, isLine, line, power } from './lines.ts';

/** Those that need more than a look at their kind. */
type Special = 'travel' | 'option' | 'declined' | 'achievement' | 'hiddenCard' | 'supply';

/** `power`: the traveler's power is what brought it about. */
const OF_EVENT: Readonly<Record<Exclude<Event['type'], Special>, LineId | 'power' | `option.${string}`>> = {
  tiles: 'decision.choose',
  chosen: 'decision.choose',
  traveler: 'power',
  line: 'moment.line',
  leavesFirst: 'power',
  coins: 'stop.farm',
  points: 'moment.points',
  panorama: 'card.panorama',
  spring: 'card.spring',
  offer: 'stop.shop',
  bought: 'card.souvenir',
  souvenir: 'card.souvenir',
  offering: 'decision.give',
  encounter: 'card.encounter',
  encounters: 'power',
  looks: 'decision.eat',
  menu: 'decision.eat',
  ate: 'card.meal',
  hungry: 'moment.hungry',
  treat: 'card.meal',
  refused: 'card.meal',
  discarded: 'moment.all-arrived',
  donors: 'moment.donors',
  end: 'moment.end',
  die: 'card.die',
  legend: 'decision.legend',
  legendOffer: 'decision.legend',
  cherry: 'option.cherry-tree',
  bathhouse: 'option.bathhouse',
  amulet: 'decision.amulet',
  amuletUsed: 'card.amulet-used',
  calligraphy: 'decision.calligraphy',
  sharedCalligraphy: 'decision.calligraphy',
  calligraphyScored: 'card.calligraphy-scored',
  waived: 'power',
  haggled: 'power',
  festivals: 'decision.festival',
  festival: 'moment.festival',
  doll: 'moment.festival',
};

/** What matters to everybody, whoever it happens to. */
const OF_EVERYBODY: ReadonlySet<string> = new Set<Event['type']>([
  'line',
  'achievement',
  'discarded',
  'donors',
  'end',
  'festival',
]);

/** An event without a seat is everybody's. */
export function concerns(event: Event, seat: number): boolean {
  return OF_EVERYBODY.has(event.type) || !('seat' in event) || event.seat === seat;
}

export function eventTopics(event: Event, seen: Seen): readonly Topic[] {
  if (event.type === 'travel') return arrival(event, seen);
  if (event.type === 'option') return [optionTopic(event.option)];
  if (event.type === 'declined') return decisionTopics(event.decision, seen);
  if (event.type === 'hiddenCard' || event.type === 'supply') return [line(`decision.${event.kind}`)];
  if (event.type === 'achievement')
    return [line(END_ACHIEVEMENTS.includes(event.achievement) ? 'moment.last-leg' : 'moment.panorama')];
  const id = OF_EVENT[event.type];
  if (id === 'power') return powerOf(seen, 'seat' in event ? event.seat : seen.me);
  return [isLine(id) ? line(id) : optionTopic(id.slice('option.'.length))];
}

/** Options of Crossroads that have no sentence of their own are explained here. */
export function optionTopic(option: string): Topic {
  const id = `option.${option}`;
  if (isLine(id)) return line(id);
  return SPACE_OF_OPTION[option] === undefined ? stopOrCard(option) : line(SPACE_OF_OPTION[option]);
}

/** What the base game does at a stop, by the name of its option. */
const SPACE_OF_OPTION: Readonly<Record<string, LineId>> = {
  wages: 'stop.farm',
  offering: 'stop.temple',
  souvenirs: 'stop.shop',
};

function stopOrCard(option: string): Topic {
  const stop = stopId(option);
  return isLine(stop) ? line(stop) : card('option', option);
}

/** The three views explain themselves together. */
function stopId(space: string): string {
  return `stop.${space.startsWith('panorama-') ? 'panorama' : space}`;
}

export function stopTopics(space: string): readonly Topic[] {
  const id = stopId(space);
  return isLine(id) ? [line(id)] : [];
}

function arrival({ seat, place }: Extract<Event, { type: 'travel' }>, { s, me }: Seen): readonly Topic[] {
  if (seat !== me) return [];
  const { position } = playerAt(s, seat);
  const isDouble = !isInn(s, position) && placesAt(s, position) > 1 && place > 1;
  return [...stopTopics(spaceAt(s, position)), ...(isDouble ? [line('moment.double')] : [])];
}

function powerOf({ s }: Pick<Seen, 's'>, seat: number): readonly Topic[] {
  const { id } = travelerOf(playerAt(s, seat));
  return id === 'nobody' ? [] : [power(id)];
}
