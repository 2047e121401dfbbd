/** The seats of a table on one device: who holds them, and the setup that the worker gets. */

import type { SeatPlan } from '@tokaido/table';
import { colorName } from '@tokaido/words';
import { TEMPER_IDS } from '../../app/settings.ts';
import { travelName } from '../../connection/travel-names.ts';
import type { LocalSetup } from '../../worker/games.ts';
import { botPlan } from './bot-plan.ts';

/** A seat of a table on the device, as the worker takes it. */
export type NamedSeat = LocalSetup['seats'][number];

export type HotSeat =
  | { readonly kind: 'person'; readonly name: string }
  | Extract<SeatPlan, { readonly kind: 'bot' }>
  | { readonly kind: 'closed' };

/** Two people, one bot. */
export function newHotSeats(level: string, mine: string): readonly HotSeat[] {
  return [
    { kind: 'person', name: mine },
    { kind: 'person', name: '' },
    { kind: 'bot', level, temper: TEMPER_IDS[0] },
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

export function hotSeat(choice: string, temper?: string): HotSeat {
  if (choice.startsWith('bot:')) return botPlan(choice.slice(4), temper);
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
    if (seat.kind === 'bot') return [{ ...seat, name: '', color }];
    const wanted = seat.name.trim();
    const other = () => (wanted === '' ? travelName(random, taken) : numbered(wanted));
    return [{ kind: 'me', name: take(wanted, other), color }];
  });
}
