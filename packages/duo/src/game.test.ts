import {
  Actions,
  FastChance,
  Recorder,
  recordFromCompact,
  recordFromText,
  recordToCompact,
  recordToText,
  replay,
  SealedChance,
  sealedHead,
  seedFrom,
  verify,
} from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from './data/board.ts';
import { createDuo, duo } from './game.ts';
import { frames, STEP, wrap } from './state.ts';

function play(game: typeof duo, phrase: string) {
  const seed = seedFrom(phrase);
  const head = { seats: ['Miki', 'Jun'], ...sealedHead(seed) };
  const recorder = new Recorder(game, { first: 'drawn' }, new SealedChance(seed, game.rules.streams), head);
  const legal = new Actions();
  const rng = new FastChance(5);
  while (!game.isOver(recorder.state)) {
    recorder.play(legal.list[rng.below(game.legal(recorder.state, legal))]);
  }
  return recorder;
}

const { drawing: _, ...OURS } = RECONSTRUCTED;

/** Longer ring, a 4 for the Artist, other boutiques: what an owner of the box might find. */
const MY_BOARD = {
  ...OURS,
  id: 'my-copy',
  dice: { ...RECONSTRUCTED.dice, artist: [1, 2, 2, 3, 3, 4] },
  ring: RECONSTRUCTED.ring.flatMap((entry) => (entry.type === 'garden' ? [entry, entry] : [entry])),
  boutiques: RECONSTRUCTED.boutiques.map(({ ware }) => ({ ware, value: 3 })),
  starts: [
    { pilgrim: 's01', merchant: 'm1', artist: 'a1' },
    { pilgrim: 's15', merchant: 'm4', artist: 'a5' },
  ],
};

describe('a record', () => {
  test('is read, replayed and verified; the compact form tells the same game', () => {
    const recorder = play(duo, 'duo 1');
    const record = recorder.record();
    expect(record.options).toBe('board=reconstructed-1 first=drawn');
    const text = recordToText(record);
    const read = recordFromText(text);
    if (!read.ok) throw new Error(read.error);
    expect(verify(duo, read.value)).toMatchObject({ ok: true, value: { sealed: true } });
    const compact = recordToCompact(duo, record);
    if (!compact.ok) throw new Error(compact.error);
    const back = recordFromCompact(duo, compact.value);
    if (!back.ok) throw new Error(back.error);
    expect(back.value.moves).toEqual(record.moves);
  });

  test('of another board plays there and is refused here', () => {
    const mine = createDuo(MY_BOARD);
    const record = play(mine, 'duo 2').record();
    expect(record.options).toMatch(/^board=my-copy hash=[0-9a-f]{8} first=drawn$/);
    expect(verify(mine, record)).toMatchObject({ ok: true });
    const refused = replay(duo, record);
    expect(refused.ok ? '' : refused.error).toMatch(/^options: played on "board=my-copy hash=/);
  });

  test('with a word that chance cannot bring is refused', () => {
    const record = play(duo, 'duo 3').record();
    const opening = record.opening.map((word) => (word === 'fan-2' ? 'fan-4' : word));
    expect(replay(duo, { ...record, opening })).toMatchObject({
      ok: false,
      error: 'set-up: "fan-4" cannot come from "boutique" here',
    });
  });
});

test('a saved state is not loaded on another board', () => {
  const mine = createDuo(MY_BOARD);
  const s = mine.setup({ first: 'green' }, { chance: new FastChance(1), tell: null });
  const text = mine.encode(s);
  expect(mine.decode(text)?.m).toEqual(s.m);
  expect(duo.decode(text)).toBeNull();
  expect(duo.decode('duo.2.AA')).toBeNull();
});

test('a saved state that is too short is not loaded', () => {
  const s = duo.setup({ first: 'green' }, { chance: new FastChance(1), tell: null });
  const short = wrap(s.m.slice(0, -1), s.island);
  expect(duo.decode(duo.encode(s))?.m).toEqual(s.m);
  expect(duo.decode(duo.encode(short))).toBeNull();
});

test('a broken board makes no game', () => {
  expect(() => createDuo({ ...MY_BOARD, gifts: [0] })).toThrow('gifts: expected 11 numbers, found 1');
});

test('the numbers of the steps are fixed, since saved states hold them', () => {
  expect(frames.steps.map((step) => step.name)).toEqual([
    'turn',
    'die',
    'again',
    'visit',
    'trade',
    'keep',
    'return',
    'compose',
    'spring-back',
  ]);
  expect(Object.values(STEP)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('set-up draws the compass, the boutiques and the sides of the waves, then the dice are rolled', () => {
  const drawn: string[] = [];
  /** The highest or the lowest of what may come. */
  const extreme = (highest: boolean) => ({
    draw(stream: number, index: number, low: number) {
      const value = highest ? 31 - Math.clz32(low) : Math.log2(low & -low);
      drawn.push(`${duo.rules.streams[stream]} ${index} ${duo.rules.outcomeWord(stream, value)}`);
      return value;
    },
  });
  const high = duo.setup({ first: 'drawn' }, { chance: extreme(true), tell: null });
  expect(drawn).toEqual([
    'compass 0 green',
    'boutique 0 fan-2',
    'boutique 1 fan-2',
    'boutique 2 doll-2',
    'boutique 3 doll-3',
    'boutique 4 pottery-3',
    'boutique 5 pottery-4',
    'boutique 6 kimono-4',
    'boutique 7 kimono-4',
    'wave 0 hasty',
    'wave 1 robust',
    'wave 2 inspired',
    'pilgrim-die 0 pilgrim-4',
    'merchant-die 0 merchant-3',
    'artist-die 0 artist-3',
  ]);
  const { draws, waveSides, dice } = duo.observe(high, 0).table;
  expect({ draws, waveSides, dice }).toEqual({
    draws: [1, 8, 3, 1, 1, 1, 0, 0, 0],
    waveSides: [1, 1, 1],
    dice: [4, 3, 3],
  });
  const low = duo.setup({ first: 'drawn' }, { chance: extreme(false), tell: null });
  expect(duo.observe(low, 0).table).toMatchObject({ waveSides: [0, 0, 0], dice: [1, 1, 1], compass: 0 });
  expect(drawn.slice(-6)).toEqual([
    'wave 0 tranquil',
    'wave 1 crafty',
    'wave 2 proficient',
    'pilgrim-die 0 pilgrim-1',
    'merchant-die 0 merchant-1',
    'artist-die 0 artist-1',
  ]);
  expect(duo.rules.seats(low)).toBe(2);
});

test('wares and paintings are numbered kind by kind', () => {
  const words = (stream: number, count: number) =>
    Array.from({ length: count }, (_word, value) => duo.rules.outcomeWord(stream, value));
  const times = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([word, n]) => Array.from({ length: n }, () => word));
  expect(words(6, 26)).toEqual(times({ kimono: 5, pottery: 6, doll: 7, fan: 8 }));
  expect(words(7, 10)).toEqual(times({ moon: 3, waterfall: 3, mountain: 2, bamboo: 2 }));
  expect(words(8, 10)).toEqual(times({ moon: 2, waterfall: 2, mountain: 3, bamboo: 3 }));
});

test('nothing is hidden: both seats and spectators see the same, and a deal changes nothing', () => {
  const chance = new FastChance(2);
  const s = duo.setup({ first: 'drawn' }, { chance, tell: null });
  const legal = new Actions();
  for (let decision = 0; decision < 100 && !duo.isOver(s); decision++) {
    const [purple, green, spectator] = [0, 1, -1].map((who) => ({ ...duo.observe(s, who), who: 0 }));
    expect(green).toEqual(purple);
    expect(spectator).toEqual(purple);
    const before = duo.hash(s);
    duo.determinize(s, decision % 2, new FastChance(9));
    expect(duo.hash(s)).toBe(before);
    duo.play(s, legal.list[chance.below(duo.legal(s, legal))], { chance, tell: null });
  }
  expect(s.players.some((p) => p.revealed > 0)).toBe(true);
});

test('set-up puts each boutique once and equal ones cannot be told apart', () => {
  for (let seed = 0; seed < 50; seed++) {
    const s = duo.setup({ first: 'drawn' }, { chance: new FastChance(seed), tell: null });
    const boutiques = duo.observe(s, -1).table['boutiques'] as number[];
    const printed = RECONSTRUCTED.boutiques.map(
      ({ ware, value }) => 16 * ['kimono', 'pottery', 'doll', 'fan'].indexOf(ware) + value,
    );
    expect(boutiques.slice().sort((a, b) => a - b)).toEqual(printed.sort((a, b) => a - b));
  }
});
