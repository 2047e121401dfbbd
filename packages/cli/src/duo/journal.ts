/** The journal of a game of Duo: each turn a heading, each die a line, the result. */

import type { Event } from '@tokaido/duo';
import { CHARACTERS, COLORS } from '@tokaido/duo';
import pc from 'picocolors';
import { TIE, wrap } from '../columns.ts';
import { oneLine } from '../exit.ts';
import type { Journal, Standing } from '../journal.ts';
import { resultTable } from '../result.ts';
import { capital, coinWords, heading, listed } from '../sentences.ts';
import { waveWords, words } from './words.ts';

export function duoJournal(seats: readonly string[], standing: Standing): Journal<Event> {
  let phrases: string[] = [];
  let actor = 0;
  const name = (seat: number) => capital(COLORS[seat] ?? `seat ${seat + 1}`);

  function flush(): string[] {
    if (phrases.length === 0) return [];
    const said = `${pc.bold(name(actor))} ${listed(phrases)}`;
    phrases = [];
    const { points, coins } = standing(actor);
    return [wrap(`${said}: ${`${points} points, ${coinWords(coins)}`.replaceAll(' ', TIE)}`)];
  }

  return {
    tell(event) {
      if (event.type === 'setup') {
        const who = seats.map((seat, i) => `Seat ${i + 1} (${oneLine(seat)}): ${pc.bold(name(i))}`);
        return [...who, `${name(event.compass)} begins; the waves are ${waveWords(event.waves)}`];
      }
      if (event.type === 'turn') {
        const dice = event.dice.map((value, i) => `${CHARACTERS[i]} ${value}`);
        return [...flush(), heading(`Turn ${event.turn}: ${name(event.roller)} rolls ${dice.join(', ')}`)];
      }
      if (event.type === 'end') {
        return [...flush(), heading('The end'), ...resultTable(event.scores, name, capital)];
      }
      const lines = event.type === 'die' || event.seat !== actor ? flush() : [];
      actor = event.seat;
      const phrase = words(event);
      if (phrase !== null) phrases.push(phrase);
      return lines;
    },
    rest: () => flush(),
  };
}
