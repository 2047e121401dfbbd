import { describe, expect, it } from 'vitest';
import type { KnownTable } from './known-table.ts';
import { unknownTable } from './known-table.ts';
import type { Line } from './model.ts';
import { LONGEST_MOVE, SPEED_FACTORS, thoughtBefore } from './pace.ts';
import type { Frame } from './playback.ts';
import { Playback } from './playback.ts';
import { TestClock } from './testkit/clock.ts';

function line(n: number, by: Line['by'] = 'bot', events: Line['events'] = []): Line {
  return { n, seat: 1, kind: 'act', by, events };
}

function frame(n: number, more: Partial<Frame> & { readonly by?: Line['by'] } = {}): Frame {
  const { by = 'bot', ...rest } = more;
  return { truth: { ...unknownTable('t'), n }, line: line(n, by), motion: 300, isMove: true, ...rest };
}

/** What was shown, with its time. */
class Show {
  readonly clock = new TestClock();
  readonly log: { at: number; n: number; playing: number | null; isLast: boolean }[] = [];
  factor = 1;
  readonly playback = new Playback({
    show: (truth: KnownTable, playing, isLast) =>
      this.log.push({ at: this.clock.now(), n: truth.n, playing: playing?.n ?? null, isLast }),
    speed: () => this.factor,
    later: this.clock.later,
    now: this.clock.now,
  });

  /** When a position was first shown. */
  first(n: number): number | undefined {
    return this.log.find((entry) => entry.n === n)?.at;
  }
}

describe('the playback', () => {
  it('shows my own move at once, in motion, and then at rest', () => {
    const show = new Show();
    show.playback.push(frame(1, { by: 'person' }));
    expect(show.log).toEqual([{ at: 0, n: 1, playing: 1, isLast: true }]);
    show.clock.pass(10_000);
    expect(show.log.at(-1)).toEqual({ at: 300, n: 1, playing: null, isLast: true });
    expect(show.playback.isAtRest).toBe(true);
  });

  it('lets bots think for 500 to 900 ms and end within 1.5 s', () => {
    const show = new Show();
    show.clock.pass(5000);
    show.playback.jump(frame(0).truth);
    for (let n = 1; n <= 5; n++) show.playback.push(frame(n));
    show.clock.pass(60_000);
    for (let n = 1; n <= 5; n++) {
      const before = n === 1 ? 5000 : (show.first(n - 1) ?? 0) + 300;
      const thought = (show.first(n) ?? 0) - before;
      expect(thought).toBeGreaterThanOrEqual(500);
      expect(thought).toBeLessThanOrEqual(900);
      expect(thought + 300).toBeLessThanOrEqual(LONGEST_MOVE);
    }
    expect(show.log.filter(({ isLast }) => isLast).every(({ n }) => n === 5 || n === 0)).toBe(true);
  });

  it('takes waiting that is over for thinking', () => {
    const show = new Show();
    show.playback.push(frame(1, { by: 'person' }));
    show.clock.pass(2000);
    show.playback.push(frame(2));
    expect(show.first(2)).toBe(2000);
  });

  it('gives all decisions of one move no more than 1.5 s together', () => {
    const show = new Show();
    show.playback.jump(frame(0).truth);
    show.playback.push(frame(1, { motion: 600 }));
    for (let n = 2; n <= 9; n++) show.playback.push({ ...frame(n, { motion: 600 }), isMove: false });
    show.clock.pass(60_000);
    expect(show.log.at(-1)?.at).toBeLessThanOrEqual(LONGEST_MOVE);
    expect(show.log.at(-1)?.n).toBe(9);
  });

  it('follows the speed, and at the instant one shows only what is last', () => {
    const times = [SPEED_FACTORS.unhurried, SPEED_FACTORS.normal, SPEED_FACTORS.brisk].map((factor) => {
      const show = new Show();
      show.factor = factor;
      show.playback.jump(frame(0).truth);
      show.playback.push(frame(1));
      show.clock.pass(60_000);
      return show.log.at(-1)?.at ?? 0;
    });
    expect(times[0]! / times[1]!).toBeCloseTo(1.5);
    expect(times[2]! / times[1]!).toBeCloseTo(0.5);
    const show = new Show();
    show.factor = SPEED_FACTORS.instant;
    for (let n = 1; n <= 3; n++) show.playback.push(frame(n));
    expect(show.log.at(-1)).toMatchObject({ at: 0, n: 3, playing: null });
    expect(show.clock.waiting).toBe(0);
  });

  it('skips to the last position on any input, whatever is going on', () => {
    for (const passed of [0, 300, 800, 1000, 1500, 2600]) {
      const show = new Show();
      show.playback.jump(frame(0).truth);
      for (let n = 1; n <= 4; n++) show.playback.push(frame(n));
      show.clock.pass(passed);
      show.playback.skip();
      expect(show.log.at(-1)).toEqual({ at: passed, n: 4, playing: null, isLast: true });
      const { length } = show.log;
      show.clock.pass(60_000);
      expect(show.log).toHaveLength(length);
    }
  });

  it('says only of the last position that it is the last', () => {
    const show = new Show();
    show.playback.jump(frame(0).truth);
    show.playback.push(frame(1));
    show.playback.push(frame(2));
    show.clock.pass(60_000);
    expect(show.log.filter(({ n, isLast }) => n === 1 && isLast)).toEqual([]);
    expect(show.log.at(-1)).toMatchObject({ n: 2, isLast: true });
  });
});

describe('times', () => {
  it('are those of the design', () => {
    expect(thoughtBefore(line(4, 'person'), 1)).toBe(0);
    expect(thoughtBefore(line(4), 1)).toBe(thoughtBefore(line(4), 6));
    expect(thoughtBefore(line(4), 12)).toBeLessThan(thoughtBefore(line(4), 6));
  });
});
