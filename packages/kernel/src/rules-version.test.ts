/** The toy has changed a rule in version 7 and still plays version 6, when all colors were worth one point. */

import { describe, expect, test } from 'vitest';
import type { Toy, ToyEvent, ToyOptions } from '../test/toy.ts';
import { toy } from '../test/toy.ts';
import { SealedChance, seedFrom } from './chance.ts';
import { recordFromCompact, recordToCompact } from './compact-record.ts';
import { Actions } from './frames.ts';
import { silent } from './game.ts';
import { recordFromText, recordToText } from './record.ts';
import { Recorder, replay, sealedHead, verify } from './replay.ts';
import { versionProblem } from './rules-version.ts';
import { versionError } from './version-error.ts';

const seed = seedFrom('fuji');
const chance = new SealedChance(seed, toy.rules.streams);
const legal = new Actions();

/** Whoever shows what they have keeps their points. */
function playFirst(game: { readonly state: Toy; play(action: number): void }): void {
  toy.legal(game.state, legal);
  game.play(legal.list[0]);
}

function begun(version?: number): Recorder<Toy, ToyOptions, ToyEvent> {
  return new Recorder(toy, { rounds: 3 }, chance, { ...sealedHead(seed), ...(version ? { version } : {}) });
}

const older = begun(6);
while (!toy.isOver(older.state)) playFirst(older);
const record = older.record();

const pointsOf = ({ all }: Toy) => all.reduce((sum, { points }) => sum + points, 0);

describe('a game that began under an older version', () => {
  test('is played by the rule of its time', () => {
    const points = [begun(6), begun(7), begun()].map((game) => {
      playFirst(game);
      expect(game.moves[0].action).toBe('show gold');
      return pointsOf(game.state);
    });
    expect(points).toEqual([1, 3, 3]);
  });

  test('has a record and a link that name its version and replay', () => {
    const read = recordFromText(recordToText(record));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.version).toBe(6);
    expect(verify(toy, read.value)).toMatchObject({ ok: true, value: { sealed: true } });
    const link = recordToCompact(toy, record);
    if (!link.ok) throw new Error(link.error);
    expect(link.value).toMatch(/^toy6\./);
    expect(recordFromCompact(toy, link.value)).toMatchObject({
      ok: true,
      value: { version: 6, moves: record.moves, result: record.result },
    });
  });

  test('does not pass for one of another version', () => {
    expect(replay(toy, { ...record, version: 7 })).toMatchObject({ ok: false });
    expect(toy.decode(toy.encode(begun(6).state).replace('toy.6.', 'toy.7.'))).toBeNull();
  });

  test.each([
    ['an encoded state', (s: Toy) => toy.decode(toy.encode(s))],
    ['a view', (s: Toy) => toy.fromView(toy.observe(s, 0))],
    ['a copy', (s: Toy) => toy.clone(s)],
  ])('goes on by its rules from %s', (_name, again) => {
    const s = again(begun(6).state);
    if (s === null) throw new Error('it cannot be read');
    playFirst({ state: s, play: (action) => toy.play(s, action, silent(chance)) });
    expect([toy.rules.versionOf(s), pointsOf(s)]).toEqual([6, 1]);
  });
});

describe('a version that cannot be played', () => {
  const older5 =
    'this game began under rules version 5, before program 0.6.0; this program plays versions 6 to 7: open it with the program that wrote it';
  const newer8 =
    'this game began under rules version 8; this program plays versions 6 to 7: update the program';

  test.each([
    [5, 'older', older5],
    [6, null, null],
    [7, null, null],
    [8, 'newer', newer8],
    [Number.NaN, 'older', expect.stringContaining('NaN')],
  ])('%d is %s', (version, problem, error) => {
    expect([versionProblem(toy, version), versionError(toy, version)]).toEqual([problem, error]);
  });

  test('where only one can be played, it is named', () => {
    const one = { version: 7, oldest: { version: 7, program: '0.7.0' } };
    expect(versionError(one, 8)).toContain('plays version 7:');
  });

  test.each([
    [5, older5],
    [8, newer8],
  ])('%d is refused with a sentence as a record and as a link', (version, error) => {
    expect(replay(toy, { ...record, version })).toEqual({ ok: false, error });
    expect(recordToCompact(toy, { ...record, version })).toEqual({ ok: false, error });
    expect(recordFromCompact(toy, `toy${version}.rounds%3D3.AAAA`)).toEqual({ ok: false, error });
    expect(() => toy.setup({ rounds: 3 }, silent(chance), version)).toThrow(`${version} is not played`);
  });

  test.each([5, 8])('%d is refused as an encoded state, even if all else fits', (version) => {
    const s = begun().state;
    s.rules = version;
    expect(toy.encode(s)).toMatch(new RegExp(`^toy\\.${version}\\.`));
    expect(toy.decode(toy.encode(s))).toBeNull();
  });
});
