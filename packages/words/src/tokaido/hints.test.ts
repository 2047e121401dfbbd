/** Hints in words: every number is said with its reason, and nothing is promised that was not measured. */

import { SOURCES } from '@tokaido/tokaido';
import { beforeAll, describe, expect, test } from 'vitest';
import { isKey, setLocale } from '../messages/index.ts';
import type { SaidHint, SaidTerm } from './hints.ts';
import { hintTitle, sayChoice, sayHint, saySure, sayTerm, sayTurns, signed } from './hints.ts';
import { faults, TestTable } from './testkit.ts';

const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
const seen = table.seen(table.turn);
const { info } = table;
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
  return { choices, tries: 100, ahead: 3.46, error: 0.61, agrees: true, ...more };
}

describe('in English', () => {
  beforeAll(() => setLocale('en'));

  test('a sum is told with its parts', () => {
    const [first, second] = hint().choices;
    expect(sayChoice(first!, seen, info)).toContain(
      ': +6. +3 last section of the paddy, +3 first to finish it.',
    );
    expect(sayChoice(second!, seen, info)).toContain(': +1.8. +4.7 coins in hand, −2.9 road left behind.');
  });
  test('whoever is behind me then moves before me; with nobody behind I move again', () => {
    const { s } = seen;
    const behind = s.all.slice(0, s.players).filter((p) => p.seat !== seen.me && p.position === 0);
    expect(behind.length).toBe(3);
    expect(sayTurns(near, seen, info)).toMatch(/^\S+, \S+ and \S+ move before you\.$/);
    const alone = { ...seen, s: new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3).s };
    for (const p of alone.s.all) if (p.seat !== seen.me) p.position = 9;
    expect(sayTurns(near, alone, info)).toMatch(/^You move again before \S+\.$/);
    // Where several share the device nobody is you.
    expect(sayTurns(near, alone, { ...info, isShared: true })).toMatch(/^\S+ moves again before \S+\.$/);
  });
  test('how sure it is follows from the tries, and says of whom it is ahead', () => {
    const { head, text } = saySure(hint(), seen, info);
    expect(head).toBe('Quite sure.');
    expect(text).toMatch(/ came out best in 91 of 100 tries, 3\.5 points ahead of .+, give or take 0\.6\./);
    expect(saySure(hint({ ahead: 1 }), seen, info).head).toBe('Rather sure.');
    expect(saySure(hint({ ahead: 0.5 }), seen, info).head).toBe('A close call.');
    expect(saySure(hint({ error: 0 }), seen, info).text).not.toContain('give or take');
  });
  test('where the points do not say so, nothing is promised', () => {
    const { head, text } = saySure(hint({ ahead: -0.4 }), seen, info);
    expect(head).toBe('A close call.');
    expect(text).toContain('in points it is level with');
  });
  test('sums in another order than the tries are owned up to', () => {
    const [first, second, third] = hint().choices;
    const choices = [{ ...first!, points: 1, terms: [term('sure', 'meal', 1)] }, second!, third!];
    expect(saySure(hint({ choices, agrees: false }), seen, info).text).toContain('By these sums alone');
    expect(saySure(hint(), seen, info).text).not.toContain('By these sums alone');
  });
  test('a single choice needs no tries', () => {
    const only = hint({ choices: hint().choices.slice(0, 1), ahead: null });
    expect(saySure(only, seen, info)).toEqual({ head: '', text: 'There is nothing else to choose.' });
    expect(hintTitle(only, seen)).toBe('One stop is open');
  });
  test('numbers have their sign', () => {
    expect([signed(3), signed(-0.5), signed(0)]).toEqual(['+3', '−0.5', '0']);
  });
});

const PROSPECTS = ['draw', 'coins', 'road', 'achievements', 'donors', 'cards', 'rivals', 'rest', 'turns'];

test.each(['en', 'es', 'fr', 'ja'])('%s has words for every reason, and no faults', async (locale) => {
  await setLocale(locale);
  const wrong = [...SOURCES, ...PROSPECTS].flatMap((id) => [
    ...(isKey(`hint.why.${id}`) ? [] : [id]),
    ...[1, -1].flatMap((points) => faults(sayTerm(term('expected', id, points)))),
  ]);
  for (const line of sayHint(hint(), seen, info)) wrong.push(...faults(line));
  await setLocale('en');
  expect(wrong).toEqual([]);
});
