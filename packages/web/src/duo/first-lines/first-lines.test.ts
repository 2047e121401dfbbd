/** Duo played at random: whatever comes up has a line, in every language. */

import type { Locale } from '@tokaido/words';
import { LOCALES, setLocale } from '@tokaido/words';
import { TestTable } from '@tokaido/words/duo/testkit';
import { afterAll, expect, test } from 'vitest';
import { DUO_TOPICS } from '../../pages/rules/duo/topics.ts';
import { topicAt } from '../../pages/rules/volume.ts';
import type { Topic } from '../../table/first-lines/topic.ts';
import type { Line, Seen } from '../model.ts';
import { isOnMap } from '../targets.ts';
import { DUO_LINES, duoFirstLines } from './first-lines.ts';

const SEED = Number(process.env['SEED'] ?? 20261116);
/** Longer ones do not fit above a phone's board. */
const LONGEST: Readonly<Record<string, number>> = { ja: 64 };
const LONG = 124;

const found = new Map<string, Topic>();

afterAll(() => setLocale('en'));

function meet(topics: readonly Topic[], what: string): void {
  expect(topics.length, what).toBeGreaterThan(0);
  for (const topic of topics) found.set(topic.id, topic);
}

test.each([0, 1, 2, 3, 4, 5, 6, 7].map((game) => SEED + game))(
  'every decision, place and event has a line, SEED=%i',
  (seed) => {
    const table = new TestTable(seed);
    while (!table.over) {
      const seen: Seen = table.seen(table.turn);
      meet(duoFirstLines.asked(seen, null), `the decision ${seen.turn?.decision}`);
      for (const action of seen.legal.filter(isOnMap)) meet(duoFirstLines.asked(seen, action), action);
      table.act(table.pick());
      const line: Line = table.line;
      for (const me of [0, 1])
        for (const topic of duoFirstLines.told(line, table.seen(me))) found.set(topic.id, topic);
    }
  },
);

test('every line comes up', () => {
  const rare = ['moment.blocked'];
  const never = Object.keys(DUO_LINES).filter((id) => !found.has(`duo.${id}`) && !rare.includes(id));
  expect(never).toEqual([]);
});

test('every line has words, and none is left over', async () => {
  const { default: english } = await import('@tokaido/words/locales/en/first.json');
  const own = Object.keys(english).filter((key) => key.startsWith('first.duo.'));
  expect(own.sort()).toEqual(
    Object.keys(DUO_LINES)
      .map((id) => `first.duo.${id}`)
      .sort(),
  );
});

test('every rule is a page of the rules', () => {
  for (const { id, rule } of found.values())
    expect(topicAt({ topics: DUO_TOPICS }, rule.replace('/rules/', '')), `${id}: ${rule}`).toBeDefined();
});

test.each(Object.keys(LOCALES) as Locale[])('%s: whole sentences, short enough', async (locale) => {
  await setLocale(locale);
  for (const { id, words } of found.values()) {
    const text = words();
    expect(text, id).toMatch(/^\P{Ll}[^{}]+[.。]$/u);
    expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(LONGEST[locale] ?? LONG);
  }
});
