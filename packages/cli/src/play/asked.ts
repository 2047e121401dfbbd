/** A decision laid before the person: what they see, and the numbered choices. */

import type { Playable } from '../playable.ts';
import type { Face, Seen } from './face.ts';
import { forecast, forecastWords } from './forecast.ts';
import type { Ink } from './ink.ts';
import { advice } from './levels.ts';
import type { Row } from './rows.ts';

export interface Asked {
  readonly table: Playable;
  readonly face: Face;
  readonly seen: Seen;
  readonly rows: readonly Row[];
  readonly ink: Ink;
}

/** What became of the numbers that were typed. */
export type Picked =
  | { readonly is: 'taken'; readonly action: number }
  /** Several things together: the total is shown first, Enter takes them. */
  | { readonly is: 'weighed'; readonly action: number; readonly says: string }
  | { readonly is: 'refused'; readonly says: string };

const refuse = (says: string): Picked => ({ is: 'refused', says });

/** The choice behind one or several numbers. */
export function pick(asked: Asked, line: string): Picked {
  const { rows } = asked;
  const picked: Row[] = [];
  for (const text of new Set(line.split(/[\s,+]+/).filter(Boolean))) {
    const row = /^\d{1,3}$/.test(text) ? rows[Number(text) - 1] : undefined;
    if (row === undefined)
      return refuse(`There is no choice ${text.slice(0, 20)}: they go from 1 to ${rows.length}.`);
    picked.push(row);
  }
  const [first] = picked;
  if (picked.length > 1) return together(asked, picked);
  if (first.closed !== null) return refuse(`${first.phrase.name} is closed: ${first.closed}.`);
  return { is: 'taken', action: first.action };
}

function together({ table, face, seen, ink }: Asked, picked: readonly Row[]): Picked {
  const words = face.combine(picked.map((row) => row.words));
  const action = words === null ? null : table.game.rules.parse(words);
  if (action === null) return refuse('These cannot be chosen together: type one number.');
  if (!seen.legal.includes(action)) {
    const reason = table.game.explain(seen.s, seen.me, action);
    return refuse(`Together they are closed: ${reason === null ? 'not now' : face.reason(seen.s, reason)}.`);
  }
  const names = picked.map(({ phrase }) => phrase.name).join(' and ');
  const total = forecastWords(ink, forecast(table, seen, action));
  return {
    is: 'weighed',
    action,
    says: `${names}, together: ${total}. Enter takes them; or type other numbers.`,
  };
}

/** Leads in points, below which two choices are as good as each other, and nearly so. A bot's guess is rough. */
const EQUAL = 0.5;
const NEAR = 2;

/** Advice is marked as such: it is what a bot would do, not what is right. */
export function hint({ table, face, seen, rows, ink }: Asked): string {
  const { action, ahead } = advice(table, seen);
  const words = table.game.rules.describe(action);
  const number = rows.findIndex((row) => row.words === words);
  const brings = number < 0 ? forecastWords(ink, forecast(table, seen, action)) : rows[number].gain;
  const name = number < 0 ? face.phrase(seen, words, ink).name : `${number + 1}, ${rows[number].phrase.name}`;
  const said = `Advice, not a rule: ${name}${brings === '' ? '' : ` (${brings})`}.`;
  if (ahead === null) return said;
  if (ahead < EQUAL) return `${said} The next best is about as good.`;
  return `${said} It looks ${ahead < NEAR ? 'a little' : 'clearly'} better than the next best.`;
}
