/** What happened on the island, in words: line by line, or a whole use of a die in one sentence. */

import '@tokaido/words/locales/en/duo-underway';
import '@tokaido/words/locales/en/underway';
import type { Event } from '@tokaido/duo';
import { sayStatus } from '@tokaido/words/duo';
import { sayLine } from '@tokaido/words/duo/journal-line';
import { sayMove, sayMoveAloud } from '@tokaido/words/duo/move-line';
import { gained } from '@tokaido/words/duo/points';
import type { EventText } from '../table/game.ts';
import { newsFor } from '../table/shown-position.ts';
import type { Duo, Line } from './model.ts';
import { isMove } from './moves.ts';

/** No seat: the moves of everybody. */
const NOBODY = -1;

export const eventText: EventText<Duo> = {
  line: sayLine,
  move: sayMove,
  points: gained,
  summary(lines, seen, info) {
    const moves = newsFor(NOBODY, lines, isMove);
    const said = moves.map((move) => sayMoveAloud({ lines: move.lines.map(ownPart) }, seen, info, lines));
    for (const line of lines) {
      const events = line.events.filter(({ type }) => FOR_ALL.has(type));
      said.push(...sayLine({ ...line, events }, seen, info));
    }
    const roll = lines.flatMap(({ events }) => events).findLast(({ type }) => type === 'turn');
    const last = lines.at(-1);
    if (roll !== undefined && last !== undefined)
      said.push(...sayLine({ ...last, events: [roll] }, seen, info));
    return said;
  },
  status: sayStatus,
};

/** Told in sentences of their own: why the game ends, and who has won. */
const FOR_ALL: ReadonlySet<Event['type']> = new Set(['last-turn', 'end']);

function ownPart(line: Line): Line {
  return { ...line, events: line.events.filter(({ type }) => !FOR_ALL.has(type)) };
}
