import '@tokaido/words/locales/en/online';
import type { Said } from '@tokaido/table';
import { setLocale } from '@tokaido/words';
import { sayLine } from '@tokaido/words/tokaido/journal-line';
import { Curious, MIXES, nameMix, TestTable } from '@tokaido/words/tokaido/testkit';
import { beforeAll, expect, test } from 'vitest';
import { tokaidoClient } from '../tokaido/client.tsx';
import { eventText } from '../tokaido/event-text.ts';
import type { Line } from '../tokaido/model.ts';
import { Announcer } from './announcer.ts';

beforeAll(() => setLocale('en'));

const ME = 0;

const told = (journal: readonly Line[], talk: readonly Said[] = []) => ({ journal, talk });
const announcerOf = (journal: readonly Line[], talk: readonly Said[] = []) =>
  new Announcer(told(journal, talk), tokaidoClient, eventText);

/** Plays until it is my turn again, or the end, and returns the lines that came. */
function play(
  table: TestTable,
  journal: Line[],
  until: (table: TestTable) => boolean,
  curious: Curious,
): void {
  do {
    const actor = table.turn;
    table.act(curious.pick(table.seen(actor).legal, table.rng));
    journal.push(table.line(ME, actor));
    table.turnPage();
  } while (!table.over && !until(table));
}

test.each(MIXES.map((mix) => [nameMix(mix), mix] as const))('%s: everything is said once', (_, mix) => {
  const table = new TestTable(mix, 21);
  const curious = new Curious();
  const journal: Line[] = [table.line(ME, -1)];
  table.turnPage();
  const announcer = announcerOf(journal);
  const said: string[] = [];
  while (!table.over) {
    const from = journal.length;
    play(table, journal, ({ turn }) => turn === ME, curious);
    const seen = table.seen(ME);
    const announced = announcer.next(told(journal), seen, table.info);
    const fresh = journal.slice(from);
    for (const line of fresh.filter(({ seat }) => seat === ME))
      expect(announced.status).toContain(sayLine(line, seen, table.info).join(' '));
    const moves = fresh.filter(
      ({ seat, events }) => seat !== ME && events.some(({ type }) => type === 'travel'),
    );
    if (moves.length > 1) expect(announced.log).toMatch(/^While you waited: /);
    if (seen.mine) expect(announced.status).not.toBe('');
    expect(announced.log + announced.status).not.toMatch(/[{}]|undefined/);
    said.push(announced.log, announced.status);
    expect(announcer.next(told(journal), seen, table.info), 'nothing twice').toEqual({
      log: '',
      status: '',
      talk: [],
    });
  }
  expect(said.join(' ')).toContain('The journey is over.');
});

test('a long run is counted, a short one named, my gains are told', () => {
  const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 2);
  const seen = table.seen(ME);
  const walk = (n: number, seat: number, to: number): Line => ({
    n,
    seat,
    kind: 'act',
    by: 'bot',
    events: [
      { type: 'travel', seat, to, place: 1 },
      { type: 'points', seat, points: 2, source: 'spring' },
    ],
  });
  const short = announcerOf([]).next(
    told([walk(1, 1, 5), walk(2, 2, 7)]),
    { ...seen, mine: false },
    table.info,
  );
  expect(short.log).toBe(
    'While you waited: Botan to the hot spring for 2 points and Chiyo to the farm for 2 points.',
  );
  const lines = [1, 2, 3, 4, 5, 6, 7].map((n) => walk(n, 1 + (n % 2), n));
  const long = announcerOf([]).next(told(lines), { ...seen, mine: false }, table.info);
  expect(long.log).toBe(
    'While you waited: Chiyo made 4 stops and scored 8 points and Botan made 3 stops and scored 6 points.',
  );
  const gain: Line = {
    ...walk(9, 1, 9),
    events: [...walk(9, 1, 9).events, { type: 'coins', seat: ME, coins: 1, from: 'takeru' }],
  };
  expect(
    announcerOf([]).next(told([walk(8, 2, 8), gain]), { ...seen, mine: false }, table.info).log,
  ).toContain('That brought you +1 coin.');
});

test('what is said is told once, line by line, with the name of that time', () => {
  const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 2);
  const seen = { ...table.seen(ME), mine: false };
  const hello: Said = { n: 1, seat: 1, name: 'Ren', phrase: 'hello' };
  const talk: readonly Said[] = [
    hello,
    { n: 2, seat: 2, name: 'Chiyo', text: 'mind the step' },
    { ...hello, n: 3 },
  ];
  const announcer = announcerOf([], [hello]);
  const next = (lines: readonly Said[]) => announcer.next(told([], lines), seen, table.info).talk;
  expect(next([hello]), 'the past is not read out').toEqual([]);
  expect(next(talk)).toEqual(['Chiyo: mind the step', 'Ren: Hello']);
  expect(next(talk)).toEqual([]);
});
