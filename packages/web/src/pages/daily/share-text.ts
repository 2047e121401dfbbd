/**
 * A result as text: shapes, not colors, and nothing that spoils the road for others. Each decision is a square by what it
 * cost, each part of the road a line with the points at its end. No link, no name, no card.
 */

import '@tokaido/words/locales/en/daily';
import { t } from '@tokaido/words';
import type { DayResult, PartOfRoad } from './days.ts';
import { placeWords } from './result-words.ts';

/** By what a decision cost: nothing, less than a point, more. */
export const SQUARES = ['■', '▣', '□'] as const;

export function squaresOf({ losses }: Pick<PartOfRoad, 'losses'>): string {
  return Array.from(losses, (loss) => SQUARES[Number(loss)] ?? '').join('');
}

/** Without an analysis there are no squares, only the result. */
export function shareText(number: number, result: DayResult): string {
  const { points, parts = [] } = result;
  const lines = parts.map((part) => `${String(part.points).padStart(2, '\u2007')}  ${squaresOf(part)}`);
  return [
    `Tōkaidō, ${t('daily.text.title', { number })}`,
    ...lines,
    t('daily.text.result', { points, place: placeWords(result) }),
  ].join('\n');
}
