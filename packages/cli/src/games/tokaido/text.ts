/** The texts of Tokaido. */

import type { Event, State } from '@tokaido/tokaido';
import { END } from '@tokaido/tokaido';
import { nameOf, sentence, t } from '@tokaido/words';
import { playerName } from '@tokaido/words/tokaido';
import { sayLine } from '@tokaido/words/tokaido/journal-line';
import type { GameText } from '../game-text.ts';
import { NO_NAMES } from '../game-text.ts';
import { isEnding } from './ending.ts';
import { printedSpace } from './printed-road.ts';

const BEGINNINGS: ReadonlySet<Event['type']> = new Set([
  'tiles',
  'chosen',
  'traveler',
  'line',
  'travel',
  'festival',
]);

/** One for each leg, by the printed number of the inn, and one for each part of the journey. */
function headings(): (event: Event) => string | null {
  let part: 'none' | 'line-up' | 'road' | 'end' = 'none';
  let inn = -1;
  let inns = 0;
  return (event) => {
    if (part === 'none') {
      part = 'line-up';
      return t('term.lineUp');
    }
    if (isEnding(event) && part !== 'end') {
      part = 'end';
      return t('term.theEnd');
    }
    if (event.type !== 'travel') return null;
    const isInn = printedSpace(event.to) === 'inn';
    if (isInn && event.to !== inn) {
      inn = event.to;
      inns++;
      return t('term.inn', { inn: nameOfInn(inn, inns), at: inn });
    }
    if (part === 'road') return null;
    part = 'road';
    return t('term.onTheRoad');
  };
}

/** The two ends of the road have names, the inns between them numbers. */
function nameOfInn(printed: number, number: number): string {
  if (printed === 0) return nameOf('place', 'kyoto');
  return printed === END ? nameOf('place', 'edo') : t('table.inn', { number });
}

export const tokaidoText: GameText<State, Event> = {
  title: () => t('box.base'),
  name: (s, seat) => sentence(playerName(seat, { s }, NO_NAMES)),
  sourceName: (source) => nameOf('source', source),
  beginsLine: (event) => BEGINNINGS.has(event.type) || isEnding(event),
  moverOf: (event) => (event.type === 'travel' ? event.seat : null),
  headings,
  sayEvents: (events, me, s) =>
    sayLine({ n: 0, seat: -1, kind: 'act', by: 'person', events }, { me, s }, NO_NAMES),
};
