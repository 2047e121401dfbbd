/**
 * What can be chosen at a decision, with the numbers by which it is chosen. A walk has the number of its stop
 * on the leg, as it is spoken of; everything else is counted from 1, and several goods are bought by several
 * numbers.
 */

import { members } from '@tokaido/kernel';
import { DISHES, SOUVENIRS } from '@tokaido/tokaido';
import { legOf, printed } from '../say/names.ts';
import type { Seen } from '../table/model.ts';

export interface Choice {
  readonly number: number;
  /** In the words of a record. */
  readonly words: string;
}

export function verbOf(words: string): string {
  return words.split(' ')[0] ?? '';
}
export function objectsOf(words: string): readonly string[] {
  return words.split(' ').slice(1);
}

/** Verbs that take several cards at once. */
const SETS: ReadonlySet<string> = new Set(['buy', 'collect', 'collect-legend']);
const NONE = '-';

/** The position that a `travel` leads to; null for anything else. */
export function destination(words: string, seen: Seen): number | null {
  return verbOf(words) === 'travel' ? printed(seen.s, Number(objectsOf(words)[0])) : null;
}

/** The number of a stop on its leg. */
export function stopNumber(seen: Seen, position: number): number {
  return position - legOf(seen.s, position).from;
}

/** One thing of those that can be bought together, or none of them. */
function isSingle(words: string): boolean {
  const verb = verbOf(words);
  const objects = objectsOf(words);
  if (!SETS.has(verb)) return true;
  return objects.length === 1 && (verb !== 'collect-legend' || objects[0] === NONE);
}

/** Goods that lie open, also those that cost too much: they keep their numbers. */
function onOffer({ turn }: Seen): string[] {
  if (turn === null || !SETS.has(turn.decision)) return [];
  const cards = members(turn.a).map((card) => `${turn.decision} ${SOUVENIRS[card]}`);
  return turn.decision === 'collect' && turn.b < 6 ? [...cards, 'collect-legend -'] : cards;
}

export function choicesOf(seen: Seen): readonly Choice[] {
  if (!seen.mine) return [];
  const walks = seen.legal.flatMap((words) => {
    const position = destination(words, seen);
    return position === null ? [] : [{ number: stopNumber(seen, position), words }];
  });
  walks.sort((a, b) => a.number - b.number);
  const goods = onOffer(seen);
  const rest = seen.legal.filter(
    (words) => verbOf(words) !== 'travel' && isSingle(words) && !goods.includes(words),
  );
  const first = walks.length === 0 ? 1 : (walks.at(-1)?.number ?? 0) + 1;
  const others = [...goods, ...rest].map((words, i) => ({ number: first + i, words }));
  return [...walks, ...others].filter(({ words }) => seen.legal.includes(words) || goods.includes(words));
}

/** Several purchases as one; null where they are none that go together. */
export function together(words: readonly string[]): string | null {
  const verbs = new Set(words.map(verbOf));
  if ([...verbs].some((verb) => !SETS.has(verb))) return null;
  const cards = [...new Set(words.flatMap(objectsOf))].filter((id) => id !== NONE);
  if (words.some((each) => verbOf(each) !== 'collect-legend' && objectsOf(each)[0] === NONE)) return null;
  const verb = verbs.has('collect-legend') ? 'collect-legend' : verbOf(words[0] ?? '');
  if (cards.length === 0) return `${verb} ${NONE}`;
  return [verb, ...cards.sort((a, b) => SOUVENIRS.indexOf(a) - SOUVENIRS.indexOf(b))].join(' ');
}

/** Things that lie there and are closed, for whoever wants to know what else there is. */
export function closedOnes(
  seen: Seen,
  explain: (words: string) => { readonly why: string } | null,
): string[] {
  const { turn } = seen;
  if (!seen.mine || turn === null) return [];
  const asked: Readonly<Record<string, readonly string[]>> = {
    eat: DISHES.map((dish) => `eat ${dish}`),
    treat: DISHES.map((dish) => `accept ${dish}`),
    legend: ['shodo', 'emaki', 'buppatsu', 'ema', 'murasame', 'masamune'].map((id) => `legend ${id}`),
    panorama: ['paddy', 'mountain', 'sea'].map((id) => `panorama ${id}`),
    option: OPTIONS.map((id) => `option ${id}`),
  };
  return (asked[turn.decision] ?? []).filter((words) => {
    if (seen.legal.includes(words)) return false;
    const why = explain(words)?.why;
    return why !== undefined && !IDLE.has(why);
  });
}

/** Closed for no reason that anybody would ask about. */
const IDLE: ReadonlySet<string> = new Set([
  'not-offered',
  'other-decision',
  'not-now',
  'not-held',
  'must-take',
]);

const OPTIONS = [
  'wages',
  'gaming-room',
  'souvenirs',
  'legendary-object',
  'offering',
  'amulet',
  'encounter',
  'calligraphy',
  'hot-spring',
  'bathhouse',
  'panorama-paddy',
  'panorama-mountain',
  'panorama-sea',
  'cherry-tree',
];
