/** What happens on the island, told as it comes: each die in a line or two. */

import type { Event } from '@tokaido/duo';
import { CHARACTERS, RECONSTRUCTED, STATION_NAMES } from '@tokaido/duo';
import { waveWords, words } from '../../duo/words.ts';
import type { Journal, Standing } from '../../journal.ts';
import { listed } from '../../sentences.ts';
import type { Ink } from '../ink.ts';
import { amounts, broken, mark, WIDTH } from '../ink.ts';
import { PLAYERS } from './facts.ts';
import { colorName } from './places.ts';

/** The bots know only this board, so it is the one that is played on. */
const TOWNS = RECONSTRUCTED.drawing?.townNames ?? {};

/** The names of towns and the kinds of stations say more than their numbers. */
function said(event: Event): string | null {
  const text = words(event);
  if (event.type !== 'moved' || text === null) return text;
  return text
    .replace(/\b([cm]\d)$/, (id) => TOWNS[id] ?? id)
    .replace(/\bs\d\d$/, stationWords)
    .replace(/\ba\d$/, areaWords);
}

function stationWords(id: string): string {
  const entry = RECONSTRUCTED.ring[STATION_NAMES.indexOf(id)];
  if (entry === undefined) return id;
  return entry.type === 'coastal-town'
    ? (TOWNS[entry.town] ?? id)
    : `the ${entry.type.replace('-', ' ')} (${id})`;
}

function areaWords(id: string): string {
  const icon = RECONSTRUCTED.areas[id];
  return icon === undefined ? id : `the ${icon} area (${id})`;
}

export function duoTeller(me: number, ink: Ink, standing: Standing): Journal<Event> {
  let phrases: string[] = [];
  let actor = 0;
  const name = (seat: number) => `${colorName(seat)}${seat === me ? ' (you)' : ''}`;
  const line = (text: string) => broken(ink.plain ? `${text}.` : text, WIDTH, '    ').join('\n');

  function flush(): string[] {
    if (phrases.length === 0) return [];
    const { points, coins } = standing(actor);
    const text = `${mark(ink, actor, PLAYERS)}${ink.bold(name(actor))} ${listed(phrases)}: ${amounts(ink, points, coins)}`;
    phrases = [];
    return [line(text)];
  }

  return {
    tell(event) {
      if (event.type === 'setup') {
        return [line(`${name(event.compass)} begins; the waves are ${waveWords(event.waves)}`)];
      }
      if (event.type === 'turn') {
        const dice = event.dice.map((value, i) => `${CHARACTERS[i]} ${value}`);
        return [
          ...flush(),
          line(ink.bold(`Turn ${event.turn}: ${name(event.roller)} rolls ${dice.join(', ')}`)),
        ];
      }
      if (event.type === 'end') return flush();
      const lines = event.type === 'die' || event.seat !== actor ? flush() : [];
      actor = event.seat;
      const phrase = said(event);
      if (phrase !== null) phrases.push(phrase);
      return lines;
    },
    rest: flush,
  };
}
