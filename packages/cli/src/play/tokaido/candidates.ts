/** Which actions have a row of their own at a decision. The engine says which of them are open, and why not. */

import type { Pending } from '@tokaido/kernel';
import type { State, TokaidoDecision } from '@tokaido/tokaido';
import { DISHES, LARGEST_DONATION, SOUVENIRS } from '@tokaido/tokaido';
import type { Seen } from '../face.ts';
import { wordsOf } from '../face.ts';
import { AMULETS, LEGENDS, OPTIONS } from './cards.ts';
import { ahead, printed } from './road.ts';

const gifts = Array.from({ length: LARGEST_DONATION }, (_, i) => i + 1);

const CANDIDATES: Readonly<Record<string, () => string[]>> = {
  give: () => gifts.map((coins) => `give ${coins}`),
  donate: () => ['donate 0', ...gifts.map((coins) => `donate ${coins}`)],
  eat: () => [...DISHES.map((dish) => `eat ${dish}`), 'eat -'],
  treat: () => DISHES.map((dish) => `accept ${dish}`),
  option: () => Object.keys(OPTIONS).map((id) => `option ${id}`),
  legend: () => [...Object.keys(LEGENDS).map((id) => `legend ${id}`), 'legend -'],
  luck: () => ['luck yes', 'luck no'],
  bet: () => ['bet yes', 'bet no'],
};

/** The pending decision with the details that its name promises. */
export function askedOf({ pending }: Seen<State>): Pending<TokaidoDecision> {
  return pending as Pending<TokaidoDecision>;
}

function ownOf(seen: Seen<State>): string[] {
  const asked = askedOf(seen);
  if (asked.decision === 'travel')
    return ahead(seen.s, seen.s.all[asked.details.mover]).map((at) => `travel ${printed(seen.s, at)}`);
  if (asked.decision === 'buy') return [...asked.details.offer.map((id) => `buy ${id}`), 'buy -'];
  if (asked.decision === 'collect')
    return [...asked.details.offer.map((id) => `collect ${id}`), 'collect-legend -', 'collect -'];
  return CANDIDATES[asked.decision]?.() ?? [];
}

export function candidates(seen: Seen<State>): string[] {
  const own = ownOf(seen);
  return seen.s.boxes === 0 ? own : [...own, ...Object.keys(AMULETS).map((id) => `use ${id}`)];
}

const SETS = new Set(['buy', 'collect', 'collect-legend']);

/** Several cards in one purchase: chosen by their numbers, not from a list of all mixes. */
export function isSet(words: string): boolean {
  const [verb, objects] = wordsOf(words);
  if (!SETS.has(verb)) return false;
  return objects.length > 1 || (verb === 'collect-legend' && objects[0] !== '-');
}

/** `buy gofu` and `buy sake` are `buy gofu sake`; null where no set can be made of them. */
export function combine(words: readonly string[]): string | null {
  const parts = words.map(wordsOf);
  if (!parts.every(([verb]) => SETS.has(verb))) return null;
  const verb = parts.some(([each]) => each === 'collect-legend') ? 'collect-legend' : parts[0][0];
  const cards = parts.filter(([each]) => each !== 'collect-legend').flatMap(([, objects]) => objects);
  if (cards.includes('-')) return null;
  return [verb, ...cards.sort((a, b) => SOUVENIRS.indexOf(a) - SOUVENIRS.indexOf(b))].join(' ');
}
