/** Everything that can be read in a game of Duo has words, in every language. */

import type { Event, State } from '@tokaido/duo';
import { duo } from '@tokaido/duo';
import { Actions, FastChance } from '@tokaido/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../locales/en/duo.ts';
import '../locales/en/duo-underway.ts';
import '../locales/en/underway.ts';
import { isKey, setLocale } from '../messages/index.ts';
import { SPOKEN_VERBS, sayAction } from './actions.ts';
import { SPOKEN_EVENTS } from './events.ts';
import { sayLine } from './journal-line.ts';
import { sayMove, sayMoveAloud } from './move-line.ts';
import { sayPreview } from './preview.ts';
import { sayQuestion } from './questions.ts';
import { briefReason, ruleOf, SPOKEN_REASONS, sayReason } from './reasons.ts';
import type { Seen } from './seen.ts';
import { sayStatus } from './status.ts';

const SEEDS = [1, 4, 8, 37, 41];
const INFO = { seats: [] };
const CLOSED = [
  'visit',
  'wave artist',
  'draw 2',
  'sell 1 fan',
  'paint 1',
  'gift',
  'pass',
  'merchant c0',
  'again s05',
];

const met = { events: new Set<string>(), verbs: new Set<string>(), decisions: new Set<string>() };

/** What is wrong with a text that people read; null when nothing is. */
function fault(text: string): string | null {
  if (text.trim() === '') return 'empty';
  if (/[{}]|undefined|null|NaN|\[object/.test(text)) return 'not filled in';
  if (/ {2}|\.\.|!|(^|\s)(coastal-town|hot-springs|spring-taken)/.test(text)) return 'marks or a raw id';
  return null;
}

function seenBy(s: State, me: number): Seen {
  const turn = duo.pending(s);
  const actions = new Actions();
  if (turn?.seat === me) duo.legal(s, actions);
  const legal = actions.toArray().map((action) => duo.rules.describe(action));
  return { me, view: duo.observe(s, me), s, turn, mine: turn?.seat === me, legal };
}

/** Reads everything that both players could read in a whole game, and says what is wrong with it. */
function read(seed: number): string[] {
  const chance = new FastChance(seed);
  const wrong: string[] = [];
  const check = (what: string, text: string) => {
    const found = fault(text);
    if (found !== null) wrong.push(`${what}: ${found}: ${text}`);
  };
  let told: Event[] = [];
  const dealer = { chance, tell: (event: Event) => told.push(event) };
  const s = duo.setup({ first: 'drawn' }, dealer);
  let seat = 0;
  for (;;) {
    for (const event of told) met.events.add(event.type);
    for (const me of [-1, 0, 1]) {
      const line = { n: 0, seat: -1, kind: 'act', by: 'person', events: told } as const;
      const types = told.map(({ type }) => type).join();
      for (const text of sayLine(line, { me, s }, INFO, [line])) check(types, text);
      const move = { lines: [{ ...line, seat }] };
      for (const text of [sayMove(move, { me, s }, INFO), sayMoveAloud(move, { me, s }, INFO, move.lines)])
        check(types, text);
    }
    told = [];
    const pending = duo.pending(s);
    if (pending === null) break;
    const seen = seenBy(s, pending.seat);
    ({ seat } = pending);
    for (const text of sayStatus(seen, INFO)) check('status', text);
    met.decisions.add(pending.decision);
    check('question', sayQuestion(seen, INFO));
    check('waiting', sayQuestion(seenBy(s, 1 - pending.seat), INFO));
    for (const words of seen.legal) {
      met.verbs.add(words.split(' ')[0] ?? '');
      const { name, short, note } = sayAction(words, seen);
      for (const text of [name, short, note]) if (text !== undefined) check(words, text);
    }
    check('preview', sayPreview(seen.legal[0] ?? '', seen, INFO));
    for (const words of CLOSED) {
      const reason = duo.explain(s, pending.seat, duo.rules.parse(words) ?? -1);
      if (reason !== null) check(words, sayReason(reason, seen, INFO));
    }
    const chosen = seen.legal[chance.below(seen.legal.length)] ?? '';
    duo.play(s, duo.rules.parse(chosen) ?? -1, dealer);
  }
  return wrong;
}

describe.each(['en', 'es', 'fr', 'ja'])('%s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));

  test.each(SEEDS)('seed %i: words for everything that happens', (seed) => {
    expect(read(seed).slice(0, 5)).toEqual([]);
  });

  test('every reason has its sentence', () => {
    const s = duo.setup({ first: 'purple' }, { chance: new FastChance(1), tell: null });
    const numbers = {
      turn: 1,
      character: 1,
      side: 0,
      die: 3,
      to: [],
      by: 1,
      least: 1,
      most: 2,
      ware: 2,
      have: 0,
      icon: 1,
    };
    const said = SPOKEN_REASONS.map((why) => sayReason({ why, ...numbers }, seenBy(s, 0), INFO));
    expect(said.map(fault).filter((found) => found !== null)).toEqual([]);
    expect(new Set(said).size).toBe(SPOKEN_REASONS.length);
    expect(fault(briefReason({ why: 'occupied' }))).toBeNull();
  });
});

test.each([
  ['pilgrim s05', 'duo-pilgrim'],
  ['again s05', 'duo-pilgrim'],
  ['merchant c0', 'duo-merchant'],
  ['again c0', 'duo-merchant'],
])('an occupied place leads to the rules of who would move: %s', (action, topic) => {
  expect(duo.rules.parse(action)).not.toBeNull();
  expect(ruleOf({ why: 'occupied' }, action)).toBe(topic);
});

describe('what was met above', () => {
  test('every type of event', () => {
    // A Merchant who cannot move is too rare for a few games.
    expect(SPOKEN_EVENTS.filter((type) => !met.events.has(type) && type !== 'blocked')).toEqual([]);
    const s = duo.setup({ first: 'purple' }, { chance: new FastChance(1), tell: null });
    const events = [{ type: 'blocked', seat: 1 }] as const;
    const line = { n: 0, seat: 1, kind: 'act', by: 'person', events } as const;
    expect(sayLine(line, { me: 0, s }, INFO)).toEqual(['Green finds every way closed.']);
  });
  test('every verb, and no other', () => {
    expect([...met.verbs].sort()).toEqual([...SPOKEN_VERBS].sort());
  });
  test('every decision has its question', () => {
    expect([...met.decisions].filter((decision) => !isKey(`duo.ask.${decision}`))).toEqual([]);
    expect(met.decisions.size).toBeGreaterThan(5);
  });
});
