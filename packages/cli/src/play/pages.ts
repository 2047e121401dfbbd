/** Pages that are shown when asked for: the journal, the reasons, the keys. */

import type { Ink } from './ink.ts';
import type { Row } from './rows.ts';

const PAGE = 20;

/** A page of the journal; the last one unless another is named. */
export function journalPage(told: readonly string[], page: number | null, ink: Ink): string[] {
  const lines = told.flatMap((line) => line.split('\n'));
  const pages = Math.max(1, Math.ceil(lines.length / PAGE));
  const number = Math.min(pages, Math.max(1, page ?? pages));
  const end = lines.length - (pages - number) * PAGE;
  const head = `Journal, page ${number} of ${pages}`;
  const more = number > 1 ? [ink.dim(`Type j ${number - 1} for the page before.`)] : [];
  return [ink.bold(head), ...lines.slice(Math.max(0, end - PAGE), end), ...more];
}

/** Why choices are closed: all of them, or one by its number. */
export function reasonLines(rows: readonly Row[], number: number | null): string[] {
  if (number !== null) {
    const row = rows[number - 1];
    if (row === undefined) return [`There is no choice ${number}.`];
    return [`${number}. ${row.phrase.name}: ${row.closed ?? 'this is open to you'}.`];
  }
  const closed = rows.flatMap(({ phrase, closed: why }, i) =>
    why === null ? [] : [`${i + 1}. ${phrase.name}: ${why}.`],
  );
  return closed.length === 0 ? ['Everything that is listed is open to you.'] : closed;
}

export const KEYS: readonly (readonly [string, string])[] = [
  ['3', 'take choice 3'],
  ['1 3', 'buy several things together; the total is shown first'],
  ['?', 'why choices are closed; ? 5 asks about one'],
  ['h', 'a hint: what a strong player would do'],
  ['u', 'undo your last decision, while nothing has come to light since'],
  ['j', 'the journal; j 2 is its second page'],
  ['c', 'collections, yours and those of the others'],
  ['d', 'what is left in the decks'],
  ['m', 'the map'],
  ['s', 'save (every decision is saved anyway)'],
  ['q', 'save and leave'],
  ['Enter', 'show the table again'],
];

export function helpPage(ink: Ink): string[] {
  if (ink.plain) return ['Type one of these.', ...KEYS.map(([key, what]) => `${key}: ${what}.`)];
  const lines = KEYS.map(([key, what]) => `  ${ink.bold(key.padEnd(6))} ${what}`);
  return [
    ink.bold('What you can type'),
    ...lines,
    ink.dim('  p are points, c are coins; (3) is a closed choice.'),
  ];
}
