/** Prints a whole game while it is played or replayed: headings, moves, the result. */

import type { Score, State } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import pc from 'picocolors';
import type { Listener } from '../bots/bot-match.ts';
import { oneLine } from '../exit.ts';
import type { GameSupport } from '../games/game-support.ts';
import { textStyle } from '../terminal/text-style.ts';
import { Journal } from './journal.ts';
import { resultTable } from './result-table.ts';

export interface JournalPrinter {
  readonly listener: Listener;
  end(): void;
}

/** `me` is the seat whose point of view it takes; −1 for a spectator. */
export function journalPrinter(
  table: GameSupport,
  seats: readonly string[],
  print: (line: string) => void,
  me = -1,
): JournalPrinter {
  const { text } = table;
  const journal = new Journal(table, me, textStyle(false, pc.isColorSupported));
  const headingOf = text.headings();
  let latest: State | null = null;
  /** Events of the set-up, printed under their heading once there is a state. */
  let early: unknown[] = [];
  let scores: readonly Score[] | null = null;

  const flush = (s: State) => {
    for (const line of journal.rest(s)) print(line);
  };
  const tell = (event: unknown, s: State) => {
    const heading = headingOf(event);
    if (heading !== null) {
      flush(s);
      print(`\n${pc.cyan(`── ${heading} ──`)}`);
    }
    for (const line of journal.tell(event, s)) print(line);
    if (isEnd(event)) scores = event.scores;
  };
  const begin = (s: State) => {
    const [first, ...rest] = early;
    early = [];
    if (first === undefined) return;
    const heading = headingOf(first);
    if (heading !== null) print(`\n${pc.cyan(`── ${heading} ──`)}`);
    seats.forEach((seat, i) => print(t('term.seat', { number: i + 1, name: oneLine(seat) })));
    journal.tell(first, s);
    for (const event of rest) tell(event, s);
  };

  return {
    listener(event, _audience, state) {
      latest = state;
      if (state === null) {
        early.push(event);
        return;
      }
      begin(state);
      tell(event, state);
    },
    end() {
      if (latest === null) return;
      begin(latest);
      flush(latest);
      const s = latest;
      if (scores === null) return;
      print('');
      const name = (seat: number) => text.name(s, seat);
      const sourceName = (source: string) => text.sourceName(source);
      for (const line of resultTable(scores, name, sourceName)) print(line);
    },
  };
}

function isEnd(event: unknown): event is { readonly type: 'end'; readonly scores: readonly Score[] } {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'end';
}
