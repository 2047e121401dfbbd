/** Coins and points in figures, with the words beside them that a listener needs. */

import { t } from '@tokaido/words';
import type { ComponentChildren } from 'preact';
import { Coin } from '../../art/art.tsx';
import './worth.css';

export type Range = readonly [least: number, most: number];

/** `3`, or `2 to 10` where chance decides. */
export function rangeText([least, most]: Range): string {
  return least === most ? String(least) : t('sheets.range', { least, most });
}

/** A change with its sign, a true minus before what is lost. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n).replace('-', '−');
}

interface PriceProps {
  readonly coins: Range;
  /** The printed price, where another is paid. */
  readonly printed?: number;
  /** Received, not paid. */
  readonly gain?: boolean;
}

export function Price({ coins, printed, gain = false }: PriceProps) {
  const cut = printed !== undefined && printed !== coins[1];
  return (
    <span class="price">
      <Coin />
      {cut && (
        <s>
          <span class="sr-only">{t('sheets.printed')} </span>
          {printed}
        </s>
      )}{' '}
      {gain && coins[0] === coins[1] && '+'}
      {rangeText(coins)}
      <span class="sr-only"> {t('sheets.coins', { n: coins[1] })}</span>
    </span>
  );
}

/** `+6 points`, or nothing where none come. */
export function pointsText([least, most]: Range): string {
  if (most <= 0) return '';
  return least === most ? t('sheets.points', { n: most }) : t('sheets.points.range', { least, most });
}

export function Gain({ points }: { readonly points: Range }) {
  if (points[1] <= 0) return null;
  return (
    <span class="gain">
      {points[0] === points[1] && '+'}
      {rangeText(points)}
      <span class="sr-only"> {t('sheets.pointsWord', { n: points[1] })}</span>
    </span>
  );
}

/** Stands in a message where a drawing belongs. */
export const MARK = '\uE000';

/** A message with the drawing in its place. */
export function rich(text: string, part: ComponentChildren): ComponentChildren {
  const [before, after] = text.split(MARK);
  return after === undefined ? text : [before, part, after];
}

/** What is paid, where a change of the purse is a price. */
export function paid([least, most]: Range): Range {
  return [0 - most, 0 - least];
}
