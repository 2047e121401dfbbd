import { readFileSync } from 'node:fs';
import { boardFromJson, createDuo, RECONSTRUCTED } from '@tokaido/duo';
import type { Game, State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { tokaido as command } from '../../test/command.ts';
import { Engine } from './engine.ts';
import type { Decide, TakeSeat } from './protocol.ts';
import { PROTOCOL } from './protocol.ts';

type AnyGame = Game<State, unknown, unknown>;

const HELLO = { type: 'hello', protocol: PROTOCOL };
const SEAT: TakeSeat = {
  type: 'seat',
  table: 'a',
  seat: 0,
  game: 'tokaido',
  options: 'players=3',
  rules: tokaido.version,
  seed: 7,
  budget: { ms: 0, playouts: 0 },
  limit: 0,
};

/** The first question of a game. */
function firstQuestion(game: AnyGame, options: string, table = 'a'): Decide {
  const read = game.rules.parseOptions(options);
  if (!read.ok) throw new Error(read.error);
  const s = game.setup(read.value, { chance: new FastChance(1), tell: null });
  const pending = game.pending(s);
  if (pending === null) throw new Error('nothing to decide');
  const legal = new Actions();
  game.legal(s, legal);
  const { seat, number, decision, details } = pending;
  const words = legal.toArray().map((action) => game.rules.describe(action));
  return {
    type: 'decide',
    table,
    seat,
    number,
    decision,
    details,
    view: game.observe(s, seat),
    legal: words,
  };
}

const QUESTION = firstQuestion(tokaido, SEAT.options);

/** An engine that has been greeted, and answers objects and lines alike. */
async function greeted(bot = 'random') {
  const engine = new Engine(bot, '1.2.3');
  const say = (message: unknown) =>
    engine.answer(typeof message === 'string' ? message : JSON.stringify(message));
  expect(await say(HELLO)).toMatchObject(HELLO);
  return say;
}

const errorWith = (part: string) => ({ type: 'error', message: expect.stringContaining(part) });

describe('the engine', () => {
  it('answers a decision with a legal action, for each seat of each table', async () => {
    const say = await greeted();
    const { seat } = QUESTION;
    expect(await say({ ...SEAT, seat })).toEqual({ type: 'ready', table: 'a', seat });
    expect(await say({ ...SEAT, seat, table: 'b' })).toEqual({ type: 'ready', table: 'b', seat });
    for (const table of ['a', 'b', 'a']) {
      const answer = await say({ ...QUESTION, table });
      expect(answer).toMatchObject({ type: 'action', table, seat, number: QUESTION.number });
      expect(QUESTION.legal).toContain(answer?.type === 'action' && answer.action);
    }
    expect(await say({ type: 'leave', table: 'a', seat })).toEqual({ type: 'left', table: 'a', seat });
    expect(await say(QUESTION)).toEqual(errorWith('nobody sits'));
    expect(await say({ ...QUESTION, table: 'b' })).toMatchObject({ type: 'action' });
    expect(await say({ type: 'quit' })).toBeNull();
  });

  it('gives the same answers for the same seed, and others for another', async () => {
    const say = await greeted();
    const answers = async (seed: number) => {
      await say({ ...SEAT, seat: QUESTION.seat, seed });
      const list = [];
      for (let i = 0; i < 20; i++) list.push(await say(QUESTION));
      return list;
    };
    const first = await answers(7);
    expect(await answers(7)).toEqual(first);
    expect(await answers(8)).not.toEqual(first);
  });

  it('plays Duo on another board', async () => {
    const board = { ...RECONSTRUCTED, id: 'steep', slabs: RECONSTRUCTED.slabs.map((points) => 2 * points) };
    const read = boardFromJson(board);
    if (!read.ok) throw new Error(read.error.join());
    const game = createDuo(read.value);
    const options = game.rules.optionWords({ first: 'purple' });
    const question = firstQuestion(game, options);
    const say = await greeted('greedy');
    const seat = { ...SEAT, seat: question.seat, game: 'duo', options, rules: game.version };
    expect(await say(seat)).toEqual(errorWith('board=steep'));
    expect(await say({ ...seat, board })).toMatchObject({ type: 'ready' });
    expect(await say(question)).toMatchObject({ type: 'action' });
  });

  it('lets a host choose among its bots', async () => {
    const say = await greeted('uct:3');
    expect(await say({ ...SEAT, bot: 'greedy' })).toMatchObject({ type: 'ready' });
    expect(await say({ ...SEAT, bot: 'nobody' })).toEqual(errorWith('unknown bot "nobody"'));
  });

  const wrong: [string, unknown, string][] = [
    ['no JSON', '{"type":', 'not JSON'],
    ['no object', '[1]', 'not a JSON object'],
    ['an unknown message', { type: 'castle' }, 'unknown message "castle"'],
    ['a message without a type', {}, 'unknown message'],
    ['an unknown version of the protocol', { ...HELLO, protocol: PROTOCOL + 1 }, 'version'],
    ['a field that is missing', { ...SEAT, table: undefined }, '"table" must be a text'],
    ['a field of another kind', { ...SEAT, seed: 'x' }, '"seed" must be a whole number'],
    ['a game it does not know', { ...SEAT, game: 'go' }, 'unknown game "go"; there are tokaido, duo'],
    ['options it cannot read', { ...SEAT, options: 'players=9' }, 'players=9'],
    ['newer rules', { ...SEAT, rules: tokaido.version + 1 }, 'update the program'],
    ['a board of Tokaido', { ...SEAT, board: {} }, 'only duo has boards'],
    ['a broken board', { ...SEAT, game: 'duo', board: {} }, 'no board of duo'],
    ['a question at an empty seat', { ...QUESTION, table: 'b' }, 'nobody sits at seat'],
    [
      'a view of another seat',
      { ...QUESTION, view: { ...QUESTION.view, who: 2 - QUESTION.seat } },
      'that of seat',
    ],
    ['a view of another game', { ...QUESTION, view: { ...QUESTION.view, game: 'duo' } }, 'view is of "duo"'],
    ['no view', { ...QUESTION, view: 3 }, '"view" must be'],
    [
      'a view that holds nonsense',
      { ...QUESTION, view: { ...QUESTION.view, frames: [99, 0, 0, 0] } },
      'no position',
    ],
    ['a view of a game that is over', { ...QUESTION, view: { ...QUESTION.view, frames: [] } }, 'over'],
    ['other legal actions', { ...QUESTION, legal: ['travel 99'] }, 'not among the legal actions'],
  ];

  it.each(wrong)('answers %s with an error, and goes on', async (_what, message, part) => {
    const say = await greeted();
    await say({ ...SEAT, seat: QUESTION.seat });
    const answer = await say(message);
    expect(answer).toEqual(errorWith(part));
    expect(JSON.stringify(answer)).not.toMatch(/ {4}at |\.ts/);
    expect(await say(QUESTION)).toMatchObject({ type: 'action' });
  });

  it('wants to be greeted before it sits down', async () => {
    const engine = new Engine('random', '1.2.3');
    expect(await engine.answer(JSON.stringify(SEAT))).toEqual(errorWith('say hello first'));
    expect(await engine.answer('{"type":"ping"}')).toEqual({ type: 'pong' });
  });
});

describe('docs/engine.md', () => {
  const page = readFileSync(new URL('../../../../docs/engine.md', import.meta.url), 'utf8');
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };

  it('holds a conversation that the engine still has', () => {
    const lines = page.split('\n');
    const said = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const heard = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
    const { code, out, err } = command(['engine', '--bot', 'greedy'], `${said.join('\n')}\n`);
    expect([code, err]).toEqual([0, '']);
    const expected = heard.map((line) => line.replace(/"version":"[^"]*"/, `"version":"${version}"`));
    expect(out.trim().split('\n')).toEqual(expected);
    const kinds = (list: string[]) => new Set(list.flatMap((line) => /"type":"(\w+)"/.exec(line)?.[1] ?? []));
    expect([...kinds(said)].sort()).toEqual(['decide', 'hello', 'leave', 'ping', 'quit', 'seat']);
    expect([...kinds(heard)].sort()).toEqual(['action', 'error', 'hello', 'left', 'pong', 'ready']);
  });

  it('names the version of the protocol', () => {
    expect(page).toContain(`\`protocol\`: ${PROTOCOL}`);
  });
});

it('an unknown bot is refused at the start', () => {
  const { code, out, err } = command(['engine', '--bot', 'nobody']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('unknown bot "nobody"');
});
