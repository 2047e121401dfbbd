/** What happened on the island, in words. */

import '@tokaido/words/locales/en/underway';
import { sayStatus } from '@tokaido/words/duo';
import { sayLine } from '@tokaido/words/duo/journal-line';
import type { EventText } from '../table/game.ts';
import type { Duo } from './model.ts';

export const eventText: EventText<Duo> = {
  line: sayLine,
  move: ({ lines }, seen, info) => lines.flatMap((line) => sayLine(line, seen, info)).join(' '),
  points: () => 0,
  summary: (lines, seen, info) => lines.flatMap((line) => sayLine(line, seen, info)),
  status: sayStatus,
};
