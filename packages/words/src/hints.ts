/** A hint in words, whatever the game: each choice with its reasons in numbers, and how sure it is. */

import './locales/en/hints.ts';
import { locale, paragraph, sentence, t } from './messages/index.ts';

/** A number of a hint, and where it comes from. */
export interface SaidTerm {
  readonly kind: 'sure' | 'expected' | 'turns';
  readonly id: string;
  readonly points: number;
  readonly panorama?: { readonly kind: number; readonly section: number };
}

export interface SaidChoice {
  readonly action: string;
  readonly points: number;
  readonly terms: readonly SaidTerm[];
  readonly best: number;
}

/** A hint, as the bots give it. */
export interface SaidHint {
  readonly choices: readonly SaidChoice[];
  readonly tries: number;
  readonly ahead: number | null;
  readonly error: number;
  readonly agrees: boolean;
  readonly nudge: string;
}

/** What a game says of its hints. */
export interface HintWords {
  /** What a code says without naming a choice. */
  nudge(code: string): string;
  title(hint: SaidHint): string;
  /** The name of a choice. */
  name(action: string): string;
  /** What a number stands for. */
  term(term: SaidTerm): string;
  /** Who moves next once it is done; empty where that is not the question. */
  turns(action: string): string;
}

export interface HowSure {
  readonly head: string;
  readonly text: string;
}

/** Errors by which the first is ahead before we call it sure. */
const QUITE = 3;
const RATHER = 1.5;

/** A number with at most one decimal place, as the player's language writes it; with `least`, with at least as many. */
export function decimal(value: number, least = 0): string {
  const now = locale.value === 'xx' ? 'en' : locale.value;
  return new Intl.NumberFormat(now, { minimumFractionDigits: least, maximumFractionDigits: 1 }).format(value);
}

/** `+1.8`, as the player's language writes it. */
export function signed(points: number): string {
  const number = decimal(Math.abs(points));
  return number === decimal(0) ? number : `${points < 0 ? '−' : '+'}${number}`;
}

/** How sure it is, and what that is measured by. */
export function howSure(hint: SaidHint, words: Pick<HintWords, 'name'>): HowSure {
  const [first, second] = hint.choices;
  if (first === undefined || second === undefined || hint.ahead === null)
    return { head: '', text: t('hint.only') };
  const name = words.name(first.action);
  const other = words.name(second.action);
  if (hint.ahead === 0 && hint.error === 0)
    return { head: t('hint.sure.close'), text: t('hint.equal', { name, other, tries: hint.tries }) };
  const tries = t('hint.tries', { name, best: first.best, tries: hint.tries });
  const [points, error] = [decimal(hint.ahead), decimal(hint.error)];
  const isAhead = decimal(Math.max(0, hint.ahead)) !== decimal(0);
  const key = !isAhead ? 'hint.level' : error === decimal(0) ? 'hint.ahead.exact' : 'hint.ahead';
  const text = [t(key, { tries, points, error, other })];
  const top = [...hint.choices].sort((a, b) => b.points - a.points)[0] ?? first;
  if (!hint.agrees && top !== first) text.push(t('hint.differs', { name, other: words.name(top.action) }));
  if (hint.choices.some(({ terms }) => terms.some(({ id }) => id === 'turns'))) text.push(t('hint.note'));
  const ratio = isAhead ? hint.ahead / Math.max(hint.error, Number.EPSILON) : 0;
  const sure = ratio >= QUITE ? 'quite' : ratio >= RATHER ? 'rather' : 'close';
  return { head: t(`hint.sure.${sure}`), text: paragraph(text) };
}

/** One choice in a sentence or two, every number with its reason. */
export function choiceInWords(choice: SaidChoice, words: HintWords): string {
  const terms = choice.terms.map((term) =>
    t('hint.term', { points: signed(term.points), reason: words.term(term) }),
  );
  const reasons = paragraph(
    [terms.length === 0 ? '' : `${terms.join(', ')}.`, words.turns(choice.action)].filter(
      (text) => text !== '',
    ),
  );
  const points = terms.length === 0 ? 'none' : signed(choice.points);
  return sentence(t('hint.choice', { name: words.name(choice.action), points, reasons })).trim();
}

/** All of a hint, for whoever hears or reads it line by line. */
export function hintInWords(hint: SaidHint, words: HintWords): string[] {
  const { head, text } = howSure(hint, words);
  const choices = hint.choices.map((choice) => choiceInWords(choice, words));
  return [`${words.title(hint)}.`, ...choices, paragraph([head, text].filter((part) => part !== ''))];
}
