/** Which moments of the road are shown across the screen: a panorama complete, an inn reached, a festival begun. */

import type { Event } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import type { Highlight, ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { playerAt } from '../../players.ts';
import { completionsOf } from './completion.ts';

/** By what is drawn; see `peak.tsx`. */
export type PeakKind = 'panorama' | 'inn' | 'festival';

interface Time {
  readonly unfold: number;
  readonly hold: number;
}

/** The last section is printed and the sky opens; then it is read. */
const PANORAMA_TIME: Time = { unfold: 800, hold: 1200 };
/** The lantern is lit, evening falls, the guests come in one by one. Others' arrivals are told in short. */
const INN_TIME: Time = { unfold: 900, hold: 1100 };
const INN_OF_OTHERS: Time = { unfold: 300, hold: 800 };
const FESTIVAL_TIME: Time = { unfold: 500, hold: 1500 };

export function peaksOf(shown: ShownLine<Tokaido>): readonly Highlight<Tokaido>[] {
  return [...panoramas(shown), ...arrivals(shown), ...festivals(shown)];
}

export function isPeak({ form }: Highlight<Tokaido>): boolean {
  return form === 'screen';
}

function peak(
  shown: ShownLine<Tokaido>,
  kind: PeakKind,
  seat: number,
  events: readonly Event[],
  time: Time,
): Highlight<Tokaido> {
  const first = events[0] === undefined ? -1 : shown.line.events.indexOf(events[0]);
  const id = `${shown.line.n}-${kind}-${first}`;
  return { id, form: 'screen', kind, isMine: seat >= 0 && shown.isMine(seat), seat, shown, events, ...time };
}

function panoramas(shown: ShownLine<Tokaido>): readonly Highlight<Tokaido>[] {
  return completionsOf(shown).map(({ seat, events }) => peak(shown, 'panorama', seat, events, PANORAMA_TIME));
}

/** Nobody waits to see where the neutral traveler sleeps. */
function arrivals(shown: ShownLine<Tokaido>): readonly Highlight<Tokaido>[] {
  const { s } = shown.after;
  return shown.line.events.flatMap((event) => {
    if (event.type !== 'travel' || event.seat >= s.players) return [];
    if (spaceAt(s, playerAt(s, event.seat).position) !== 'inn') return [];
    const time = shown.isMine(event.seat) ? INN_TIME : INN_OF_OTHERS;
    return [peak(shown, 'inn', event.seat, [event], time)];
  });
}

/** Fireworks bring two more festivals: all of them hang side by side. */
function festivals(shown: ShownLine<Tokaido>): readonly Highlight<Tokaido>[] {
  const begun = shown.line.events.filter(({ type }) => type === 'festival');
  return begun.length === 0 ? [] : [peak(shown, 'festival', -1, begun, FESTIVAL_TIME)];
}
