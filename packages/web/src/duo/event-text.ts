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
import type { Duo } from './model.ts';
import { isMove } from './moves.ts';

/** No seat: the moves of everybody. */
const NOBODY = -1;

export const eventText: EventText<Duo> = {
  line: sayLine,
  move: sayMove,
  points: gained,
  summary(lines, seen, info) {
    const moves = newsFor(NOBODY, lines, isMove);
    const last = lines.at(-1);
    const events = last?.events.filter(({ type }) => FOR_ALL.has(type)) ?? [];
    return [
      ...moves.map((move) => sayMoveAloud(move, seen, info, lines)),
      ...(last === undefined ? [] : sayLine({ ...last, events }, seen, info)),
    ];
  },
  status: sayStatus,
};

/** What the latest line means for everybody: what was rolled, and why the game ends. */
const FOR_ALL: ReadonlySet<Event['type']> = new Set(['turn', 'last-turn', 'end']);
