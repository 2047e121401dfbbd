/** Which tables of the server the first page offers. */

import { afterEach, expect, test, vi } from 'vitest';
import { forgetSeat, markOver, saveSeat, seatAt, seatedTables } from '../../connection/seat-secrets.ts';
import { noteAt } from '../../connection/table-note.ts';
import { findAllTables, findTables } from './online-tables.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const table of seatedTables()) forgetSeat(table);
});

const person = (name: string) => ({ kind: 'person', name });

const look = (id: string, more: object = {}) => ({
  you: 0,
  turn: { seat: 1 },
  ...more,
  info: {
    id,
    game: 'tokaido',
    options: '',
    phase: 'playing',
    seats: [person('Me'), person('Aki'), { kind: 'bot', name: '' }],
    ...more,
  },
});

/** A server that knows these tables; it is silent where one is null. */
function serving(tables: Readonly<Record<string, object | null>>): { readonly asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const id = path.split('/').at(-1) ?? '';
    asked.push(id);
    const table = tables[id];
    if (table === null) throw new DOMException('too late', 'TimeoutError');
    if (table === undefined)
      return Response.json({ refused: { code: 'no-table', message: '' } }, { status: 404 });
    return Response.json(table);
  });
  for (const id of ['hagi', 'fuji', 'kiso', 'gone', 'oban', 'lost']) saveSeat(id, `secret-${id}`, '');
  return { asked };
}

test('those whose turn it is come first, with who else is there', async () => {
  serving({ hagi: look('hagi'), fuji: look('fuji', { turn: { seat: 0 } }) });
  expect(await findTables()).toEqual([
    { id: 'fuji', yours: true, begun: true, people: ['Aki'], bots: 1, awaited: '' },
    { id: 'hagi', yours: false, begun: true, people: ['Aki'], bots: 1, awaited: 'Aki' },
  ]);
});

test("a table that has not begun is offered, and is nobody's turn", async () => {
  serving({ hagi: look('hagi', { phase: 'lobby', turn: null }) });
  expect(await findTables()).toMatchObject([{ id: 'hagi', yours: false, begun: false }]);
});

test('what is over or gone is asked about once, what does not answer again', async () => {
  const tables = {
    hagi: null,
    fuji: null,
    kiso: look('kiso', { phase: 'over' }),
    oban: look('oban', { you: -1 }),
  };
  const { asked } = serving(tables);
  expect(await findTables()).toEqual([]);
  expect([...asked].sort()).toEqual(['fuji', 'gone', 'hagi', 'kiso', 'lost', 'oban']);
  expect(seatAt('gone')).toMatchObject({ secret: 'secret-gone', over: true });
  asked.length = 0;
  expect(await findTables()).toEqual([]);
  expect([...asked].sort()).toEqual(['fuji', 'hagi']);
});

test('the list of all tables also fills in those of which nothing was kept, and asks no more about what is over', async () => {
  const result = [
    { place: 2, points: 71 },
    { place: 1, points: 80 },
    { place: 3, points: 60 },
  ];
  const over = { phase: 'over', turn: null, result };
  const { asked } = serving({ hagi: look('hagi'), fuji: null, kiso: look('kiso', over), oban: look('oban') });
  for (const table of ['kiso', 'gone', 'lost']) markOver(table);
  expect((await findAllTables()).map(({ id }) => id).sort()).toEqual(['hagi', 'oban']);
  expect(noteAt('kiso')).toMatchObject({
    people: ['Aki'],
    bots: 1,
    phase: 'over',
    result: { place: 2, points: 71, players: 3 },
  });
  expect(noteAt('gone')).toMatchObject({ phase: 'gone', people: [] });
  expect(noteAt('fuji')).toBeUndefined();
  asked.length = 0;
  await findAllTables();
  expect([...asked].sort()).toEqual(['fuji', 'hagi', 'oban']);
});
