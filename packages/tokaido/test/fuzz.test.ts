/**
 * Damaged input of every kind: nothing may throw, hang, or be taken for a game that it is not.
 * The seed is printed; repeat a failure with SEED=… npx vitest run packages/tokaido/test/fuzz.test.ts
 */

import {
  Actions,
  FastChance,
  Recorder,
  recordFromCompact,
  recordFromText,
  recordToCompact,
  recordToText,
  replay,
  SPECTATOR,
} from '@tokaido/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { BOXES, DISHES, ENCOUNTERS, SOUVENIRS, TRAVELERS, tokaido } from '../src/index.ts';
import { kitFor } from './kit.ts';

const SEED = Number(process.env['SEED'] ?? 20261115);
const RUNS = Number(process.env['RUNS'] ?? 400);

/** Runs a property; fast-check shrinks what fails and prints it with its seed. */
function always<T>(what: fc.Arbitrary<T>, holds: (value: T) => void, runs = RUNS): void {
  fc.assert(fc.property(what, holds), { seed: SEED, numRuns: runs });
}

const kit = kitFor([]);

const TABLES = [
  { players: 2, boxes: [], variations: [] },
  { players: 3, boxes: [], variations: ['initiation', 'gastronomy'] },
  { players: 5, boxes: [], variations: ['return-trip', 'preparations'] },
  { players: 4, boxes: [...BOXES.keys()], variations: [] },
];

/** A finished game for each table. */
const games = TABLES.map((table) => {
  const rng = new FastChance(SEED);
  const recorder = new Recorder(tokaido, table, rng);
  const legal = new Actions();
  while (!tokaido.isOver(recorder.state)) {
    recorder.play(legal.list[rng.below(tokaido.legal(recorder.state, legal))]);
  }
  return recorder.record();
});
const texts = games.map(recordToText);

const vocabulary = [
  ...SOUVENIRS,
  ...DISHES,
  ...TRAVELERS.map((t) => t.id),
  ...ENCOUNTERS.map((e) => e.id),
  ...'travel buy give keep panorama eat accept refuse choose result game options seats commit seed'.split(
    ' ',
  ),
  ...'> - # = , 0 1 2 3 14 27 41 54 99 -1 1e9 players=4 tokaido tokaido-record __proto__ constructor'.split(
    ' ',
  ),
];

/** A text that is whole or was damaged in a few ways. */
const damage = fc.record({
  kind: fc.constantFrom('drop', 'double', 'swap', 'word', 'letter', 'cut', 'splice'),
  at: fc.nat(),
  to: fc.nat(),
  word: fc.oneof(fc.constantFrom(...vocabulary), fc.string({ maxLength: 8 })),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damaged(text: string, { kind, at, to, word }: Damage): string {
  const lines = text.split('\n');
  const i = at % lines.length;
  const j = to % lines.length;
  if (kind === 'drop') lines.splice(i, 1);
  if (kind === 'double') lines.splice(j, 0, lines[i]);
  if (kind === 'swap') [lines[i], lines[j]] = [lines[j], lines[i]];
  if (kind === 'word') {
    const words = lines[i].split(' ');
    words[to % words.length] = word;
    lines[i] = words.join(' ');
  }
  const whole = lines.join('\n');
  if (kind === 'letter')
    return whole.slice(0, at % whole.length) + word + whole.slice((at % whole.length) + 1);
  if (kind === 'cut') return whole.slice(0, at % whole.length);
  if (kind === 'splice') return whole.slice(0, at % whole.length) + texts[to % texts.length].slice(to % 500);
  return whole;
}

/** A position that was reached, and that everybody may look at and play on from. */
function isSound(s: State): void {
  expect(kit.broken(s)).toBe(null);
  const legal = new Actions();
  const count = tokaido.legal(s, legal);
  expect(count > 0).toBe(!tokaido.isOver(s));
  for (const who of [SPECTATOR, 0, 1]) tokaido.observe(s, who);
  tokaido.scores(s);
}

test(`[record.damaged] a damaged record is refused or is a legal game (seed ${SEED})`, () => {
  let refused = 0;
  let taken = 0;
  always(
    fc.tuple(fc.constantFrom(...texts), fc.array(damage, { minLength: 1, maxLength: 3 })),
    ([text, damages]) => {
      const read = recordFromText(damages.reduce(damaged, text));
      const played = read.ok ? replay(tokaido, read.value) : read;
      if (!played.ok) {
        refused++;
        expect(played.error).not.toBe('');
        return;
      }
      taken++;
      isSound(played.value.state);
      if (read.ok) expect(replay(tokaido, read.value).ok).toBe(true);
    },
  );
  console.log(`records: ${refused} refused, ${taken} still games, seed ${SEED}`);
  expect(refused).toBeGreaterThan(taken);
});

test(`[record.damaged] a record with another outcome in it is refused or is a legal game (seed ${SEED})`, () => {
  const found = { refused: 0, taken: 0 };
  always(fc.tuple(fc.nat(), fc.constantFrom(...vocabulary)), ([at, word]) => {
    const game = games[at % games.length];
    const moves = game.moves.map((move) => ({ ...move, outcomes: [...move.outcomes] }));
    const drawn = moves.filter((move) => move.outcomes.length > 0);
    const move = drawn[at % drawn.length];
    move.outcomes[at % move.outcomes.length] = word;
    const played = replay(tokaido, { ...game, moves });
    found[played.ok ? 'taken' : 'refused']++;
    if (played.ok) isSound(played.value.state);
  });
  expect(Math.min(found.refused, found.taken)).toBeGreaterThan(0);
});

test(`[record.damaged] any bytes are no record (seed ${SEED})`, () => {
  always(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
    expect(recordFromText(text).ok).toBe(false);
    expect(recordFromText(`tokaido-record 1\n${text}`).ok).toBe(false);
    const body = recordFromText(
      `tokaido-record 1\ngame tokaido ${tokaido.version}\noptions ${text}\n\n${text}`,
    );
    if (body.ok) expect(replay(tokaido, body.value).ok).toBe(false);
  });
  expect(recordFromText('x'.repeat(2_000_000)).ok).toBe(false);
});

test(`[record.damaged] a damaged link is refused or is a legal game (seed ${SEED})`, () => {
  const links = games.map((game) => {
    const link = recordToCompact(tokaido, game);
    if (!link.ok) throw new Error(link.error);
    return link.value;
  });
  const letters = 'ABCabc019-_.%~=,'.split('');
  let taken = 0;
  always(
    fc.tuple(fc.constantFrom(...links), fc.nat(), fc.constantFrom(...letters, ''), fc.boolean()),
    ([link, at, letter, cut]) => {
      const place = at % link.length;
      const text = cut ? link.slice(0, place) : link.slice(0, place) + letter + link.slice(place + 1);
      const read = recordFromCompact(tokaido, text);
      if (!read.ok || text === link) return;
      taken++;
      const played = replay(tokaido, read.value);
      if (!played.ok) throw new Error(played.error);
      isSound(played.value.state);
    },
  );
  always(fc.string({ maxLength: 60 }), (text) => {
    expect(recordFromCompact(tokaido, text).ok).toBe(false);
    expect(recordFromCompact(tokaido, `tokaido${tokaido.version}.players%3D4.${text}`).ok).toBe(false);
  });
  expect(taken).toBe(0);
});

test(`[record.damaged] a damaged state is no state (seed ${SEED})`, () => {
  const states: string[] = [];
  const rng = new FastChance(SEED);
  const legal = new Actions();
  for (const table of TABLES) {
    const s = tokaido.setup(table, { chance: rng, tell: null });
    for (let i = 0; i < 30; i++) {
      tokaido.play(s, legal.list[rng.below(tokaido.legal(s, legal))], { chance: rng, tell: null });
    }
    states.push(tokaido.encode(s));
  }
  expect(states.map((text) => tokaido.decode(text) !== null)).toEqual(states.map(() => true));
  always(
    fc.tuple(
      fc.constantFrom(...states),
      fc.nat(),
      fc.constantFrom(...'ABQgwz019-_.'.split('')),
      fc.boolean(),
    ),
    ([text, at, letter, cut]) => {
      const place = at % text.length;
      const other = cut ? text.slice(0, place) : text.slice(0, place) + letter + text.slice(place + 1);
      const s = tokaido.decode(other);
      if (s === null || other === text) return;
      expect(tokaido.encode(s)).toBe(other);
      isSound(s);
    },
  );
  always(fc.string(), (text) => {
    expect(tokaido.decode(text)).toBe(null);
    expect(tokaido.decode(`tokaido.${tokaido.version}.${text}`)).toBe(null);
  });
});

test(`[record.damaged] action words are one action or none (seed ${SEED})`, () => {
  const some = fc.array(fc.oneof(fc.constantFrom(...vocabulary), fc.string({ maxLength: 5 })), {
    maxLength: 5,
  });
  always(
    fc.tuple(some, fc.constantFrom(' ', '  ', '\t', '')),
    ([parts, gap]) => {
      const text = parts.join(gap);
      const action = tokaido.rules.parse(text);
      if (action !== null) expect(tokaido.rules.describe(action)).toBe(text);
    },
    RUNS * 5,
  );
});

test(`[record.damaged] option words are one set of options or an error (seed ${SEED})`, () => {
  const value = fc.array(
    fc.oneof(
      fc.constantFrom(
        '2',
        '3',
        '5',
        '6',
        'initiation',
        'gastronomy',
        'crossroads',
        'nothing',
        '0x3',
        '3.0',
        '=',
      ),
      fc.string({ maxLength: 2 }),
    ),
    { maxLength: 3 },
  );
  const word = fc.tuple(fc.constantFrom('players', 'players', 'variations', 'boxes', 'seats', ''), value);
  const parts = (text: string) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split(/[=,]/).sort().join())
      .sort();
  let taken = 0;
  always(
    fc.array(word, { maxLength: 3 }).map((list) => list.map(([key, values]) => `${key}=${values.join(',')}`)),
    (list) => {
      const text = list.join(' ');
      const read = tokaido.rules.parseOptions(text);
      if (!read.ok) {
        expect(read.error).not.toBe('');
        return;
      }
      taken++;
      const words = tokaido.rules.optionWords(read.value);
      expect(parts(words)).toEqual(parts(text));
      expect(tokaido.rules.parseOptions(words)).toMatchObject({ ok: true });
    },
    RUNS * 10,
  );
  expect(taken).toBeGreaterThan(10);
});
