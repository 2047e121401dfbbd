/** The texts of Duo. */

import type { Event, State } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { playerName, sourceName } from '@tokaido/words/duo';
import { sayLine } from '@tokaido/words/duo/journal-line';
import type { GameText } from '../game-text.ts';
import { NO_NAMES } from '../game-text.ts';

const BEGINNINGS: ReadonlySet<Event['type']> = new Set(['setup', 'turn', 'die', 'end']);

function headings(): (event: Event) => string | null {
  let begun = false;
  return (event) => {
    const first = !begun;
    begun = true;
    if (first) return t('term.lineUp');
    if (event.type === 'end') return t('term.theEnd');
    return event.type === 'turn' ? t('term.turn', { turn: event.turn }) : null;
  };
}

export const duoText: GameText<State, Event> = {
  title: () => t('duo.name'),
  name: (_s, seat) => playerName(seat, NO_NAMES),
  sourceName,
  beginsLine: (event) => BEGINNINGS.has(event.type),
  moverOf: (event) => (event.type === 'die' ? event.seat : null),
  headings,
  sayEvents: (events, me, s) =>
    sayLine({ n: 0, seat: -1, kind: 'act', by: 'person', events }, { me, s }, NO_NAMES),
};
