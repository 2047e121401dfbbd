/** Hints of Duo in words: every number is said with its reason, in each language. */

import '../locales/en/duo.ts';
import { duo } from '@tokaido/duo';
import { Actions, FastChance, silent } from '@tokaido/kernel';
import { afterAll, expect, test } from 'vitest';
import type { SaidHint } from '../hints.ts';
import { isKey, setLocale } from '../messages/index.ts';
import { faults } from '../tokaido/testkit.ts';
import { hintWords, sayHint } from './hints.ts';
import type { Seen } from './seen.ts';

const IDS = ['pilgrim', 'merchant', 'artist', 'pegs', 'coins', 'wares', 'paintings', 'waves', 'token'];
const MORE = ['rival', 'close', 'end', 'rest'];

const s = duo.setup({ first: 'purple' }, silent(new FastChance(4)));
const legal = new Actions();
duo.legal(s, legal);
const open = legal.toArray().map((action) => duo.rules.describe(action));
const seen = { s, view: duo.observe(s, 0), me: 0, turn: duo.pending(s), legal: open } as unknown as Seen;
const info = { seats: [], isShared: false } as unknown as Parameters<typeof sayHint>[2];

const choices = open.slice(0, 3).map((action, i) => ({
  action,
  points: 3 - i,
  best: 50 - 20 * i,
  terms: [{ kind: 'sure' as const, id: 'pilgrim', points: 3 - i }],
}));
const hint: SaidHint = { choices, tries: 100, ahead: 1.2, error: 0.2, agrees: true, nudge: 'coins' };

afterAll(() => setLocale('en'));

test('a hint names its moves, their numbers with reasons, and how sure it is', async () => {
  await setLocale('en');
  const [title, first = '', , , sure = ''] = sayHint(hint, seen, info);
  expect(title).toBe('Three good moves.');
  expect(first).toContain(': +3. +3 temple × garden.');
  expect(sure).toMatch(/^Quite sure\. .* came out best in 50 of 100 tries, 1\.2 points ahead of /);
});

test('what is no move is called a choice', async () => {
  await setLocale('en');
  const pass = { ...hint, choices: [{ action: 'pass', points: 0, best: 24, terms: [] }], ahead: null };
  expect(sayHint(pass, seen, info)[0]).toBe('One choice is open.');
});

test.each(['en', 'es', 'fr', 'ja'])('%s has words for every reason, and no faults', async (locale) => {
  await setLocale(locale);
  const words = hintWords(seen);
  const wrong = [...IDS, ...MORE].flatMap((id) => [
    ...(isKey(`duo.hint.${id}`) ? [] : [id]),
    ...[1, -1].flatMap((points) => faults(words.term({ kind: 'expected', id, points }))),
  ]);
  for (const line of sayHint(hint, seen, info)) wrong.push(...faults(line));
  expect(wrong).toEqual([]);
});
