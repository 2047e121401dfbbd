/** Duo as two people and those who watch meet it: by link, by socket and by HTTP, on a real server with a real file. */

import { Worker } from 'node:worker_threads';
import { botFor, LEVELS } from '@tokaido/bots';
import { RECONSTRUCTED } from '@tokaido/duo';
import { FastChance, recordFromText, verify } from '@tokaido/kernel';
import type { Plan } from '@tokaido/table';
import { beganEntry, foldLog, gameOf, MOST_BOARD, matchOf, openingEntries, pendingOf } from '@tokaido/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore } from '../src/store/open.ts';
import { inspectTable } from '../src/tables/inspect.ts';
import { workerUrl } from '../src/workers.ts';
import type { Peer, Seat } from './kit.ts';
import { nth, PLAN, playOn, TestServer } from './kit.ts';

const SEED = 16;
/** Another board, whose moves lead elsewhere, as the file of somebody who writes it on many lines. */
const OTHER = JSON.stringify(
  {
    ...RECONSTRUCTED,
    id: 'two-more-stations',
    dice: { ...RECONSTRUCTED.dice, pilgrim: [2, 3, 3, 4, 4, 5], merchant: [1, 2, 2, 3, 3, 4] },
    ring: [...RECONSTRUCTED.ring, { type: 'temple', area: 'a0' }, { type: 'garden', area: 'a0' }],
    // Where things lie on ours does not fit.
    drawing: undefined,
  },
  null,
  2,
);
const DUO: Partial<Plan> = { game: 'duo', seats: [{ kind: 'me' }, { kind: 'open' }] };
const WITH_BOT: Partial<Plan> = { game: 'duo', seats: [{ kind: 'me' }, { kind: 'bot', level: 'innkeeper' }] };
const BOARDS: readonly (readonly [string, Pick<Plan, 'board'>])[] = [
  ['our board', {}],
  ['a board from a file', { board: OTHER }],
];

const server = new TestServer();
const pool = new BotPool({
  startWorker: () => new Worker(workerUrl('bot-worker')),
  threads: 1,
  deadline: 60_000,
  metrics: new Metrics(),
  log: makeLog('silent'),
});
beforeAll(() => server.start());
afterAll(async () => {
  await pool.close();
  await server.end();
});

/** Whoever always does the same in Duo never ends. */
function random(): (legal: readonly string[]) => string {
  const rng = new FastChance(SEED);
  return (legal) => nth(legal, rng.below(legal.length));
}

interface Two {
  readonly host: Seat;
  readonly guest: Seat;
  readonly aki: Peer;
  readonly ben: Peer;
}

/** Aki and Ben at a table that has begun. */
async function two(plan: Partial<Plan> = {}): Promise<Two> {
  const host = await server.open({ ...DUO, ...plan });
  const guest = await server.sit(host.table);
  const aki = await server.peer(host.table, host.secret);
  const ben = await server.peer(host.table, guest.secret);
  await aki.do({ t: 'start' });
  await Promise.all([aki, ben].map((peer) => peer.until(() => peer.turn !== null)));
  return { host, guest, aki, ben };
}

/** Whoever must decide now. */
function asked(...peers: Peer[]): Peer {
  const found = peers.find(({ turn, you }) => turn?.seat === you && turn.legal !== undefined);
  if (found === undefined) throw new Error('none of them must decide');
  return found;
}

/** All that somebody sees of a table. */
const look = ({ view, turn, info }: Peer) => ({ view, turn, info });

const colorsOf = (peer: Peer) => peer.info?.seats.map(({ color }) => color);

/** The record of a finished game, once it was checked. */
async function checked(table: string, board: Pick<Plan, 'board'>) {
  const file = await server.call('GET', `/api/tables/${table}/record`);
  const record = recordFromText(file.text);
  if (!record.ok) throw new Error(record.error);
  expect(verify(gameOf({ game: 'duo', ...board }).game, record.value)).toMatchObject({
    ok: true,
    value: { sealed: true },
  });
  return record.value;
}

describe.each(BOARDS)(`a table of Duo on %s (seed ${SEED})`, (_, board) => {
  it('is played to the end before spectators, checked, and played again with the seats swapped', async () => {
    const { host, guest, aki, ben } = await two(board);
    const [first, second] = [await server.peer(host.table), await server.peer(host.table)];
    expect(first.you).toBe(-1);
    const begun = asked(aki, ben).you;
    await playOn([aki, ben], random());
    await Promise.all([first, second].map((peer) => peer.until(() => peer.info?.phase === 'over')));
    expect(first.view).toEqual(second.view);
    expect(first.info).toEqual(aki.info);
    expect(aki.info?.board).toBe(board.board);
    const record = await checked(host.table, board);
    expect(record.mix).toHaveLength(2);
    expect(record.result).toHaveLength(2);
    expect((await server.peer(host.table)).view).toEqual(first.view);

    await aki.do({ t: 'rematch' });
    await ben.until(() => (ben.info?.next ?? null) !== null);
    const next = ben.info?.next ?? '';
    const again = await server.peer(next, host.secret);
    const other = await server.peer(next, guest.secret);
    expect([again.you, other.you]).toEqual([1, 0]);
    expect(colorsOf(again)).toEqual([...(colorsOf(aki) ?? [])].reverse());
    expect(again.info?.board).toBe(board.board);
    await again.do({ t: 'start' });
    await Promise.all([again, other].map((peer) => peer.until(() => peer.turn !== null)));
    // Seats were swapped, so the same seat is the other person's.
    expect(asked(again, other).you).toBe(begun);
    await playOn([again, other], random());
    expect((await checked(next, board)).options).toContain(`first=${nth(['purple', 'green'], begun)}`);
  });

  it('takes a decision back within a turn, and not that of somebody else', async () => {
    const { aki, ben } = await two(board);
    const choose = random();
    let [mover, before] = [aki, look(aki)];
    do {
      mover = asked(aki, ben);
      before = look(mover);
      const n = await mover.act(choose);
      await Promise.all([aki, ben].map((peer) => peer.until(() => peer.n >= Number(n))));
    } while (mover.turn?.seat !== mover.you || !mover.turn.undo);
    const other = mover === aki ? ben : aki;
    expect(other.turn?.undo).toBe(false);
    const { number } = mover.turn;
    expect(await other.do({ t: 'undo', number })).toMatchObject({ code: 'no-undo' });
    const back = await mover.do({ t: 'undo', number });
    await Promise.all([aki, ben].map((peer) => peer.until(() => peer.n >= Number(back))));
    expect(look(mover)).toEqual(before);
    expect(other.turn?.number).toBe(before.turn?.number);
  });

  it('gives the seat of a bot to a guest, and that of somebody who leaves to a bot', async () => {
    const host = await server.open({ ...WITH_BOT, ...board, takeover: true });
    const aki = await server.peer(host.table, host.secret);
    await aki.do({ t: 'start' });
    const watcher = await server.peer(host.table);
    const guest = await server.sit(host.table, 'Late');
    const late = await server.peer(host.table, guest.secret);
    expect(late.you).toBe(1);
    await watcher.until(() => watcher.info?.seats[1]?.name === 'Late');
    expect(watcher.info?.seats[1]).toMatchObject({ kind: 'person', color: colorsOf(aki)?.[1] });
    await late.do({ t: 'leave' });
    await watcher.until(() => watcher.info?.seats[1]?.kind === 'bot');
    await playOn([aki], random());
    await checked(host.table, board);
  });

  it('is as it was after a restart, by its log and by its snapshot', async () => {
    const { host, guest, aki, ben } = await two(board);
    // Whoever always takes the first action never ends, and a snapshot is due within that many entries.
    while (aki.n < 70) {
      const n = await asked(aki, ben).act();
      await Promise.all([aki, ben].map((peer) => peer.until(() => peer.n >= Number(n))));
    }
    const before = [aki, ben].map(look);
    await server.stop();
    const store = await openStore(server.data);
    const inspected = await inspectTable(store, host.table);
    await store.close();
    expect(inspected).toMatchObject({ damage: null, snapshot: 'fits', phase: 'playing' });
    await server.start();
    const again = [await server.peer(host.table, host.secret), await server.peer(host.table, guest.secret)];
    expect(again.map(look)).toEqual(before);
    await playOn(again, random());
    await checked(host.table, board);
  });

  it.each(LEVELS.map(({ id }) => id))('is thought about by the bots of the level %s', async (level) => {
    const host = { key: 'a'.repeat(64), name: 'a', bytes: '' };
    const plan: Plan = { ...PLAN, game: 'duo', seats: [{ kind: 'me' }, { kind: 'bot', level }], ...board };
    const opening = openingEntries({ plan, host, places: [] }, { id: 'x', secret: '5'.repeat(64), at: 0 });
    const { table } = foldLog([...opening, beganEntry(plan, ['', ''], 0)]);
    const seat = pendingOf(table)?.seat ?? -1;
    const { game } = gameOf(plan);
    const own = botFor(level, game, SEED).decide(game.observe(matchOf(table).state, seat));
    expect(await pool.decide(table, seat, level, SEED, '')).toBe(game.rules.describe(own));
  });
});

describe('a plan with a board', () => {
  const refusal = async (plan: Partial<Plan>) =>
    (await server.call('POST', '/api/tables', { plan: { ...PLAN, ...DUO, ...plan }, name: 'Aki' })).json as {
      refused: { code: string; message: string };
    };

  it.each([
    ['no JSON', 'ring:', 'the board is no JSON'],
    ['a part is missing', JSON.stringify({ ...RECONSTRUCTED, ring: undefined }), 'the board has no "ring"'],
    ['too long', JSON.stringify(RECONSTRUCTED).padEnd(MOST_BOARD + 1), `at most ${MOST_BOARD} characters`],
    ['far too long', '"'.repeat(1_000_000), `at most ${MOST_BOARD} characters`],
  ])('is refused in a sentence: %s', async (_, board, sentence) => {
    const { refused } = await refusal({ board });
    expect(refused.message).toContain(sentence);
  });

  it('is refused for Tokaido', async () => {
    const { refused } = await refusal({ game: 'tokaido', board: OTHER });
    expect(refused).toEqual({ code: 'bad-plan', message: 'tokaido has only one board' });
  });

  it('may be as long as any file of a board, however it is written', async () => {
    // A line break is one character of the file and two bytes of the request.
    const board = OTHER.padEnd(MOST_BOARD, '\n');
    expect(await server.open({ ...DUO, board })).toHaveProperty('secret');
  });
});
