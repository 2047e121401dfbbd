/** Which pairs of `pairs.ts` a position shows, or an action has brought about. */

import { members } from '@tokaido/kernel';
import { END } from '../src/data/road.ts';
import type { Event, State } from '../src/index.ts';
import { ENCOUNTERS, SPACE_NAMES, TRAVELERS, tokaido } from '../src/index.ts';
import { inMatsuri } from '../src/matsuri/state.ts';
import { isInn, nextInn, spaceAt } from '../src/road.ts';
import { family } from './hidden-cards.ts';
import { AMULETS, cards, FESTIVALS, key, WINDOWS } from './pairs.ts';

export const nameOf = (s: State, seat: number): string => TRAVELERS[s.all[seat]?.traveler ?? 0]?.id ?? '';

export interface Pending {
  readonly seat: number;
  readonly decision: string;
  /** Who moves at a decision to travel, else the seat. */
  readonly mover: number;
  /** The stop at which an option is chosen. */
  readonly stop: string;
}

export function pendingOf(s: State): Pending {
  const pending = tokaido.pending(s);
  if (pending === null) throw new Error('the journey is over');
  const { seat, decision } = pending;
  return {
    seat,
    decision,
    mover: pending.decision === 'travel' ? pending.details.mover : seat,
    stop: pending.decision === 'option' ? pending.details.stop : '',
  };
}

/** The pairs that an action brought about. `s` is the position after it. */
export function happened(
  s: State,
  before: Pending,
  action: string,
  force: number,
  events: readonly Event[],
): string[] {
  const found: string[] = [];
  const { seat, decision } = before;
  const me = nameOf(s, seat);
  const meets = (festival: string, who: number) => found.push(key('festival', festival, nameOf(s, who)));
  const [verb, object] = action.split(' ');
  if (verb === 'option') found.push(key('option', `${before.stop}: ${object}`, me));
  if (verb === 'eat') found.push(key('option', `inn: ${object === '-' ? 'go hungry' : 'eat'}`, me));
  if (verb === 'accept' || verb === 'refuse')
    found.push(key('option', `inn: ${verb} a meal of the deck`, me));
  if (verb === 'use') found.push(key('amulet', object, decision));
  if (verb === 'donate' && object !== '0') meets('o-bon', seat);
  if (verb === 'meet' && object === 'yes') meets('hadaka-matsuri', seat);
  if (verb === 'invite' && object !== '-') meets('gion-matsuri', seat);
  const inForce = (festival: string) => (force >> FESTIVALS.indexOf(festival)) & 1;
  const bonus = action === 'bonus yes';
  let festival = '';
  for (const event of events) {
    if (event.type === 'encounter')
      found.push(key('encounter', ENCOUNTERS[event.kind].id, nameOf(s, event.seat)));
    else if (event.type === 'calligraphy')
      found.push(
        key('calligraphy', cards('crossroads', 'calligraphy')[event.calligraphy], nameOf(s, event.seat)),
      );
    else if (event.type === 'legend')
      found.push(key('legend', cards('crossroads', 'legend')[event.legend], nameOf(s, event.seat)));
    else if (event.type === 'festival') {
      festival = FESTIVALS[event.festival];
      if (festival === 'hanabi') meets(festival, event.seat);
    } else if (event.type === 'sharedCalligraphy') meets('o-tsukimi', event.seat);
    else if (event.type === 'doll') meets(event.token === 'doll' ? 'hina-matsuri' : 'tango', event.seat);
    else if (event.type === 'hiddenCard' && festival === 'tori-no-ichi') meets(festival, event.seat);
    else if (event.type === 'die' && /o-shogatsu|setsubun/.test(festival)) meets(festival, event.seat);
    else if (event.type === 'points' && event.source === 'festival' && /tanabata|shishimai/.test(festival))
      meets(festival, event.seat);
    else if (event.type === 'panorama' && festival === 'o-fune-matsuri') meets(festival, event.seat);
    else if (event.type === 'panorama' && bonus) meets('yama-no-ko', event.seat);
    else if (event.type === 'offering' && bonus) meets('o-taue-matsuri', event.seat);
    else if (event.type === 'coins' && event.from === 'o-hanami') meets('o-hanami', event.seat);
    else if (event.type === 'ate' && inForce('cho-yo') && isInn(s, s.all[event.seat].position))
      meets('cho-yo', event.seat);
  }
  return found;
}

/** The festivals that shut something in front of a traveler who is about to move. */
const SHUTTING: Readonly<Record<string, string>> = {
  kamiarisai: 'temple',
  'toka-ebisu': 'shop',
  'mura-matsuri': 'farm',
};

export function shutAhead(s: State, pending: Pending): string[] {
  if (pending.decision !== 'travel' || pending.mover !== pending.seat) return [];
  const p = s.all[pending.seat];
  const found: string[] = [];
  for (const [festival, space] of Object.entries(SHUTTING)) {
    if (((inMatsuri(s).festivals >> FESTIVALS.indexOf(festival)) & 1) === 0) continue;
    const returning = tokaido.rules.optionsOf(s).variations.includes('return-trip');
    for (let to = p.position + 1; to < nextInn(s, p.position); to++) {
      if (SPACE_NAMES[spaceAt(s, to)] !== space) continue;
      const action = tokaido.rules.parse(`travel ${returning ? END - to : to}`);
      if (action === null || tokaido.explain(s, pending.seat, action)?.why !== 'shut') continue;
      found.push(key('festival', festival, nameOf(s, pending.seat)));
      break;
    }
  }
  return found;
}

/** Amulets in hand at a decision that cannot be used there. */
export function heldButClosed(s: State, pending: Pending, legal: readonly string[]): string[] {
  if (!WINDOWS.includes(pending.decision)) return [];
  return members(family('amulets').cards(s.m, 2 + pending.seat))
    .map((card) => AMULETS[card])
    .filter((amulet) => !legal.includes(`use ${amulet}`))
    .map((amulet) => key('amulet', `${amulet}, held but closed`, pending.decision));
}
