/** Which actions have a row of their own at a decision. The engine says which of them are open, and why not. */

import { members } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { DISHES, SOUVENIRS } from '@tokaido/tokaido';
import type { Seen } from '../face.ts';
import { wordsOf } from '../face.ts';
import { AMULETS, LEGENDS, OPTIONS } from './cards.ts';
import { ahead, printed } from './road.ts';

const LARGEST_GIFT = 3;
const gifts = Array.from({ length: LARGEST_GIFT }, (_, i) => i + 1);

const CANDIDATES: Readonly<Record<string, (seen: Seen<State>) => string[]>> = {
  travel: ({ s, pending }) => ahead(s, s.all[pending.a]).map((at) => `travel ${printed(s, at)}`),
  buy: ({ pending }) => [...members(pending.a).map((card) => `buy ${SOUVENIRS[card]}`), 'buy -'],
  collect: ({ pending }) => [
    ...members(pending.a).map((card) => `collect ${SOUVENIRS[card]}`),
    'collect-legend -',
    'collect -',
  ],
  give: () => gifts.map((coins) => `give ${coins}`),
  donate: () => ['donate 0', ...gifts.map((coins) => `donate ${coins}`)],
  eat: () => [...DISHES.map((dish) => `eat ${dish}`), 'eat -'],
  treat: () => DISHES.map((dish) => `accept ${dish}`),
  option: () => Object.keys(OPTIONS).map((id) => `option ${id}`),
  legend: () => [...Object.keys(LEGENDS).map((id) => `legend ${id}`), 'legend -'],
  luck: () => ['luck yes', 'luck no'],
  bet: () => ['bet yes', 'bet no'],
};

export function candidates(seen: Seen<State>): string[] {
  const own = CANDIDATES[seen.pending.decision]?.(seen) ?? [];
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
