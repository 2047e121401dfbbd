/** What happens on the road, told as it comes: each turn in a line or two, from where the person sits. */

import type { Event } from '@tokaido/tokaido';
import type { Journal, Standing } from '../../journal.ts';
import { plainWords } from '../../journal.ts';
import { coinWords, listed } from '../../sentences.ts';
import { isEnding } from '../../tokaido/ending.ts';
import { achievementName, travelerName } from '../../tokaido/names.ts';
import type { Ink } from '../ink.ts';
import { amounts, broken, change, mark, WIDTH } from '../ink.ts';
import { FESTIVALS, named } from './cards.ts';
import { cardId, said } from './said.ts';

/** A turn, or what happens to somebody between turns, while its events still come. */
interface Turn {
  readonly seat: number;
  /** A move on the road; the others only figure in it. */
  readonly isMove: boolean;
  readonly phrases: string[];
  readonly others: string[];
  readonly gains: Map<number, number>;
  readonly bought: Set<number>;
}

export function tokaidoTeller(me: number, ink: Ink, standing: Standing): Journal<Event> {
  const names: string[] = [];
  let turn: Turn | null = null;
  let ended = false;

  const name = (seat: number) => `${names[seat] ?? 'The neutral traveler'}${seat === me ? ' (you)' : ''}`;
  const marked = (seat: number) => `${mark(ink, seat, names.length)}${ink.bold(name(seat))}`;
  const line = (text: string) => broken(ink.plain ? `${text}.` : text, WIDTH, '    ').join('\n');

  function flush(): string[] {
    if (turn === null) return [];
    const { seat, phrases, others, gains } = turn;
    turn = null;
    for (const [other, n] of gains) {
      if (other !== seat) others.push(`${name(other)} ${change(ink, n, n, 'point')}`);
    }
    const gained = gains.get(seat) ?? 0;
    if (phrases.length === 0 && others.length === 0 && gained === 0) return [];
    const also = others.length === 0 ? '' : `; ${others.join(', ')}`;
    if (names[seat] === undefined) return [line(`${marked(seat)} ${listed(phrases)}${also}`)];
    const { points, coins } = standing(seat);
    const plus = gained === 0 ? '' : `${ink.tint('green', change(ink, gained, gained, 'point'))} → `;
    const told = phrases.length === 0 ? '' : ` ${listed(phrases)}`;
    if (ink.plain) {
      const more = gained === 0 ? '' : ` ${change(ink, gained, gained, 'point')}, now`;
      return [line(`${marked(seat)}${told}:${more} ${amounts(ink, points, coins)}${also}`)];
    }
    return [line(`${marked(seat)}${told}: ${plus}${amounts(ink, points, coins)}${also}`)];
  }

  function begin(seat: number, isMove: boolean): Turn {
    return { seat, isMove, phrases: [], others: [], gains: new Map(), bought: new Set() };
  }

  /** Adds an event of this seat or another to the turn. */
  function add(now: Turn, event: Exclude<Event, { type: 'line' | 'end' | 'discarded' }>): void {
    if (event.type === 'points') {
      now.gains.set(event.seat, (now.gains.get(event.seat) ?? 0) + event.points);
      return;
    }
    if (event.type === 'bought') for (const card of event.souvenirs) now.bought.add(card);
    if (event.type === 'souvenir' && now.bought.has(event.souvenir)) return;
    // Whoever sees the card need not be told of its back.
    if (event.type === 'amulet' || event.type === 'calligraphy') now.phrases.pop();
    const phrase = said(event);
    if (event.type === 'coins' && event.seat !== now.seat) {
      now.others.push(`${name(event.seat)} ${change(ink, event.coins, event.coins, 'coin')}`);
    } else if (phrase !== null) {
      if (event.seat === now.seat) now.phrases.push(phrase);
      else now.others.push(`${name(event.seat)} ${phrase}`);
    }
  }

  function ending(event: Event): string[] {
    const lines = ended ? [] : [...flush(), line(ink.bold('Everybody has arrived, and the count begins'))];
    ended = true;
    if (event.type === 'achievement')
      return [...lines, line(`${achievementName(event.achievement)}: ${marked(event.seat)}`)];
    if (event.type === 'donors') {
      return [
        ...lines,
        line(`Donor: ${marked(event.seat)} ${change(ink, event.points, event.points, 'point')}`),
      ];
    }
    if (event.type === 'end') return lines;
    return 'seat' in event
      ? [...lines, line(`${marked(event.seat)}: ${said(event) ?? plainWords(event)}`)]
      : lines;
  }

  return {
    tell(event) {
      if (isEnding(event)) return ending(event);
      if (ended) return [];
      if (event.type === 'traveler') {
        const { seat, traveler, coins } = event;
        names[seat] = traveler === 0 ? `Seat ${seat + 1}` : travelerName(traveler);
        return [line(`Seat ${seat + 1}: ${marked(seat)} with ${coinWords(coins)}`)];
      }
      if (event.type === 'line') {
        return [...flush(), line(`They set out in this order: ${listed(event.order.map(name))}`)];
      }
      if (event.type === 'festival') {
        const { name: title, does } = named(FESTIVALS, cardId('matsuri', 'festival', event.festival));
        return [...flush(), line(`${ink.bold(`Festival: ${title}`)}, ${does}`)];
      }
      if (event.type === 'discarded' || event.type === 'end') return [];
      const lines: string[] = [];
      if (event.type === 'travel') {
        lines.push(...flush());
        turn = begin(event.seat, true);
      } else if (turn === null || (!turn.isMove && turn.seat !== event.seat)) {
        lines.push(...flush());
        turn = begin(event.seat, false);
      }
      add(turn, event);
      return lines;
    },
    rest: flush,
  };
}
