/** A hint in words: each choice with its reasons in numbers, who moves before me, and how sure it is. */

import '../locales/en/hints.ts';
import { END, isInn, PANORAMA_LENGTHS, PANORAMAS } from '@tokaido/tokaido';
import { list, locale, nameOf, paragraph, sentence, t } from '../messages/index.ts';
import { sayAction } from './actions.ts';
import { march, playerName, printed, spokenOf } from './names.ts';
import type { Seated, Seen } from './seen.ts';
import { stopName } from './stops.ts';

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
}

/** Errors by which the first is ahead before we call it sure. */
const QUITE = 3;
const RATHER = 1.5;

/** The stop that an action leads to; null for anything else. */
function stopOf(action: string, { s }: Pick<Seen, 's'>): number | null {
  const [verb, to] = action.split(' ');
  return verb === 'travel' ? printed(s, Number(to)) : null;
}

export function hintTitle({ choices }: SaidHint, seen: Seen): string {
  const isWalk = choices.every(({ action }) => stopOf(action, seen) !== null);
  return t(isWalk ? 'hint.stops' : 'hint.choices', { count: choices.length });
}

export function hintName(action: string, seen: Seen, info: Seated): string {
  const stop = stopOf(action, seen);
  return stop === null ? sayAction(action, seen, info).name : stopName(seen.s, stop);
}

/** A number with at most one decimal place, as the player's language writes it. */
function decimal(value: number): string {
  const now = locale.value === 'xx' ? 'en' : locale.value;
  return new Intl.NumberFormat(now, { maximumFractionDigits: 1 }).format(value);
}

/** `+1.8`, as the player's language writes it. */
export function signed(points: number): string {
  const number = decimal(Math.abs(points));
  return number === decimal(0) ? number : `${points < 0 ? '−' : '+'}${number}`;
}

/** What a number stands for. */
export function sayTerm({ id, points, panorama }: SaidTerm): string {
  if (panorama !== undefined) {
    const { kind, section } = panorama;
    const last = section === PANORAMA_LENGTHS[kind] ? 'yes' : 'no';
    return t('hint.panorama', { last, section, panorama: PANORAMAS[kind] ?? '' });
  }
  return nameOf('hint.why', id, { sign: points < 0 ? 'minus' : 'plus' });
}

/** Who moves before me once I have walked there; empty where that is not the question. */
export function sayTurns(action: string, seen: Seen, info: Seated): string {
  const stop = stopOf(action, seen);
  const { s, me, turn } = seen;
  const mover = turn?.decision === 'travel' ? turn.details.mover : -1;
  // Whoever sleeps at an inn leaves in the order of the inn.
  if (stop === null || mover !== me || stop === END || isInn(s, stop)) return '';
  const others = march(s).filter(({ seat }) => seat !== me && seat < s.players);
  const before = others.filter(({ position }) => position < stop);
  const name = (seat: number) => playerName(seat, seen, info);
  const you = spokenOf(me, seen, info);
  if (before.length > 0)
    return t('hint.before', {
      ...you,
      names: list(before.map(({ seat }) => name(seat))),
      count: before.length,
    });
  // Who stands there leaves before or after me by the place: nothing is said of them.
  const [next] = others;
  return next === undefined || next.position === stop
    ? ''
    : t('hint.again', { ...you, next: name(next.seat) });
}

/** How sure it is, and what that is measured by. */
export function saySure(
  hint: SaidHint,
  seen: Seen,
  info: Seated,
): { readonly head: string; readonly text: string } {
  const [first, second] = hint.choices;
  if (first === undefined || second === undefined || hint.ahead === null)
    return { head: '', text: t('hint.only') };
  const name = hintName(first.action, seen, info);
  const other = hintName(second.action, seen, info);
  const tries = t('hint.tries', { name, best: first.best, tries: hint.tries });
  const [points, error] = [decimal(hint.ahead), decimal(hint.error)];
  const isAhead = decimal(Math.max(0, hint.ahead)) !== decimal(0);
  const key = !isAhead ? 'hint.level' : error === decimal(0) ? 'hint.ahead.exact' : 'hint.ahead';
  const text = [t(key, { tries, points, error, other })];
  const top = [...hint.choices].sort((a, b) => b.points - a.points)[0] ?? first;
  if (!hint.agrees && top !== first)
    text.push(t('hint.differs', { name, other: hintName(top.action, seen, info) }));
  if (hint.choices.some(({ terms }) => terms.some(({ kind }) => kind === 'turns'))) text.push(t('hint.note'));
  const ratio = isAhead ? hint.ahead / Math.max(hint.error, Number.EPSILON) : 0;
  const sure = ratio >= QUITE ? 'quite' : ratio >= RATHER ? 'rather' : 'close';
  return { head: t(`hint.sure.${sure}`), text: paragraph(text) };
}

/** One choice in a sentence or two, every number with its reason. */
export function sayChoice(choice: SaidChoice, seen: Seen, info: Seated): string {
  const terms = choice.terms.map((term) =>
    t('hint.term', { points: signed(term.points), reason: sayTerm(term) }),
  );
  const turns = sayTurns(choice.action, seen, info);
  const reasons = paragraph(
    [terms.length === 0 ? '' : `${terms.join(', ')}.`, turns].filter((text) => text !== ''),
  );
  const points = terms.length === 0 ? 'none' : signed(choice.points);
  return sentence(t('hint.choice', { name: hintName(choice.action, seen, info), points, reasons })).trim();
}

/** All of a hint, for whoever hears or reads it line by line. */
export function sayHint(hint: SaidHint, seen: Seen, info: Seated): string[] {
  const { head, text } = saySure(hint, seen, info);
  const choices = hint.choices.map((choice) => sayChoice(choice, seen, info));
  return [`${hintTitle(hint, seen)}.`, ...choices, paragraph([head, text].filter((part) => part !== ''))];
}
