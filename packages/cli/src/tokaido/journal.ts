/** The journal of a Tokaido game: the line-up, each turn in a line or two, inns as headings, the result. */

import type { Event } from '@tokaido/tokaido';
import pc from 'picocolors';
import { TIE, wrap } from '../columns.ts';
import { oneLine } from '../exit.ts';
import type { Journal, Standing } from '../journal.ts';
import { resultTable } from '../result.ts';
import { coinWords, heading, listed, signed } from '../sentences.ts';
import { isEnding } from './ending.ts';
import { achievementName, sourceName, spaceName, travelerName } from './names.ts';
import { words } from './words.ts';

/** One turn while its events still come. */
interface Turn {
  readonly seat: number;
  readonly phrases: string[];
  readonly bought: Set<number>;
  /** Points gained, by seat. */
  readonly gains: Map<number, number>;
}

export function tokaidoJournal(seats: readonly string[], standing: Standing): Journal<Event> {
  const names: string[] = [];
  const tiles = new Map<number, readonly number[]>();
  let turn: Turn | null = null;
  let inn = 0;
  let inns = 0;
  let started = false;
  let ended = false;

  const name = (seat: number) => names[seat] ?? 'The neutral traveler';

  function flush(): string[] {
    if (turn === null) return [];
    const { seat, phrases, gains } = turn;
    turn = null;
    const said = `${pc.bold(name(seat))} ${listed(phrases)}`;
    // The neutral traveler owns nothing.
    if (names[seat] === undefined) return [wrap(said)];
    const { points, coins } = standing(seat);
    const gained = gains.get(seat) ?? 0;
    const others = [...gains].filter(([other]) => other !== seat);
    const also = others.map(([other, n]) => `; ${name(other)} ${signed(n)}`).join('');
    const sum = gained === 0 ? `still ${points}` : `${pc.green(signed(gained))} → ${points}`;
    return [wrap(`${said}: ${`${sum}, ${coinWords(coins)}`.replaceAll(' ', TIE)}${also}`)];
  }

  function lineUp(event: Event): string[] {
    const lines = started ? [] : [heading('The line-up')];
    started = true;
    if (event.type === 'tiles') {
      tiles.set(event.seat, event.tiles);
    } else if (event.type === 'traveler') {
      const { seat, traveler, coins } = event;
      names[seat] = traveler === 0 ? `Traveler ${seat + 1}` : travelerName(traveler);
      const left = (tiles.get(seat) ?? []).filter((tile) => tile !== traveler).map(travelerName);
      const who = seats[seat] === undefined ? '' : ` (${oneLine(seats[seat])})`;
      const instead = left.length === 0 ? '' : `, rather than ${listed(left)}`;
      lines.push(`Seat ${seat + 1}${who}: ${pc.bold(names[seat])} with ${coinWords(coins)}${instead}`);
    } else if (event.type === 'line') {
      lines.push(`They set out in this order: ${listed(event.order.map(name))}`, heading('On the road'));
    }
    return lines;
  }

  function travel(event: Extract<Event, { type: 'travel' }>): string[] {
    const lines = flush();
    if (spaceName(event.to) === 'inn' && event.to !== inn) {
      inn = event.to;
      inns++;
      lines.push(heading(`Inn ${inns} (${inn})`));
    }
    turn = { seat: event.seat, phrases: [], bought: new Set(), gains: new Map() };
    return lines;
  }

  function ending(event: Event): string[] {
    const lines = ended ? [] : [...flush(), heading('The end of the journey')];
    ended = true;
    if (event.type === 'achievement') {
      lines.push(`${achievementName(event.achievement)}: ${pc.bold(name(event.seat))}`);
    } else if (event.type === 'donors') {
      lines.push(`Donor: ${pc.bold(name(event.seat))} ${pc.green(signed(event.points))}`);
    } else if (event.type === 'end') {
      lines.push('', ...resultTable(event.scores, name, sourceName));
    } else if ('seat' in event) {
      lines.push(`${pc.bold(name(event.seat))}: ${words(event) ?? event.type}`);
    }
    return lines;
  }

  return {
    tell(event) {
      if (event.type === 'tiles' || event.type === 'traveler' || event.type === 'line') return lineUp(event);
      if (isEnding(event)) return ending(event);
      if (ended) return [];
      const lines = event.type === 'travel' ? travel(event) : [];
      if (turn === null) return lines;
      if (event.type === 'points') {
        turn.gains.set(event.seat, (turn.gains.get(event.seat) ?? 0) + event.points);
      } else if (event.type === 'bought') {
        for (const card of event.souvenirs) turn.bought.add(card);
      } else if (event.type === 'souvenir' && turn.bought.has(event.souvenir)) {
        return lines;
      }
      // Whoever knows the dishes need not be told their number.
      if (event.type === 'menu') turn.phrases.pop();
      const phrase = words(event);
      if (phrase !== null) turn.phrases.push(phrase);
      return lines;
    },
    rest: () => flush(),
  };
}
