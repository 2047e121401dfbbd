/**
 * What can be chosen at a decision, with the numbers by which it is chosen. A walk has the number of its stop
 * on the leg, as it is spoken of; everything else is counted from 1, and several goods are bought by several
 * numbers.
 */

import { legendOf, legOf, offerOf, printed } from '@tokaido/words/tokaido';
import type { Explain } from '@tokaido/words/tokaido/choices';
import { bought, choicesAt, LEGEND_ALONE, wordsOf } from '@tokaido/words/tokaido/choices';
import type { Seen } from '../model.ts';

export { together } from '@tokaido/words/tokaido/choices';

export interface Choice {
  readonly number: number;
  /** In the words of a record. */
  readonly words: string;
}

export function verbOf(words: string): string {
  return wordsOf(words)[0];
}
export function objectsOf(words: string): readonly string[] {
  return wordsOf(words)[1];
}

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
  const { cards, legend } = bought(words);
  return cards.length + Number(legend) <= 1;
}

/** Goods that lie open, also those that cost too much: they keep their numbers. */
function onOffer({ turn }: Seen): string[] {
  const cards = offerOf(turn).map((card) => `${turn?.decision} ${card}`);
  return turn?.decision === 'collect' && legendOf(turn) !== '' ? [...cards, LEGEND_ALONE] : cards;
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

/** Things on offer that are closed, for players who want to know what else there is; goods have their numbers. */
export function closedOnes(seen: Seen, explain: Explain): string[] {
  if (!seen.mine) return [];
  const goods = onOffer(seen);
  return choicesAt(seen, explain).choices.flatMap(({ action, reason }) =>
    reason === null || goods.includes(action) ? [] : [action],
  );
}
