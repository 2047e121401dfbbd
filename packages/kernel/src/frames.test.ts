import { describe, expect, test } from 'vitest';
import type { Table } from '../test/frame-stack.ts';
import { dealer, legal, stack } from '../test/frame-stack.ts';
import { Actions, EVERYBODY, Frames, only } from './frames.ts';
import { reaches } from './game.ts';
import { Layout } from './layout.ts';

describe('actions', () => {
  test('a list is filled, searched and read', () => {
    const actions = new Actions();
    for (const action of [3, 5, 9]) actions.add(action);
    expect([actions.has(5), actions.has(4), actions.toArray()]).toEqual([true, false, [3, 5, 9]]);
  });

  test('late comers are sorted in', () => {
    const actions = new Actions();
    for (const action of [3, 5, 9, 8, 1, 5]) actions.add(action);
    actions.settle(3);
    expect(actions.toArray()).toEqual([1, 3, 5, 5, 8, 9]);
  });
});

describe('audiences', () => {
  test('everybody is everybody, a seat only itself, and a spectator no seat', () => {
    expect([0, 4, -1].map((who) => reaches(EVERYBODY, who))).toEqual([true, true, true]);
    expect([0, 1, -1].map((who) => reaches(only(1), who))).toEqual([false, true, false]);
    expect([0, 1, 2].map((who) => reaches(only(0) | only(2), who))).toEqual([true, false, true]);
  });
});

describe('the stack', () => {
  test('automatic steps run until somebody must choose', () => {
    const { frames, s, done, automatic, decision } = stack();
    const first = automatic('first');
    const ask = decision('ask', () => [1, 2]);
    frames.push(s, ask, 1, 7, 8);
    frames.push(s, first, 0, 5);
    frames.advance(s, dealer);
    expect(done).toEqual(['first 0 5 0']);
    expect([frames.seat(s), frames.topStep(s)]).toEqual([1, ask]);
    expect(frames.top(s)).toMatchObject({ seat: 1, a: 7, b: 8, step: { name: 'ask' } });
    expect(legal(frames, s)).toEqual([1, 2]);
  });

  test('an empty stack is the end', () => {
    const { frames, s, done, automatic } = stack();
    frames.push(s, automatic('only'), 0);
    expect(frames.isEmpty(s)).toBe(false);
    frames.advance(s, dealer);
    expect([frames.isEmpty(s), frames.top(s), frames.seat(s), frames.topStep(s), legal(frames, s)]).toEqual([
      true,
      null,
      -1,
      -1,
      [],
    ]);
    expect(done).toHaveLength(1);
  });

  test('a step may push what follows it', () => {
    const { frames, s, done, automatic } = stack();
    let left = 2;
    const again: number = automatic('again', () => {
      if (left-- > 0) frames.push(s, again, left);
    });
    frames.push(s, again, 9);
    frames.advance(s, dealer);
    expect(done).toEqual(['again 9 0 0', 'again 1 0 0', 'again 0 0 0']);
  });

  test('an answer is carried out with the frame gone and its place clean', () => {
    const { frames, s, done, decision } = stack();
    const empty = s.m.slice();
    frames.push(
      s,
      decision('ask', () => [1, 2]),
      1,
      7,
      8,
    );
    frames.answer(s, 2, dealer);
    expect(done).toEqual(['ask 1 7 8: 2']);
    expect(s.m).toEqual(empty);
  });

  test('too many frames are a bug that is told at once', () => {
    const { frames, s, automatic } = stack(2);
    const step = automatic('step');
    frames.push(s, step, 0);
    frames.push(s, step, 0);
    expect(() => frames.push(s, step, 0)).toThrow('too many frames');
  });

  test('an automatic step on top is no decision', () => {
    const { frames, s, automatic } = stack();
    frames.push(s, automatic('walk'), 0);
    expect(() => frames.top(s)).toThrow('walk is not a decision');
  });

  test('all frames can be shown and put back', () => {
    const { frames, s, automatic, decision } = stack();
    frames.push(s, automatic('walk'), 1, 2, 3);
    frames.push(
      s,
      decision('ask', () => [1, 2]),
      0,
      4,
    );
    const other: Table = { m: new Array(s.m.length).fill(0) };
    expect(frames.dump(s)).toEqual([0, 1, 2, 3, 1, 0, 4, 0]);
    frames.load(other, frames.dump(s));
    expect(other.m).toEqual(s.m);
  });
});

describe('fixed numbers', () => {
  const step = (name: string) => ({ name, run() {} });

  test('are those that are written, in whatever order the steps come', () => {
    const frames = new Frames<Table, string>(new Layout(2), 4);
    for (const [number, name] of [
      [2, 'sleep'],
      [0, 'walk'],
    ] as const) {
      frames.add(number, step(name));
    }
    expect(frames.steps[0].name).toBe('walk');
    expect(frames.steps[1]).toBeUndefined();
    expect(frames.steps[2].name).toBe('sleep');
  });

  test('are given to nobody else', () => {
    const frames = new Frames<Table, string>(new Layout(2), 4);
    frames.add(1, step('eat'));
    expect(() => frames.add(1, step('sleep'))).toThrow('eat and sleep are both step 1');
  });
});

describe('quiet decisions', () => {
  test('with one action they are taken without asking', () => {
    const { frames, s, done, decision } = stack();
    frames.push(
      s,
      decision('ask', () => [4], true),
      0,
    );
    frames.advance(s, dealer);
    expect(done).toEqual(['ask 0 0 0: 4']);
    expect(frames.isEmpty(s)).toBe(true);
  });

  test('with two actions they are asked', () => {
    const { frames, s, done, decision } = stack();
    frames.push(
      s,
      decision('ask', () => [4, 5], true),
      0,
    );
    frames.advance(s, dealer);
    expect(done).toEqual([]);
    expect(frames.seat(s)).toBe(0);
  });

  test('others are asked even with one action: being asked must tell nothing', () => {
    const { frames, s, done, decision } = stack();
    frames.push(
      s,
      decision('ask', () => [4]),
      0,
    );
    frames.advance(s, dealer);
    expect(done).toEqual([]);
    expect(legal(frames, s)).toEqual([4]);
  });

  test('a step may say for itself whether it is quiet, for this seat and frame', () => {
    const { frames, s, done, decision } = stack();
    const ask = decision(
      'ask',
      () => [4],
      (_s, seat, a) => seat === 1 && a === 3,
    );
    frames.push(s, ask, 0, 3);
    frames.push(s, ask, 1, 3);
    frames.advance(s, dealer);
    expect(done).toEqual(['ask 1 3 0: 4']);
    expect(frames.seat(s)).toBe(0);
  });
});

test('all decisions have one object shape, for speed: the same keys in the same order', () => {
  const frames = new Frames<Table, string>(new Layout(2), 4);
  const step = { name: 'ask', legal() {}, play() {}, explain: () => ({ why: 'closed' }) };
  frames.add(0, step);
  frames.add(1, { ...step, quiet: true, details: () => ({ offer: 1 }) });
  expect(Object.keys(frames.steps[0])).toEqual(Object.keys(frames.steps[1]));
});
