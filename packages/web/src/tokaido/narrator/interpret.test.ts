import { signal } from '@preact/signals';
import { setLocale } from '@tokaido/words';
import { sayAction } from '@tokaido/words/tokaido';
import { LEGEND_ALONE } from '@tokaido/words/tokaido/choices';
import { Curious, MIXES, nameMix, TestTable, walkTo, withDevotion } from '@tokaido/words/tokaido/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Seen } from '../model.ts';
import { testModel } from '../testkit/model.ts';
import { choicesOf, destination, objectsOf, stopNumber, verbOf } from './choices.ts';
import { commandOf, DECIDING, TELLING, wordsFor } from './commands.ts';
import { interpret } from './interpret.ts';
import type { Narrated } from './tell.ts';

beforeAll(() => setLocale('en'));

const curious = new Curious();
const GAMES = MIXES.flatMap((mix) =>
  (mix.boxes.includes('matsuri') ? [11, 12, 13] : [11]).map((seed) => [nameMix(mix), seed, mix] as const),
);

/** A line that must mean this very action. */
function lineFor(words: string, seen: Seen): string {
  const choices = choicesOf(seen);
  const position = destination(words, seen);
  if (position !== null) return `go ${stopNumber(seen, position)}`;
  const verb = verbOf(words);
  if (verb === 'give' || verb === 'donate') return `give ${objectsOf(words)[0]}`;
  const own = choices.find((choice) => choice.words === words);
  if (own !== undefined) return String(own.number);
  const parts = objectsOf(words).map((id) => `${verb === 'buy' ? 'buy' : 'collect'} ${id}`);
  if (verb === 'collect-legend') parts.push('collect-legend -');
  const numbers = parts.map((part) => choices.find((choice) => choice.words === part)?.number);
  return `buy ${numbers.join(' ')}`;
}

test.each(GAMES)('%s, seed %i: a whole game through the command line', (_, seed, mix) => {
  const table = new TestTable(mix, seed);
  while (!table.over) {
    const me = table.turn;
    const seen = table.seen(me);
    const model = testModel(table, me);
    for (const words of seen.legal) {
      const line = lineFor(words, seen);
      expect(interpret(line, seen, model).act, `${line} for ${words}, seed ${seed}`).toBe(words);
    }
    for (const { words } of choicesOf(seen)) {
      if (!seen.legal.includes(words) || verbOf(words) === 'travel') continue;
      const recorded = words !== LEGEND_ALONE && words.endsWith(' -') ? 'nothing' : words;
      expect(interpret(recorded, seen, model).act, `${recorded}, seed ${seed}`).toBe(words);
      const named = interpret(`choose ${sayAction(words, seen, table.info).name}`, seen, model);
      expect(named.act, `${words} by name, seed ${seed}`).toBe(words);
    }
    const chosen = curious.pick(seen.legal, table.rng);
    const reply = interpret(lineFor(chosen, seen), seen, model);
    table.act(reply.act ?? 'nothing');
    table.turnPage();
  }
  for (const command of ['score', 'cards', 'journal', 'status', 'go 3'])
    for (const text of interpret(command, table.seen(0), testModel(table, 0)).say)
      expect(text).not.toMatch(/[{}]/);
});

describe('at the first walk', () => {
  const table = new TestTable({ players: 4, boxes: ['crossroads'], variations: ['initiation'] }, 3);
  const me = table.turn;
  const seen = table.seen(me);
  const model = testModel(table, me);
  const say = (line: string) => interpret(line, seen, model).say.join(' ');
  const act = (line: string) => interpret(line, seen, model).act;

  test('stops by number and by name', () => {
    expect(act('go 5')).toBe('travel 5');
    expect(act('5')).toBe('travel 5');
    expect(act('  GO   Temple ')).toBe('travel 2');
    expect(act('go inn')).toBe('travel 14');
    expect(act('village')).toBe('travel 1');
    expect(act('go hot spring')).toBe('travel 5');
    expect(act('walk sea')).toBe('travel 11');
  });
  test('what cannot be done says what to type', () => {
    expect(say('go 15')).toContain('1 to 14');
    expect(say('go moon')).toContain('1 to 14');
    expect(say('eat soba')).toContain('Your turn.');
    expect(say('nothing')).toContain('The numbers are 1, 2,');
    expect(say('dance')).toContain('help');
    expect(say('')).toContain('help');
    expect(say('purse nobody-here')).toContain('Aki');
    expect(say('undo')).toContain('taken back');
    for (const line of ['go 15', 'eat soba', 'nothing', 'dance', '', 'use health', 'why', 'look']) {
      expect(act(line)).toBeUndefined();
    }
  });
  test('questions are answered', () => {
    expect(say('status')).toContain('Leg 1 of 4');
    expect(interpret('road', seen, model).say).toHaveLength(14);
    expect(say('why 5')).toBe('Walk to the hot spring: this is open to you.');
    expect(say('look 5')).toContain('draw one card');
    expect(say('purse chiyo')).toContain('Chiyo has 0 points and 7 coins.');
    expect(say('purse')).toContain('You have 0 points');
    expect(say('score')).toContain('Aki: 0 points.');
    expect(say('cards')).toContain('nothing collected yet');
    expect(interpret('hint', seen, model).ask).toBe('hint');
    expect(say('help').split('go 5').length).toBeGreaterThan(1);
    expect(interpret('help', seen, model).say).toHaveLength(DECIDING.length + TELLING.length);
  });
  test('others only look', () => {
    const other = (me + 1) % 4;
    const reply = interpret('go 5', table.seen(other), testModel(table, other));
    expect(reply.act).toBeUndefined();
    expect(reply.say[0]).toMatch(/^It is not your turn: \w+ decides\./);
  });
});

describe('what may be declined', () => {
  const SEED = 3;
  const mix = MIXES.at(-1)!;

  test.each(['rob', 'bonus', 'look'])(`%s: yes and nothing (seed ${SEED})`, (decision) => {
    const travelers = new Curious();
    for (let seed = SEED; seed < SEED + 20; seed++) {
      const table = new TestTable(mix, seed);
      while (!table.over && table.seen(table.turn).turn?.decision !== decision)
        table.act(travelers.pick(table.seen(table.turn).legal, table.rng));
      if (table.over) continue;
      const seen = table.seen(table.turn);
      const model = testModel(table, table.turn);
      expect(interpret('yes', seen, model).act).toBe(`${decision} yes`);
      expect(interpret('nothing', seen, model).act).toBe(`${decision} no`);
      return;
    }
    throw new Error('nobody was asked');
  });

  test('a discount by name, or none', () => {
    const table = withDevotion('zen-emon');
    walkTo(table, 'shop', 'option souvenirs', 'use devotion');
    table.act(table.seen(table.turn).legal.find((words) => words.split(' ').length === 3) ?? '');
    const seen = table.seen(table.turn);
    const model = testModel(table, table.turn);
    const [first = ''] = seen.legal;
    expect(verbOf(first)).toBe('discount');
    expect(interpret(`buy ${objectsOf(first)[0]}`, seen, model).act).toBe(first);
    expect(interpret('nothing', seen, model).act).toBe('discount -');
  });

  test('paying in full is used like an amulet', () => {
    const table = withDevotion('felicia');
    walkTo(table, 'encounter', 'option calligraphy', 'use devotion');
    expect(interpret('use', table.seen(table.turn), testModel(table, table.turn)).act).toBe('waive');
  });
});

test('closed stops answer why', () => {
  const table = new TestTable({ players: 3, boxes: [], variations: ['initiation'] }, 3);
  table.act('travel 5');
  const me = table.turn;
  const reply = (line: string) => interpret(line, table.seen(me), testModel(table, me));
  expect(reply('why 5').say[0]).toContain('stands there');
  expect(reply('5').say[0]).toContain('stands there');
  expect(reply('go hot spring').act).toBe('travel 13');
});

describe('what is asked of the table beside the game', () => {
  const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
  const me = table.turn;
  const alone = testModel(table, me);
  const model = { ...alone, local: false };
  const chatty = { ...model, info: signal({ ...table.info, chat: true }) };
  const clock = (more: number) => ({
    ...model,
    clock: signal({ left: 20_000, bank: 0, extends: more, since: 0 }),
  });
  const reply = (line: string, at: Narrated = model, seat = me) => interpret(line, table.seen(seat), at);
  const said = (line: string, at: Narrated = model, seat = me) => {
    expect(reply(line, at, seat).command).toBeUndefined();
    return reply(line, at, seat).say.join(' ');
  };

  test('more time, where a clock runs and it is mine', () => {
    expect(reply('extend', clock(1)).command).toEqual({ t: 'extend' });
    expect(said('extend')).toContain('No clock runs');
    expect(said('extend', clock(0))).toBe('This decision gets no more time.');
    expect(said('extend', clock(1), (me + 1) % 4)).toContain('It is not your turn');
  });
  test('the time of everybody, and who is away', () => {
    const seats = table.info.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
    const pace = { kind: 'live' as const, seconds: 90, bank: 60 };
    const since = performance.now();
    const others = seats.map((_, seat) => (seat + 1 === me || seat === me + 1 ? since : null));
    const live: Narrated = {
      ...model,
      info: signal({ ...table.info, phase: 'playing', seats, pace }),
      clock: signal({ left: 150_000, bank: 60_000, extends: 1, since: since + 1_000 }),
      online: {
        said: signal([]),
        banks: signal(seats.map((_, seat) => 60_000 + 1_000 * seat)),
        gone: signal(others),
        waiting: signal(null),
        withdraw() {},
      },
    };
    const told = reply('time', live).say;
    expect(told).toContain('You: 1:31 for this decision, then 1:00 in reserve');
    expect(told.filter((line) => line.endsWith('in reserve'))).toHaveLength(4);
    expect(told.filter((line) => line.includes('A bot may play for'))).toHaveLength(
      others.filter((at) => at !== null).length,
    );
    expect(reply('clock').say).toEqual(['No clock runs at this table: take your time.']);
  });
  test('my seat, while a bot plays for me', () => {
    const seats = table.info.seats.map((seat, i) => ({ ...seat, standIn: i === me }));
    const away = { ...model, info: signal({ ...table.info, seats }) };
    expect(reply('back', away).command).toEqual({ t: 'back' });
    expect(said('back')).toContain('No bot walks for you.');
    expect(said('back', model, -1)).toContain('You are watching');
  });
  test('a phrase by its words, its name or its beginning', () => {
    expect(reply('say Good luck').command).toEqual({ t: 'say', phrase: 'good-luck' });
    expect(reply('say one-moment').command).toEqual({ t: 'say', phrase: 'one-moment' });
    expect(reply('say shall we').command).toEqual({ t: 'say', phrase: 'hurry' });
    expect(said('say')).toContain('Hello, Good luck');
    expect(said('say good')).toContain('none of the phrases');
    expect(said('say it rains')).toContain('nothing else can be said here');
    expect(said('say hello', alone)).toContain('on this device alone');
    expect(said('say hello', model, -1)).toContain('You are watching');
  });
  test('what was said last, and what can be said', () => {
    const talk = Array.from({ length: 7 }, (_, i) => ({
      n: i + 1,
      seat: 1,
      name: 'Ren',
      text: `line ${i + 1}`,
    }));
    const heard = reply('say', { ...model, talk: signal(talk) }).say;
    expect(heard).toHaveLength(6);
    expect(heard.slice(0, 2)).toEqual(['Ren: line 3', 'Ren: line 4']);
    expect(heard.at(-1)).toContain('You can say');
  });
  test('any words, as they were typed, where the host allows it', () => {
    expect(reply('say  Good, é?', chatty).command).toEqual({ t: 'say', text: 'Good, é?' });
    expect(reply('say goodbye', chatty).command).toEqual({ t: 'say', phrase: 'goodbye' });
  });
});

describe('in Spanish', () => {
  beforeAll(() => setLocale('es'));
  afterAll(() => setLocale('en'));
  const table = new TestTable({ players: 4, boxes: ['crossroads'], variations: ['initiation'] }, 3);
  const me = table.turn;
  const reply = (line: string) => interpret(line, table.seen(me), testModel(table, me));

  test('its own words and the English ones', () => {
    for (const line of ['ir 5', 'go 5', 'ir aguas termales', 'aguas', '5'])
      expect(reply(line).act, line).toBe('travel 5');
    expect(reply('ir templo').act).toBe('travel 2');
    expect(reply('go temple').act).toBe('travel 2');
    expect(reply('¿Por qué 5?').say[0]).toContain('disponible');
    expect(reply('ayuda').say[1]).toContain('ir 5');
    expect(reply('bailar').say[0]).toContain('ayuda');
    expect(reply('mirar').say[0]).toContain('mirar 5');
  });
});

describe.each(['en', 'es', 'fr', 'ja'])('in %s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));

  test('every command has its own words, and no word means two of them', () => {
    for (const command of [...DECIDING, ...TELLING])
      for (const word of wordsFor(command)) expect(commandOf(word), word).toBe(command);
  });
});
