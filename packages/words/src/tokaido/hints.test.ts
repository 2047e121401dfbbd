/** Hints in words: every number is said with its reason, and nothing is promised that was not measured. */

import { SOURCES } from '@tokaido/tokaido';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SaidHint, SaidTerm } from '../hints.ts';
import { choiceInWords, howSure, signed } from '../hints.ts';
import { isKey, setLocale } from '../messages/index.ts';
import { hintWords, sayHint } from './hints.ts';
import { faults, TestTable } from './testkit.ts';

const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
const seen = table.seen(table.turn);
const { info } = table;
const words = hintWords(seen, info);
const stops = seen.legal.filter((action) => action.startsWith('travel '));
const [near = '', far = '', further = ''] = stops;

const term = (kind: SaidTerm['kind'], id: string, points: number): SaidTerm => ({ kind, id, points });
const painted: SaidTerm = { ...term('sure', 'panorama', 3), panorama: { kind: 0, section: 3 } };

function hint(more: Partial<SaidHint> = {}): SaidHint {
  const choices = [
    { action: near, points: 6, terms: [painted, term('sure', 'ach-panorama', 3)], best: 91 },
    {
      action: far,
      points: 1.8,
      terms: [term('expected', 'coins', 4.7), term('turns', 'turns', -2.9)],
      best: 9,
    },
    { action: further, points: 0, terms: [], best: 0 },
  ];
  return { choices, tries: 100, ahead: 3.46, error: 0.61, agrees: true, nudge: 'coins', ...more };
}

describe('in English', () => {
  beforeAll(() => setLocale('en'));

  test('a sum is told with its parts', () => {
    const [first, second] = hint().choices;
    expect(choiceInWords(first!, words)).toContain(
      ': +6. +3 last section of the paddy, +3 first to finish it.',
    );
    expect(choiceInWords(second!, words)).toContain(': +1.8. +4.7 coins in hand, −2.9 road left behind.');
  });
  test('whoever is behind me then moves before me; with nobody behind I move again', () => {
    const { s } = seen;
    const behind = s.all.slice(0, s.players).filter((p) => p.seat !== seen.me && p.position === 0);
    expect(behind.length).toBe(3);
    expect(words.turns(near)).toMatch(/^\S+, \S+ and \S+ move before you\.$/);
    const alone = { ...seen, s: new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3).s };
    for (const p of alone.s.all) if (p.seat !== seen.me) p.position = 9;
    expect(hintWords(alone, info).turns(near)).toMatch(/^You move again before \S+\.$/);
    // Where several share the device nobody is you.
    expect(hintWords(alone, { ...info, isShared: true }).turns(near)).toMatch(
      /^\S+ moves again before \S+\.$/,
    );
  });
  test('how sure it is follows from the tries, and says of whom it is ahead', () => {
    const { head, text } = howSure(hint(), words);
    expect(head).toBe('Quite sure.');
    expect(text).toMatch(/ came out best in 91 of 100 tries, 3\.5 points ahead of .+, give or take 0\.6\./);
    expect(howSure(hint({ ahead: 1 }), words).head).toBe('Rather sure.');
    expect(howSure(hint({ ahead: 0.5 }), words).head).toBe('A close call.');
    expect(howSure(hint({ error: 0 }), words).text).not.toContain('give or take');
  });
  test('where the points do not say so, nothing is promised', () => {
    const { head, text } = howSure(hint({ ahead: -0.4 }), words);
    expect(head).toBe('A close call.');
    expect(text).toContain('in points it is level with');
  });
  test('what comes out alike is told so', () => {
    expect(howSure(hint({ ahead: 0, error: 0 }), words).text).toContain('came out alike in all 100 tries');
  });
  test('sums in another order than the tries are owned up to', () => {
    const [first, second, third] = hint().choices;
    const choices = [{ ...first!, points: 1, terms: [term('sure', 'meal', 1)] }, second!, third!];
    expect(howSure(hint({ choices, agrees: false }), words).text).toContain('By these sums alone');
    expect(howSure(hint(), words).text).not.toContain('By these sums alone');
  });
  test('a single choice needs no tries', () => {
    const only = hint({ choices: hint().choices.slice(0, 1), ahead: null });
    expect(howSure(only, words)).toEqual({ head: '', text: 'There is nothing else to choose.' });
    expect(words.title(only)).toBe('One stop is open');
  });
  test('numbers have their sign', () => {
    expect([signed(3), signed(-0.5), signed(0)]).toEqual(['+3', '−0.5', '0']);
  });
});

const PROSPECTS = [
  'draw',
  'coins',
  'road',
  'achievements',
  'donors',
  'cards',
  'rivals',
  'rest',
  'turns',
  'line',
];

test.each(['en', 'es', 'fr', 'ja'])('%s has words for every reason, and no faults', async (locale) => {
  await setLocale(locale);
  const wrong = [...SOURCES, ...PROSPECTS].flatMap((id) => [
    ...(isKey(`hint.why.${id}`) ? [] : [id]),
    ...[1, -1].flatMap((points) => faults(words.term(term('expected', id, points)))),
  ]);
  for (const line of sayHint(hint(), seen, info)) wrong.push(...faults(line));
  await setLocale('en');
  expect(wrong).toEqual([]);
});
