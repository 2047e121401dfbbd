/** The seats of a table on one device: who holds them, and the setup that the worker gets. */

import { colorName } from '@tokaido/words';
import { travelName } from '../../connection/travel-names.ts';
import type { LocalSetup } from '../../worker/games.ts';

/** A seat of a table on the device, as the worker takes it. */
export type NamedSeat = LocalSetup['seats'][number];

export type HotSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'closed' };

/** Two people, one bot. */
export function newHotSeats(level: string, mine: string): readonly HotSeat[] {
  return [
    { kind: 'person', name: mine },
    { kind: 'person', name: '' },
    { kind: 'bot', level },
    { kind: 'closed' },
    { kind: 'closed' },
  ];
}

/** Two people at a table of Duo. */
export function newDuoHotSeats(mine: string): readonly HotSeat[] {
  return [
    { kind: 'person', name: mine },
    { kind: 'person', name: '' },
  ];
}

export function hotSeat(choice: string): HotSeat {
  if (choice.startsWith('bot:')) return { kind: 'bot', level: choice.slice(4) };
  return choice === 'person' ? { kind: 'person', name: '' } : { kind: 'closed' };
}

export function hotChoice(seat: HotSeat): string {
  return seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind;
}

/**
 * Every person gets a name of their own: a missing or taken one is replaced by a travel name or a number. Bots go by
 * their colors, so nobody else is called that.
 */
export function namedSeats(
  seats: readonly HotSeat[],
  colors: readonly number[] = [],
  random: () => number = Math.random,
): readonly NamedSeat[] {
  const taken = seats.flatMap(({ kind }, i) => (kind === 'bot' ? [colorName(colors[i] ?? i)] : []));
  const take = (wanted: string, other: () => string) => {
    const name = wanted !== '' && !taken.includes(wanted) ? wanted : other();
    taken.push(name);
    return name;
  };
  const numbered = (name: string) => {
    let n = 2;
    while (taken.includes(`${name} ${n}`)) n++;
    return `${name} ${n}`;
  };
  return seats.flatMap((seat, i): readonly NamedSeat[] => {
    const color = colors[i] ?? i;
    if (seat.kind === 'closed') return [];
    if (seat.kind === 'bot') return [{ kind: 'bot', level: seat.level, name: '', color }];
    const wanted = seat.name.trim();
    const other = () => (wanted === '' ? travelName(random, taken) : numbered(wanted));
    return [{ kind: 'me', name: take(wanted, other), color }];
  });
}
