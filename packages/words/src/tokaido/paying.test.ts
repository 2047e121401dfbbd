/** What is said while Devotion is pledged: decisions that hardly any random game meets. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../messages/index.ts';
import { sayAction } from './actions.ts';
import { choicesAt, isUse } from './choices.ts';
import { forecast } from './forecast.ts';
import { sayLine } from './journal-line.ts';
import { purchaseBy } from './paying.ts';
import { sayPreview } from './preview.ts';
import { sayQuestion } from './questions.ts';
import type { TestTable } from './testkit.ts';
import { walkTo, withDevotion } from './testkit.ts';

/** Everything that the player who decides can read. */
function* texts(table: TestTable): Generator<string> {
  const seen = table.seen(table.turn);
  yield sayQuestion(seen, table.info);
  for (const words of seen.legal) {
    const { name, note } = sayAction(words, seen, table.info);
    yield* [name, note ?? name, sayPreview(words, seen, table.info)];
  }
}

/** Buys the first two souvenirs with the coins pledged. */
function buyTwo(traveler: string): TestTable {
  const table = withDevotion(traveler);
  walkTo(table, 'shop', 'option souvenirs', 'use devotion');
  const pair = table.seen(table.turn).legal.find((words) => words.split(' ').length === 3) ?? '';
  table.act(pair);
  return table;
}

/** Felicia before a card with a price, the coins pledged. */
function atCalligraphy(): TestTable {
  const table = withDevotion('felicia');
  walkTo(table, 'encounter', 'option calligraphy', 'use devotion');
  return table;
}

const MOMENTS = [
  ['discount', () => buyTwo('zen-emon')],
  ['challenge', () => buyTwo('felicia')],
  ['calligraphy', atCalligraphy],
] as const;

describe.each(Object.keys(LOCALES))('in %s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));

  test.each(MOMENTS)('%s has words for all that can be read', (decision, reach) => {
    const table = reach();
    expect(table.seen(table.turn).turn?.decision).toBe(decision);
    for (const text of texts(table)) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined|NaN|(^|\s)(act|ask|say)\./);
    }
  });
});

test('a discount names what is paid and what the temple can get of it', () => {
  const table = buyTwo('zen-emon');
  const seen = table.seen(table.turn);
  const { coins, offerings } = seen.s.all[seen.me]!;
  for (const words of seen.legal) {
    const purchase = purchaseBy(seen, words)!;
    const { note = '' } = sayAction(words, seen, table.info);
    expect(note).toMatch(new RegExp(`\\b${purchase.paid}\\b.*\\b${purchase.most}\\b`));
    const copy = buyTwo('zen-emon');
    copy.act(words);
    const after = () => copy.s.all[seen.me]!;
    expect(coins - after().coins).toBe(purchase.paid);
    const { turn, legal } = copy.seen(seen.me);
    if (turn?.decision === 'pledge') copy.act(dearest(copy, legal));
    expect(after().offerings - offerings).toBe(purchase.most);
  }
});

/** The pledge that gives the most. */
function dearest(table: TestTable, legal: readonly string[]): string {
  const given = (words: string) => forecast(table.seen(table.turn), words).points[0];
  return legal.reduce((best, words) => (given(words) > given(best) ? words : best));
}

test('Felicia may pay the rest in full after her first rounds, and everybody reads it', () => {
  const table = buyTwo('felicia');
  const name = () => sayAction('challenge -', table.seen(table.turn), table.info).name;
  expect(name()).toBe('Pay in full');
  table.act(table.seen(table.turn).legal[0]!);
  expect(name()).toBe('Pay the rest in full');
});

test('paying in full is no choice of the list, and the journal tells it', () => {
  const table = atCalligraphy();
  const buyer = table.turn;
  const seen = table.seen(buyer);
  expect(seen.legal.filter(isUse)).toEqual(['waive']);
  expect(choicesAt(seen, () => null).choices.map(({ action }) => action)).not.toContain('waive');
  table.turnPage();
  table.act('waive');
  const other = (buyer + 1) % 3;
  const name = table.info.seats[buyer]!.name;
  expect(sayLine(table.line(other, buyer), table.seen(other), table.info)).toEqual([`${name} pays in full.`]);
});
