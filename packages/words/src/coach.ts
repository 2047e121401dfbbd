/** What the coach says, whatever the game: a reason in a line, and the expected final points of every choice. */

import './locales/en/coach.ts';
import type { HintWords, SaidChoice } from './hints.ts';
import { decimal, signed } from './hints.ts';
import { t } from './messages/index.ts';

/** A choice with its expected final points. */
export interface SaidValue {
  readonly words: string;
  readonly total: number;
  readonly totalError: number;
  readonly short: number;
  readonly shortError: number;
}

/** What came of playing every choice to the end, as the bots tell it. */
export interface SaidValues {
  /** Games of each choice. */
  readonly playouts: number;
  readonly actions: readonly SaidValue[];
}

/** Numbers of a reason that fit into a line. */
const IN_A_LINE = 2;
/** Standard errors within which nothing is told apart. */
const APART = 2;

/** The reason of a choice in one line: the numbers that weigh most. */
export function reasonInLine({ terms }: SaidChoice, words: HintWords): string {
  const heavy = [...terms].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, IN_A_LINE);
  return terms
    .filter((term) => heavy.includes(term))
    .map((term) => t('hint.term', { points: signed(term.points), reason: words.term(term) }))
    .join(', ');
}

/** The choices by their expected points, most first; equal ones as they came. */
export function byPoints({ actions }: SaidValues): readonly SaidValue[] {
  return [...actions].sort((a, b) => b.total - a.total);
}

/** Whether a choice cannot be told from the one with most points. */
export function isLevel({ short, shortError }: SaidValue): boolean {
  return short <= APART * shortError;
}

/** How a choice compares with the one that brings most. */
export function sayShort(value: SaidValue, isMost: boolean): string {
  if (isMost) return t('coach.bar.most');
  return isLevel(value) ? t('coach.bar.level') : t('coach.bar.short', { points: decimal(value.short) });
}

/** `58.3 ± 0.6` */
export function sayPoints({ total, totalError }: SaidValue): string {
  return t('coach.bar.points', { points: decimal(total, 1), error: decimal(totalError, 1) });
}

/** Where all bars begin, and how many points they have room for: the least and the most with their errors. */
export function scaleOf({ actions }: SaidValues): { readonly from: number; readonly room: number } {
  const from =
    Math.floor(Math.min(...actions.map(({ total, totalError }) => total - APART * totalError))) - 1;
  const to = Math.max(...actions.map(({ total, totalError }) => total + APART * totalError));
  return { from: Math.max(0, from), room: to - Math.max(0, from) };
}

/** What the bars are made of. */
export function sayBasis(values: SaidValues): string {
  return t('coach.basis', { from: scaleOf(values).from, rounds: values.playouts });
}

/** The bars for whoever hears or reads them line by line. */
export function barsInWords(values: SaidValues, words: Pick<HintWords, 'name'>): string[] {
  const bars = byPoints(values).map((value) =>
    t('coach.bar', {
      name: words.name(value.words),
      points: decimal(value.total, 1),
      error: decimal(value.totalError, 1),
    }),
  );
  return [`${t('coach.bars')}.`, ...bars];
}
