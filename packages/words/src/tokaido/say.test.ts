import type { Event, Options } from '@tokaido/tokaido';
import { DISHES, TRAVELERS, tokaido } from '@tokaido/tokaido';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKey, setLocale } from '../messages/index.ts';
import { sayAction, spokenVerbs } from './actions.ts';
import { SPOKEN_EVENTS } from './events.ts';
import { sayLine } from './journal-line.ts';
import { legAhead, printed } from './names.ts';
import { sayPreview } from './preview.ts';
import { sayQuestion } from './questions.ts';
import { briefReason, ruleOf, SPOKEN_REASONS, sayReason } from './reasons.ts';
import type { Seen } from './seen.ts';
import { sayStop } from './stops.ts';
import { Curious, faults, MIXES, nameMix, TestTable } from './testkit.ts';

/** More games where more can happen. */
const GAMES = MIXES.flatMap((mix) => {
  const seeds = mix.boxes.includes('matsuri') ? [1, 2, 3, 4, 5] : [1, 2];
  return seeds.map((seed) => [nameMix(mix), seed, mix] as const);
});
const curious = new Curious();

const said = { events: new Set<string>(), verbs: new Set<string>(), decisions: new Set<string>() };
const reasons = new Set<string>();

beforeAll(() => setLocale('en'));

/** Every word a seat could read at its decision. */
function* wordsOf(table: TestTable, seen: Seen): Generator<readonly [what: string, text: string]> {
  const { info } = table;
  yield ['question', sayQuestion(seen, info)];
  for (const words of seen.legal) {
    said.verbs.add(words.split(' ')[0] ?? '');
    const { name, note } = sayAction(words, seen, info);
    yield [words, name];
    if (note !== undefined) yield [words, note];
    yield [words, sayPreview(words, seen, info)];
  }
  if (seen.turn?.decision !== 'travel') return;
  const leg = legAhead(seen.s, seen.turn.details.mover);
  for (let at = leg.from; at <= Math.min(54, leg.to + 1); at++) {
    const stop = sayStop(at, seen, info);
    yield [`stop ${at}`, stop.name];
    yield [`stop ${at}`, stop.label];
    if (stop.gain !== '') yield [`stop ${at}`, stop.gain];
    const open = seen.legal.includes(`travel ${printed(seen.s, at)}`);
    expect(stop.open).toBe(open);
    expect(stop.reason === null).toBe(open);
  }
}

/** Actions that are closed for some reason or other. */
function* closed(seen: Seen): Generator<string> {
  for (const dish of DISHES) yield* [`eat ${dish}`, `accept ${dish}`];
  for (const card of seen.turn?.decision === 'buy' ? seen.turn.details.offer : []) yield `buy ${card}`;
  for (const amulet of ['vitality', 'fortune', 'friendship', 'hospitality', 'devotion'])
    yield `use ${amulet}`;
  yield* [
    'option wages',
    'option -',
    'refuse',
    'eat -',
    'legend murasame',
    'give 3',
    'panorama sea',
    'bet yes',
  ];
}

test.each(GAMES)('%s, seed %i: English words for everything that happens', (_, seed, mix) => {
  readGame(mix, seed);
});

/** Reads everything that three viewers could read in a whole game. */
function readGame(mix: Options, seed: number): void {
  const table = new TestTable(mix, seed);
  const wrong: string[] = [];
  const check = (what: string, text: string) => {
    for (const fault of faults(text)) wrong.push(`${what}: ${fault}: ${text}`);
  };
  const viewers = [-1, 0, mix.players - 1];
  let actor = -1;
  for (;;) {
    for (const me of viewers) {
      const seen = table.seen(me);
      const line = table.line(me, actor);
      for (const event of line.events) said.events.add(event.type);
      for (const text of sayLine(line, seen, table.info)) {
        check(line.events.map(({ type }) => type).join(' '), text);
        expect(text).toMatch(/^\P{Ll}.*\.$/u);
      }
      if (me !== table.turn) check('waiting', sayQuestion(seen, table.info));
    }
    table.turnPage();
    if (table.over) break;
    actor = table.turn;
    const seen = table.seen(actor);
    said.decisions.add(seen.turn?.decision ?? '');
    for (const [what, text] of wordsOf(table, seen)) check(what, text);
    for (const words of closed(seen)) {
      const reason = tokaido.explain(seen.s, actor, tokaido.rules.parse(words) ?? -1);
      if (reason === null) continue;
      reasons.add(reason.why);
      check(words, sayReason(reason, seen, table.info));
    }
    table.act(curious.pick(seen.legal, table.rng));
  }
  expect(wrong.slice(0, 5), `${wrong.length} faults, seed ${seed}`).toEqual([]);
}

describe('Spanish', () => {
  beforeAll(() => setLocale('es'));
  afterAll(() => setLocale('en'));
  test.each([MIXES[1]!, MIXES[9]!].map((mix) => [nameMix(mix), mix] as const))('%s', (_, mix) => {
    readGame(mix, 31);
  });
  test('is Spanish', () => {
    const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
    expect(sayQuestion(table.seen(table.turn), table.info)).toContain('Tu turno.');
  });
});

/** So rare that a game may not meet them. */
const RARE = [
  ['pledge gofu', 'Gofu'],
  ['pledge-legend', 'The legendary object'],
  ['roll again', 'Roll once more'],
  ['invite -', 'Draw a card as usual'],
  ['discount gofu', 'Take Gofu for 1 coin'],
  ['challenge gofu', 'Play for Gofu'],
  ['waive', 'Pay in full'],
] as const;

test.each(RARE)('%s is said as %s', (words, name) => {
  const table = new TestTable({ players: 4, boxes: ['crossroads'], variations: [] }, 1);
  expect(sayAction(words, table.seen(0), table.info).name).toBe(name);
  for (const decision of ['pledge', 'pledge-collection', 'discount', 'challenge'])
    expect(isKey(`ask.${decision}`)).toBe(true);
});

describe('what was met above', () => {
  test('every type of event', () => {
    // `waived` has its test beside the decisions under Devotion.
    expect(SPOKEN_EVENTS.filter((type) => type !== 'waived' && !said.events.has(type))).toEqual([]);
  });
  test('every verb, and no other', () => {
    const rare = RARE.map(([words]) => words.split(' ')[0] ?? '');
    expect([...new Set([...said.verbs, ...rare])].sort()).toEqual([...spokenVerbs()].sort());
  });
  test('every decision has its question', () => {
    expect([...said.decisions].filter((decision) => !isKey(`ask.${decision}`))).toEqual([]);
    expect(said.decisions.size).toBeGreaterThan(20);
  });
  test('reasons of the engine that have words', () => {
    expect([...reasons].filter((why) => !SPOKEN_REASONS.includes(why))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(7);
  });
});

test('every reason has a sentence, a brief form and a topic', () => {
  const table = new TestTable({ players: 4, boxes: ['crossroads'], variations: [] }, 5);
  const seen = table.seen(0);
  const numbers = { inn: 14, by: [1, 2], players: 3, have: 0, need: 2, panorama: 2, dish: 3, turn: 1 };
  for (const why of SPOKEN_REASONS) {
    const reason = { why, ...numbers };
    const text = sayReason(reason, seen, table.info);
    expect(faults(text), `${why}: ${text}`).toEqual([]);
    expect(text).toMatch(/\.$/);
    expect(faults(briefReason(reason))).toEqual([]);
    expect(ruleOf(reason)).not.toBe('');
  }
  expect(sayReason({ why: 'occupied', by: [0] }, seen, table.info)).toBe('You stand there.');
  expect(sayReason({ why: 'occupied', by: [1, 2] }, seen, table.info)).toBe('Botan and Chiyo stand there.');
  expect(sayReason({ why: 'coins', have: 0, need: 1 }, seen, table.info)).toBe(
    'It takes 1 coin; you have none.',
  );
  expect(sayReason({ why: 'never-heard-of' }, seen, table.info)).toBe('This is not open now.');
});

test('a player who goes by the name of a traveler is called by their color while they choose it', () => {
  const table = new TestTable(MIXES[0]!, 1);
  const seen = table.seen(0);
  const seat = 1;
  const info = { ...table.info, seats: table.info.seats.map((at) => ({ ...at, name: '' })) };
  const event: Event = {
    type: 'traveler',
    seat,
    traveler: TRAVELERS.findIndex(({ id }) => id === 'kinko'),
    coins: 7,
  };
  seen.s.all[seat]!.traveler = event.traveler;
  const line = { n: 1, kind: 'act', seat, by: 'person', events: [event] } as const;
  expect(sayLine(line, seen, info)).toEqual(['Shu is Kinko, with 7 coins.']);
});
