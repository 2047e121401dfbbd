import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ToyEvent } from '../test/toy.ts';
import { toy } from '../test/toy.ts';
import { FastChance, pickRank, SealedChance, seedFrom } from './chance.ts';
import { Actions } from './frames.ts';
import type { GameRecord } from './record.ts';
import { recordFromText, recordToText } from './record.ts';
import { Recorder, rankOf, replay, sealedHead, verify } from './replay.ts';

/** A whole game of the toy from a phrase; `moves` stops it earlier. */
function play(phrase: string, moves = Number.POSITIVE_INFINITY, seats: readonly string[] = ['Aki', 'Ben']) {
  const seed = seedFrom(phrase);
  const events: ToyEvent[] = [];
  const chance = new SealedChance(seed, toy.rules.streams);
  const recorder = new Recorder(toy, { rounds: 3 }, chance, { seats, ...sealedHead(seed) }, (event) =>
    events.push(event),
  );
  const rng = new FastChance(3);
  const legal = new Actions();
  for (let i = 0; i < moves && !toy.isOver(recorder.state); i++) {
    recorder.play(legal.list[rng.below(toy.legal(recorder.state, legal))]);
  }
  return { recorder, events, record: recorder.record() };
}

const { record, recorder, events } = play('fuji');
const text = recordToText(record);
const lines = text.split('\n');

/** The first line of a move that chance had a part in. */
const luck = 1 + lines.findIndex((line) => /^[a-z].* > /.test(line));

function read(changed: string): GameRecord {
  const result = recordFromText(changed);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function problemOf(changed: string): string {
  const result = recordFromText(changed);
  if (!result.ok) return result.error;
  const played = replay(toy, result.value);
  return played.ok ? 'none' : played.error;
}

/** The text with one line replaced; lines count from 1, as in messages. */
function withLine(number: number, line: string): string {
  return lines.map((old, i) => (i === number - 1 ? line : old)).join('\n');
}

describe('the text', () => {
  test('has a head, what chance brought at set-up, a line for each move, and the result', () => {
    const seed = createHash('sha256').update('fuji').digest();
    expect(lines.slice(0, 7)).toEqual([
      'tokaido-record 1',
      'game toy 7',
      'options rounds=3',
      'seats Aki | Ben',
      `commit ${createHash('sha256').update(seed).digest('hex')}`,
      `seed ${seed.toString('hex')}`,
      '',
    ]);
    expect(lines[7]).toMatch(/^> (red|blue|gold) (red|blue|gold) wind-\d+ (red|blue|gold)$/);
    expect(lines.at(-2)).toMatch(/^result \d+ \d+$/);
    expect(lines.at(-1)).toBe('');
    expect(lines).toHaveLength(7 + 1 + record.moves.length + 1 + 1);
  });

  test('comes back as the same record and is written the same way again', () => {
    expect(read(text)).toEqual(record);
    expect(recordToText(read(text))).toBe(text);
  });

  test('a running game has no result', () => {
    const running = play('fuji', 2).record;
    expect(running.result).toBeNull();
    expect(read(recordToText(running))).toEqual(running);
    expect(problemOf(recordToText(running))).toBe('none');
  });

  test('a bare head is a game that has just begun', () => {
    const bare = 'tokaido-record 1\ngame toy 7\noptions rounds=3';
    expect(read(bare)).toMatchObject({ seats: [], commit: null, seed: null, opening: [], moves: [] });
  });

  test.each([
    ['a byte order mark', `\uFEFF${text}`],
    ['line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['blanks at the ends of lines', text.replaceAll('\n', '  \n')],
    ['comments and empty lines', withLine(9, `# a comment\n\n  # another\n${lines[8]}`)],
    ['a comment in the head', withLine(2, `# who played\n${lines[1]}`)],
    ['no line end at the end', text.trimEnd()],
    ['more blanks between words', text.replaceAll(' > ', '   >  ')],
    ['the head in another order', [lines[0], lines[3], lines[2], lines[1], ...lines.slice(4)].join('\n')],
  ])('%s is accepted', (_name, changed) => {
    expect(read(changed)).toEqual(record);
  });
});

describe('damage', () => {
  test.each([
    ['nothing', '', 'line 1: expected "tokaido-record 1"'],
    ['a newer format', withLine(1, 'tokaido-record 3'), 'a newer format than this program reads'],
    ['an unknown line of the head', withLine(4, 'table 5'), 'line 4: "table 5" is not a line of the head'],
    ['a head line without a value', withLine(3, 'options'), 'line 3: "options" is not a line of the head'],
    ['a line twice', withLine(4, 'game toy 7'), 'line 4: a second "game"'],
    ['no game', withLine(2, '# nothing'), 'the head needs a line such as "game tokaido 2"'],
    ['a version that is none', withLine(2, 'game toy seven'), 'the head needs a line such as'],
    ['no options', withLine(3, '# nothing'), 'the head needs a line "options …"'],
    ['a short seed', withLine(6, 'seed 12ab'), '"seed" must be 64 hexadecimal digits'],
    ['a commitment that is none', withLine(5, `commit ${'G'.repeat(64)}`), '"commit" must be 64'],
    ['an action that is missing', withLine(9, '> red'), 'line 9: an action is missing'],
    ['a second opening', withLine(9, '> red\n> red'), 'line 9: an action is missing'],
    ['points that are none', withLine(lines.length - 1, 'result many 3'), 'must be whole numbers'],
    ['something after the result', `${text}keep\n`, 'nothing may follow the result'],
    ['a file without end', `${text}${'#'.repeat(1_000_000)}`, 'too long'],
  ])('%s is named', (_name, changed, problem) => {
    expect(problemOf(changed)).toContain(problem);
  });

  test.each([
    ['another game', withLine(2, 'game boy 7'), 'a record of "boy", not of "toy"'],
    ['options that are none', withLine(3, 'options rounds=99'), 'options: rounds must be 1 to 5'],
    ['a word missing at set-up', withLine(8, '> red'), 'set-up: an outcome of "hope" is missing'],
    ['an impossible outcome', withLine(8, '> red green'), 'set-up: "green" cannot come from "hope" here'],
    ['a word too many at set-up', withLine(8, `${lines[7]} gold`), 'set-up: "gold" was not asked for'],
    ['words that are no action', withLine(9, 'dance'), 'move 1 (dance): cannot be read'],
    ['an action that is closed', withLine(9, 'give 2'), 'move 1 (give 2): not allowed (closed)'],
    ['an outcome missing', withLine(luck, lines[luck - 1].split(' >')[0]), 'an outcome of "'],
    ['an outcome too many', withLine(luck, `${lines[luck - 1]} red`), '"red" was not asked for'],
    ['a wrong result', withLine(lines.length - 1, 'result 1 99'), 'the result says 1 99, the rules say'],
    [
      'a result too early',
      [...lines.slice(0, 9), 'result 1 1'].join('\n'),
      'the record has a result, but the game is not over',
    ],
    ['a move too many', withLine(lines.length - 1, 'keep'), 'the game is over'],
  ])('%s is found by the replay, with its move', (_name, changed, problem) => {
    expect(problemOf(changed)).toContain(problem);
  });
});

describe('replay', () => {
  test('ends in the position of the game, with the same events and draws', () => {
    const told: ToyEvent[] = [];
    const moves: string[] = [];
    const played = replay(
      toy,
      record,
      (event) => told.push(event),
      (state, move, action) => {
        expect(toy.pending(state)?.number).toBe(move);
        moves.push(toy.rules.describe(action));
      },
    );
    if (!played.ok) throw new Error(played.error);
    expect(toy.hash(played.value.state)).toBe(toy.hash(recorder.state));
    expect(told).toEqual(events);
    expect(moves).toEqual(record.moves.map((move) => move.action));
    const words = played.value.outcomes.map((o) => toy.rules.outcomeWord(o.stream, o.value));
    expect(words).toEqual([...record.opening, ...record.moves.flatMap((move) => move.outcomes)]);
  });

  test('what breaks inside the rules is not taken for a damaged record', () => {
    const broken = { ...toy, setup: () => failing() };
    expect(() => replay(broken, record)).toThrow('a bug');
  });
});

function failing(): never {
  throw new Error('a bug');
}

describe('verify', () => {
  test('accepts a game and says whether its shuffle was checked', () => {
    expect(verify(toy, record)).toEqual({ ok: true, value: { moves: record.moves.length, sealed: true } });
    expect(verify(toy, { ...record, seed: null })).toEqual({
      ok: true,
      value: { moves: record.moves.length, sealed: false },
    });
    expect(verify(toy, { ...record, commit: null })).toMatchObject({ ok: true, value: { sealed: true } });
  });

  test('a seed that was not committed to is refused', () => {
    const other = sealedHead(seedFrom('another')).seed;
    expect(verify(toy, { ...record, seed: other })).toEqual({
      ok: false,
      error: 'the seed is not the one that was committed to',
    });
  });

  test('a seed that gives other cards is refused', () => {
    const other = sealedHead(seedFrom('another')).seed;
    expect(verify(toy, { ...record, seed: other, commit: null })).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^draw \d+ of "\w+" is not what the seed gives/),
    });
  });

  test('one exchanged outcome is caught, even where the game could have gone so', () => {
    const [first, second, ...rest] = record.opening;
    const other = ['red', 'blue', 'gold'].find((color) => color !== first)!;
    const forged = { ...record, opening: [other, second, ...rest], result: null };
    expect(replay(toy, forged).ok).toBe(true);
    expect(verify(toy, forged)).toEqual({
      ok: false,
      error: `draw 0 of "hope" is not what the seed gives (${first})`,
    });
  });

  test('a record that breaks the rules is refused before the shuffle is looked at', () => {
    const short = { ...record, moves: record.moves.slice(1) };
    expect(verify(toy, short).ok).toBe(false);
  });
});

describe('the place of an outcome among the possible ones', () => {
  test('is counted from the lowest up, through both halves', () => {
    const [low, high] = [0b1011, 0b110];
    const values = [0, 1, 3, 33, 34];
    for (const [rank, value] of values.entries()) {
      expect(rankOf({ stream: 0, index: 0, low, high, value })).toBe(rank);
      expect(pickRank(rank, low, high)).toBe(value);
    }
    expect(rankOf({ stream: 0, index: 0, low: -1, high: 0, value: 31 })).toBe(31);
  });
});

describe('names of seats', () => {
  // Known faults: names are written as they are.
  test('a seat without a name keeps its place', () => {
    const named = { ...record, seats: ['', 'Ben'] };
    expect(read(recordToText(named)).seats).toEqual(['', 'Ben']);
  });
  test('a name cannot write lines of its own', () => {
    const named = { ...record, seed: null, seats: ['Aki\nseed '.padEnd(73, '0'), 'Ben'] };
    expect(read(recordToText(named)).seed).toBeNull();
  });
});
