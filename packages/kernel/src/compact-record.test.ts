import { describe, expect, test } from 'vitest';
import { toy } from '../test/toy.ts';
import { FastChance } from './chance.ts';
import { recordFromCompact, recordToCompact } from './compact-record.ts';
import { Actions } from './frames.ts';
import type { GameRecord } from './record.ts';
import { recordToText } from './record.ts';
import { Recorder } from './replay.ts';

function play(seed: number, rounds: number, moves = Number.POSITIVE_INFINITY): GameRecord {
  const rng = new FastChance(seed);
  const recorder = new Recorder(toy, { rounds }, rng);
  const legal = new Actions();
  for (let i = 0; i < moves && !toy.isOver(recorder.state); i++) {
    recorder.play(legal.list[rng.below(toy.legal(recorder.state, legal))]);
  }
  return recorder.record();
}

function shorten(record: GameRecord): string {
  const short = recordToCompact(toy, record);
  if (!short.ok) throw new Error(short.error);
  return short.value;
}

describe('the short form', () => {
  test('tells the same game, finished or not', () => {
    for (let seed = 0; seed < 60; seed++) {
      const record = play(seed, 1 + (seed % 5), seed % 3 === 0 ? seed % 7 : undefined);
      const back = recordFromCompact(toy, shorten(record));
      if (!back.ok) throw new Error(back.error);
      expect(recordToText(back.value)).toBe(recordToText(record));
    }
  });

  test('needs no escaping in a link and is far smaller than the text', () => {
    const record = play(1, 5);
    const short = shorten(record);
    expect(short).toMatch(/^toy7\.rounds%3D5\.[\w-]+$/);
    expect(new URL(`https://example.org/replay#${short}`).hash).toBe(`#${short}`);
    expect(short.length).toBeLessThan(recordToText(record).length / 3);
  });

  test('has no place for names, commitment and seed', () => {
    const record = { ...play(1, 2), seats: ['Aki'], commit: 'a'.repeat(64), seed: 'b'.repeat(64) };
    expect(shorten(record)).toBe(shorten(play(1, 2)));
  });

  test('a record that cannot be replayed has none', () => {
    const record = play(1, 2);
    expect(recordToCompact(toy, { ...record, opening: [] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('set-up'),
    });
  });
});

describe('a damaged link', () => {
  const short = shorten(play(1, 5));
  const [id, options, body] = short.split('.');

  test.each([
    ['another game', `boy7.${options}.${body}`, 'not a game of toy'],
    ['a version written otherwise', `toy07.${options}.${body}`, 'not a game of toy'],
    ['no version', `toy.${options}.${body}`, 'not a game of toy'],
    ['nothing', '', 'not a game of toy'],
    ['no options', `${id}..${body}`, 'options: rounds must be 1 to 5'],
    ['options that are none', `${id}.rounds%3D9.${body}`, 'options: rounds must be 1 to 5'],
    ['an escape that is none', `${id}.%E0%A4.${body}`, 'options:'],
    ['no moves', `${id}.${options}`, 'damaged'],
    ['letters that are none', `${id}.${options}.${body.slice(0, -1)}*`, 'damaged'],
    ['an empty body', `${id}.${options}.`, 'damaged'],
    ['a body without end', `${id}.${options}.${'A'.repeat(30_000)}`, 'damaged'],
    ['other options', `${id}.rounds%3D1.${body}`, 'damaged'],
  ])('%s is named', (_name, text, problem) => {
    expect(recordFromCompact(toy, text)).toMatchObject({
      ok: false,
      error: expect.stringContaining(problem),
    });
  });

  test('one wrong letter is found wherever it is', () => {
    for (let at = 0; at < body.length; at++) {
      for (const letter of 'Ax_') {
        if (body[at] === letter) continue;
        const changed = `${id}.${options}.${body.slice(0, at)}${letter}${body.slice(at + 1)}`;
        expect(recordFromCompact(toy, changed).ok, `letter ${at} to ${letter}`).toBe(false);
      }
    }
  });

  test('a link cut short is found wherever it is cut', () => {
    for (let length = 0; length < body.length; length++) {
      expect(recordFromCompact(toy, `${id}.${options}.${body.slice(0, length)}`).ok).toBe(false);
    }
  });

  // Known fault: a fourth part is not looked at.
  test('nothing may follow the moves', () => {
    expect(recordFromCompact(toy, `${short}.more`).ok).toBe(false);
  });
});
