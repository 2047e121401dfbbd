/** Duo by typed lines. */

import { CHARACTERS } from '@tokaido/duo';
import { setLocale, t } from '@tokaido/words';
import { MERCHANT, placeNumber, placeTitle, sayAction } from '@tokaido/words/duo';
import { TestTable } from '@tokaido/words/duo/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testModel } from '../testkit/model.ts';
import { choicesOf } from './choices.ts';
import { DECIDING, TELLING, wordsFor } from './commands.ts';
import { interpret } from './interpret.ts';
import './narrator.ts';

const SEED = 8;
const TOLD = [
  'status',
  'map',
  'areas',
  'boards',
  'ends',
  'score',
  'last',
  'journal',
  'choices',
  'time',
  'help',
];

beforeAll(() => setLocale('en'));

/** A line that must mean this very action. */
function lineFor(words: string, table: TestTable): string {
  const [verb = '', first = ''] = words.split(' ');
  if ((CHARACTERS as readonly string[]).includes(verb) || verb === 'again') return `${verb} ${first}`;
  if (verb === 'pass') return 'nothing';
  if (verb === 'keep') return first === '-' ? 'keep nothing' : words;
  const own = choicesOf(table.seen(table.turn)).find((choice) => choice.words === words);
  return own === undefined ? words : String(own.number);
}

describe.each(['en', 'es', 'fr', 'ja'])('%s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));

  test(`a whole game by typed lines (seed ${SEED})`, () => {
    const table = new TestTable(SEED);
    const met = new Set<string>();
    while (!table.over) {
      const seen = table.seen(table.turn);
      const model = testModel(table, table.turn);
      met.add(seen.turn?.decision ?? '');
      const words = table.pick();
      const line = lineFor(words, table);
      expect(interpret(line, seen, model).act, line).toBe(words);
      const own = choicesOf(seen).find((choice) => choice.words === words);
      if (own !== undefined) {
        const { name } = sayAction(words, seen);
        expect(interpret(`${wordsFor('choose')[0]} ${name}`, seen, model).act, name).toBe(words);
      }
      table.act(words);
    }
    expect(met.size).toBeGreaterThan(5);
    for (const line of TOLD) {
      const { say } = interpret(line, table.seen(0), testModel(table, 0));
      expect(say.length, line).toBeGreaterThan(0);
      for (const text of say) expect(text, line).toMatch(/^(?!.*([{}]|undefined| {2})).+$/);
    }
  });

  test('no two commands share a word', () => {
    const words = [...DECIDING, ...TELLING].flatMap((command) => [...new Set(wordsFor(command))]);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});

test(`everything that is open has a line and a number (seed ${SEED})`, () => {
  const table = new TestTable(SEED + 1);
  while (!table.over) {
    const seen = table.seen(table.turn);
    const model = testModel(table, table.turn);
    for (const words of seen.legal) {
      const line = lineFor(words, table);
      expect(interpret(line, seen, model).act, `${line} for ${words}`).toBe(words);
    }
    const numbers = choicesOf(seen).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    for (const { number, words } of choicesOf(seen))
      expect(interpret(String(number), seen, model).act, String(number)).toBe(words);
    table.act(table.pick());
  }
});

describe('at the first die', () => {
  const table = new TestTable(3);
  const me = table.turn;
  const seen = table.seen(me);
  const model = testModel(table, me);
  const say = (line: string) => interpret(line, seen, model).say.join(' ');
  const act = (line: string) => interpret(line, seen, model).act;
  const [merchant = ''] = seen.legal.filter((words) => words.startsWith('merchant m'));
  const name = placeTitle(seen.s, MERCHANT, placeNumber(MERCHANT, merchant.split(' ')[1] ?? ''));

  test('places by id, by name, and by name alone where only one is open', () => {
    expect(act(merchant)).toBe(merchant);
    expect(act(`  MERCHANT   ${name}`)).toBe(merchant);
    expect(act(name)).toBe(merchant);
    expect(act(`go ${name}`)).toBe(merchant);
  });
  test('a name that fits several open ones is asked about', () => {
    const several = seen.legal.filter((words) => words.startsWith('artist '));
    expect(several.length).toBeGreaterThan(1);
    expect(act('artist')).toBeUndefined();
    expect(say('artist')).toContain('may mean');
  });
  test('what is closed says why', () => {
    const p = seen.s.players[me];
    expect(act(`artist a${p?.artist}`)).toBeUndefined();
    expect(say(`artist a${p?.artist}`)).toContain('twice in one move');
    expect(say(`why artist a${p?.artist}`)).toContain('twice in one move');
    expect(say('sell 3')).toContain('not asked now');
    expect(say('99')).toContain('There is no choice 99');
    expect(say('dance')).toContain('help');
    expect(say('boards nobody-here')).toContain('Aki');
    expect(say('undo')).toContain('taken back');
  });
  test('questions are answered', () => {
    expect(say(`why ${merchant}`)).toContain('this is open to you');
    expect(say(`look ${merchant}`)).toContain(name);
    expect(interpret('map', seen, model).say).toHaveLength(seen.s.island.ring.length + 4);
    expect(interpret('areas', seen, model).say).toHaveLength(8);
    expect(say('areas')).toContain('your Artist');
    expect(say('boards botan')).toContain('Botan has 1 point');
    expect(say('ends')).toContain('temple 1 of 9');
    expect(interpret('hint', seen, model).ask).toBe('hint');
    expect(say('help')).toContain('merchant takamatsu');
    expect(say('last')).toBe(t('tell.last.none'));
  });
  test('others only look', () => {
    const other = 1 - me;
    const reply = interpret(merchant, table.seen(other), testModel(table, other));
    expect(reply.act).toBeUndefined();
    expect(reply.say[0]).toMatch(/^It is not your turn: Aki decides\./);
  });
});

test('a sale by its number sells for the most, and what is kept can be less than fits', () => {
  const table = new TestTable(5);
  const isSale = (words: string) => words.startsWith('sell 2 ');
  expect(table.playUntil((played) => played.seen(played.turn).legal.some(isSale))).toBe(true);
  const seen = table.seen(table.turn);
  const sales = seen.legal.filter(isSale);
  expect(interpret('sell 2', seen, testModel(table, table.turn)).act).toBe(sales.at(-1));
  const all = seen.legal.findLast((words) => words.startsWith('sell '));
  expect(interpret('sell', seen, testModel(table, table.turn)).act, 'alone it sells all').toBe(all);
  expect(table.playUntil((played) => played.seen(played.turn).turn?.decision === 'keep')).toBe(true);
  const model = testModel(table, table.turn);
  const keep = (line: string) => interpret(line, table.seen(table.turn), model).act;
  expect(keep('keep nothing')).toBe('keep -');
  expect(keep('nothing')).toBe('keep -');
});
