/** What cannot be so on a table with one box of the game on it. Clients put words to it. */

import { PANORAMA_LENGTHS, PANORAMAS } from '../data/panoramas.ts';
import { mostMeals } from './base-things.ts';
import type { CountSheet, Has } from './count.ts';
import { boxesOf, countedScores, thingsOf, travelersOf } from './count.ts';

export type CountProblem =
  /** A number that is none, or more than one player can have. */
  | { readonly why: 'too-many'; readonly seat: number; readonly thing: string; readonly most: number }
  /** Together they have more than there are. */
  | { readonly why: 'not-in-box'; readonly thing: string; readonly have: number; readonly inAll: number }
  | { readonly why: 'meals'; readonly seat: number; readonly have: number; readonly most: number }
  | { readonly why: 'unfinished-first'; readonly seat: number; readonly panorama: string }
  /** Somebody has completed a panorama, so somebody was the first. */
  | { readonly why: 'nobody-first'; readonly panorama: string }
  | { readonly why: 'several-first'; readonly panorama: string }
  /** They have given more coins at temple stops than lie in the temple. */
  | { readonly why: 'gifts'; readonly seat: number }
  | { readonly why: 'arrival' }
  | { readonly why: 'traveler'; readonly seat: number }
  | { readonly why: 'same-traveler'; readonly traveler: string };

export function problemsOf(sheet: CountSheet): readonly CountProblem[] {
  return [...tooMany(sheet), ...notInBox(sheet), ...meals(sheet), ...firsts(sheet), ...rest(sheet)];
}

const isNumber = (n: number, most: number) => Number.isInteger(n) && n >= 0 && n <= most;

function tooMany(sheet: CountSheet): readonly CountProblem[] {
  return thingsOf(sheet).flatMap(({ id, most, of }) => {
    const holders =
      of === 'table' ? [{ has: sheet.table, seat: -1 }] : sheet.seats.map(({ has }, seat) => ({ has, seat }));
    return holders.flatMap(({ has, seat }) =>
      isNumber(has[id] ?? 0, most) ? [] : [{ why: 'too-many', seat, thing: id, most } as const],
    );
  });
}

function notInBox(sheet: CountSheet): readonly CountProblem[] {
  const totals = new Map<string, { have: number; readonly inAll: number }>();
  for (const { id, card = id, inAll } of thingsOf(sheet)) {
    if (inAll === undefined) continue;
    const total = totals.get(card) ?? { have: 0, inAll };
    total.have += sheet.table[id] ?? 0;
    for (const { has } of sheet.seats) total.have += has[id] ?? 0;
    totals.set(card, total);
  }
  return [...totals].flatMap(([thing, { have, inAll }]) =>
    have > inAll ? [{ why: 'not-in-box', thing, have, inAll } as const] : [],
  );
}

function meals(sheet: CountSheet): readonly CountProblem[] {
  const most = mostMeals(boxesOf(sheet));
  const ids = thingsOf(sheet).flatMap(({ id, group }) => (group === 'meal' ? [id] : []));
  return sheet.seats.flatMap(({ has }, seat) => {
    const have = ids.reduce((sum, id) => sum + (has[id] ?? 0), 0);
    return have > most ? [{ why: 'meals', seat, have, most } as const] : [];
  });
}

function firsts(sheet: CountSheet): readonly CountProblem[] {
  const mayShare = boxesOf(sheet).some((box) => box.counted?.sharesFirst === true);
  return PANORAMAS.flatMap((panorama, i): CountProblem[] => {
    const complete = (has: Has) => (has[`panorama ${panorama}`] ?? 0) >= PANORAMA_LENGTHS[i];
    const done = sheet.seats.filter(({ has }) => complete(has)).length;
    const isFirst = (has: Has) => has[`first ${panorama}`] ?? (done === 1 && complete(has) ? 1 : 0);
    const holders = sheet.seats.flatMap(({ has }, seat) => (isFirst(has) ? [{ has, seat }] : []));
    const wrong = holders.filter(({ has }) => !complete(has));
    if (wrong.length > 0) return wrong.map(({ seat }) => ({ why: 'unfinished-first', seat, panorama }));
    if (holders.length > 1 && !mayShare) return [{ why: 'several-first', panorama }];
    return holders.length === 0 && done > 0 ? [{ why: 'nobody-first', panorama }] : [];
  });
}

function rest(sheet: CountSheet): readonly CountProblem[] {
  const problems: CountProblem[] = [];
  const known = new Set(travelersOf(sheet));
  const travelers = sheet.seats.flatMap(({ traveler }) => (traveler === null ? [] : [traveler]));
  for (const [seat, { traveler, has }] of sheet.seats.entries()) {
    if (traveler !== null && !known.has(traveler)) problems.push({ why: 'traveler', seat });
    if ((has['gifts'] ?? 0) > (has['offerings'] ?? 0)) problems.push({ why: 'gifts', seat });
  }
  const twice = travelers.find((traveler, i) => travelers.indexOf(traveler) !== i);
  if (twice !== undefined) problems.push({ why: 'same-traveler', traveler: twice });
  // Whoever need not be asked may have arrived at any time.
  const arrivals = sheet.seats.flatMap(({ has }) => has['arrival'] ?? []);
  const travelersOnRoad = sheet.seats.length === 2 ? 3 : sheet.seats.length;
  const isOrder =
    new Set(arrivals).size === arrivals.length && arrivals.every((n) => n >= 1 && n <= travelersOnRoad);
  if (!isOrder) problems.push({ why: 'arrival' });
  return problems;
}

/** Up to this number every one is tried; of more, whether there is one at all decides. */
const FEW = 5;

/** Whether it makes any difference how many of an indirect thing a player has. */
export function matters(
  sheet: CountSheet,
  seat: number,
  { id, most }: { readonly id: string; readonly most: number },
): boolean {
  const pointsWith = (n: number) => {
    const seats = sheet.seats.map((each, i) =>
      i === seat ? { ...each, has: { ...each.has, [id]: n } } : each,
    );
    return countedScores({ ...sheet, seats })
      .map(({ points }) => points)
      .join();
  };
  const none = pointsWith(0);
  return Array.from({ length: most <= FEW ? most : 1 }, (_, i) => i + 1).some((n) => pointsWith(n) !== none);
}
