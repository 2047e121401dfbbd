/** Played at random with every box: whatever comes up has a line, in every language. */

import type { Locale } from '@tokaido/words';
import { isKey, LOCALES, setLocale } from '@tokaido/words';
import { Curious, faults, MIXES, nameMix, TestTable } from '@tokaido/words/tokaido/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { TOPICS } from '../../pages/rules/topics.ts';
import { topicAt } from '../../pages/rules/volume.ts';
import type { Topic } from '../../table/first-lines/topic.ts';
import type { Line, Seen } from '../model.ts';
import { concerns, eventTopics } from './event-topics.ts';
import { tokaidoFirstLines } from './first-lines.ts';
import type { LineId } from './lines.ts';
import { LINES } from './lines.ts';

const SEED = Number(process.env['SEED'] ?? 20261116);
const GAMES = MIXES.flatMap((mix) => {
  const games = mix.boxes.includes('matsuri') ? 5 : 2;
  return Array.from({ length: games }, (_, i) => [nameMix(mix), SEED + i, mix] as const);
});
/** Longer ones do not fit above a phone's board. */
const LONGEST: Readonly<Record<string, number>> = { ja: 64 };
const LONG = 124;

const found = new Map<string, Topic>();
const curious = new Curious();

afterAll(() => setLocale('en'));

function meet(topics: readonly Topic[], what: string): void {
  expect(topics.length, what).toBeGreaterThan(0);
  for (const topic of topics) found.set(topic.id, topic);
}

/** What a seat that must decide is told of its decision, and of each stop that it may look at. */
function meetDecision(seen: Seen): void {
  meet(tokaidoFirstLines.asked(seen, null), `the decision ${seen.turn?.decision}`);
  if (seen.turn?.decision !== 'travel') return;
  for (const action of seen.legal.filter((words) => words.startsWith('travel ')))
    meet(tokaidoFirstLines.asked(seen, action).slice(0, 1), action);
}

function meetLine(line: Line, seen: Seen): void {
  for (const event of line.events.filter((one) => concerns(one, seen.me))) {
    // A journey without travelers has no powers.
    const hasNone = seen.s.all[seen.me]?.traveler === 0;
    const topics = eventTopics(event, seen);
    if (topics.length > 0 || !hasNone) meet(topics, `the event ${event.type}`);
  }
  for (const topic of tokaidoFirstLines.told(line, seen)) found.set(topic.id, topic);
}

describe('every decision, stop and event has a line', () => {
  test.each(GAMES)('%s, SEED=%i', (_, seed, mix) => {
    const table = new TestTable(mix, seed);
    for (let seat = -1; ; ) {
      for (let me = 0; me < mix.players; me++) meetLine(table.line(me, seat), table.seen(me));
      table.turnPage();
      if (table.over) break;
      seat = table.turn;
      const seen: Seen = table.seen(seat);
      meetDecision(seen);
      table.act(curious.pick(seen.legal, table.rng));
    }
  });
});

/** So rare that these games may not meet them. */
const RARE: readonly LineId[] = ['decision.pledge', 'decision.discount', 'decision.luck'];

test('every line comes up', () => {
  const never = Object.keys(LINES).filter((id) => !found.has(id) && !RARE.includes(id as LineId));
  expect(never).toEqual([]);
});

test('every line has words, and none is left over', async () => {
  const { default: english } = await import('@tokaido/words/locales/en/first.json');
  const own = Object.keys(english).filter((key) => /^first\.(stop|decision|option|moment|card)\./.test(key));
  expect(own.sort()).toEqual(
    Object.keys(LINES)
      .map((id) => `first.${id}`)
      .sort(),
  );
  for (const key of own) expect(isKey(key), key).toBe(true);
});

test('every rule is a page of the rules', () => {
  for (const { id, rule } of found.values())
    expect(topicAt({ topics: TOPICS }, rule.replace('/rules/', '')), `${id}: ${rule}`).toBeDefined();
});

test.each(Object.keys(LOCALES) as Locale[])('%s: whole sentences, short enough', async (locale) => {
  await setLocale(locale);
  for (const { id, words } of found.values()) {
    const text = words();
    // Other languages hyphenate.
    expect(
      faults(text).filter((fault) => locale === 'en' || !fault.includes('hyphen')),
      id,
    ).toEqual([]);
    expect(text, id).toMatch(/[.。]$/);
    if (id in LINES) expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(LONGEST[locale] ?? LONG);
  }
});
