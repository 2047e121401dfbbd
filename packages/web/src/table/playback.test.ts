import { describe, expect, it } from 'vitest';
import type { Highlight } from './highlights/highlight.ts';
import { unknownTable } from './known-table.ts';
import type { Line } from './model.ts';
import { PACE_FACTORS, READING, THOUGHT } from './pace.ts';
import type { Frame } from './playback.ts';
import { Playback } from './playback.ts';
import { TestClock } from './testkit/clock.ts';

const MOTION = 300;
const UNFOLD = 200;
const HOLD = 1200;

function line(n: number, by: Line['by']): Line {
  return { n, seat: 1, kind: 'act', by, events: [] };
}

type More = Partial<Frame> & { readonly by?: Line['by']; readonly shows?: readonly Highlight[] };

function frame(n: number, { by = 'bot', shows = [], ...rest }: More = {}): Frame {
  return {
    truth: { ...unknownTable('t'), n },
    line: line(n, by),
    motion: MOTION,
    isMove: true,
    isOwn: by === 'person',
    highlights: () => shows,
    ...rest,
  };
}

function highlight(id: string, isMine: boolean): Highlight {
  return { id, isMine, unfold: UNFOLD, hold: HOLD } as Highlight;
}

interface Entry {
  readonly at: number;
  readonly n: number;
  readonly playing: number | null;
  readonly highlight: string | null;
  readonly isLast: boolean;
}

/** What was shown, with its time. */
class Show {
  readonly clock = new TestClock();
  readonly log: Entry[] = [];
  factor = 1;
  isStill = false;
  isGoingOn = false;
  preparing: Promise<void> | null = null;
  readonly playback = new Playback({
    show: ({ truth, playing, highlight: held, isLast }) =>
      this.log.push({
        at: this.clock.now(),
        n: truth.n,
        playing: playing?.n ?? null,
        highlight: held?.id ?? null,
        isLast,
      }),
    speed: () => this.factor,
    isStill: () => this.isStill,
    isGoingOn: () => this.isGoingOn,
    preparing: () => this.preparing,
    later: this.clock.later,
    now: this.clock.now,
  });

  constructor() {
    this.clock.pass(5000);
    this.playback.jump(frame(0).truth);
  }

  /** When a position was first shown. */
  first(n: number): number {
    return this.log.find((entry) => entry.n === n)?.at ?? Number.NaN;
  }

  /** When a highlight was shown, and when anything came after it. */
  span(id: string): readonly [from: number, to: number | undefined] {
    const at = this.log.findIndex((entry) => entry.highlight === id);
    return [this.log[at]?.at ?? Number.NaN, this.log[at + 1]?.at];
  }
}

describe('the playback', () => {
  it('shows my own move at once, in motion, and then at rest', () => {
    const show = new Show();
    show.playback.push(frame(1, { by: 'person' }));
    expect(show.log.at(-1)).toMatchObject({ at: 5000, n: 1, playing: 1, isLast: true });
    show.clock.pass(10_000);
    expect(show.log.at(-1)).toMatchObject({ at: 5000 + MOTION, n: 1, playing: null, isLast: true });
    expect(show.playback.isAtRest).toBe(true);
  });

  it('leaves time to think before the first move of another, and to read each before the next', () => {
    const show = new Show();
    for (let n = 1; n <= 5; n++) show.playback.push(frame(n));
    show.clock.pass(60_000);
    expect(show.first(1)).toBe(5000 + THOUGHT);
    for (let n = 2; n <= 5; n++) expect(show.first(n) - show.first(n - 1)).toBeGreaterThanOrEqual(READING);
    expect(show.log.filter(({ isLast }) => isLast).every(({ n }) => n === 5 || n === 0)).toBe(true);
  });

  it('counts the time to read from the last step of a move', () => {
    const show = new Show();
    show.playback.push(frame(1));
    show.playback.push(frame(2, { isMove: false }));
    show.playback.push(frame(3));
    show.clock.pass(60_000);
    expect(show.first(2) - show.first(1)).toBe(MOTION);
    expect(show.first(3) - show.first(2)).toBe(READING);
  });

  it('takes waiting that is over for thinking', () => {
    const show = new Show();
    show.playback.push(frame(1, { by: 'person' }));
    show.clock.pass(2000);
    show.playback.push(frame(2));
    expect(show.first(2)).toBe(7000);
  });

  it('follows the pace, and at the instant one shows only what is last', () => {
    const times = [PACE_FACTORS.normal, PACE_FACTORS.double].map((factor) => {
      const show = new Show();
      show.factor = factor;
      for (let n = 1; n <= 3; n++) show.playback.push(frame(n));
      show.clock.pass(60_000);
      return (show.log.at(-1)?.at ?? 0) - 5000;
    });
    expect(times[1]! / times[0]!).toBeCloseTo(0.5);
    const show = new Show();
    show.factor = PACE_FACTORS.instant;
    for (let n = 1; n <= 3; n++) show.playback.push(frame(n));
    expect(show.log.at(-1)).toMatchObject({ at: 5000, n: 3, playing: null });
    expect(show.clock.waiting).toBe(0);
  });

  it('skips to the last position, whatever is going on', () => {
    for (const passed of [0, 200, 300, 800, 1000, 1500, 2600]) {
      const show = new Show();
      for (let n = 1; n <= 4; n++) show.playback.push(frame(n));
      show.clock.pass(passed);
      show.playback.skip();
      expect(show.log.at(-1)).toMatchObject({ at: 5000 + passed, n: 4, playing: null, isLast: true });
      const { length } = show.log;
      show.clock.pass(60_000);
      expect(show.log).toHaveLength(length);
    }
  });

  it('goes on skipping while others are still to move, and stops with my own move', () => {
    const show = new Show();
    show.isGoingOn = true;
    show.playback.skip();
    for (let n = 1; n <= 3; n++) show.playback.push(frame(n));
    expect(show.log.at(-1)).toMatchObject({ at: 5000, n: 3 });
    show.playback.push(frame(4, { by: 'person' }));
    show.playback.push(frame(5));
    expect(show.log.at(-1)).toMatchObject({ n: 4 });
    show.clock.pass(60_000);
    expect(show.first(5)).toBeGreaterThan(5000);
    const rested = new Show();
    rested.playback.skip();
    rested.playback.push(frame(1));
    expect(rested.first(1)).toBeNaN();
  });

  it('says only of the last position that it is the last', () => {
    const show = new Show();
    show.playback.push(frame(1));
    show.playback.push(frame(2, { shows: [highlight('a', true)] }));
    show.clock.pass(60_000);
    expect(show.log.filter(({ n, isLast }) => n === 1 && isLast)).toEqual([]);
    expect(show.log.filter(({ highlight: held, isLast }) => held !== null && isLast)).toEqual([]);
    expect(show.log.at(-1)).toMatchObject({ n: 2, isLast: true });
  });
});

describe('what is shown by itself', () => {
  it('stands for its time, one after the other, and what comes next waits for it', () => {
    const show = new Show();
    show.playback.push(frame(1, { by: 'person', shows: [highlight('a', true), highlight('b', true)] }));
    show.playback.push(frame(2));
    show.clock.pass(60_000);
    const a = 5000 + MOTION;
    const b = a + UNFOLD + HOLD;
    expect(show.span('a')).toEqual([a, b]);
    expect(show.span('b')[0]).toBe(b);
    expect(show.first(2)).toBeGreaterThanOrEqual(b + UNFOLD + HOLD);
  });

  it.each([
    ['nothing may move', { isStill: true, factor: 1 }],
    ['everything is shown at once', { isStill: false, factor: 0 }],
  ])('stands until a press where it is mine and %s', (_when, around) => {
    const show = Object.assign(new Show(), around);
    show.playback.push(frame(1, { by: 'person', shows: [highlight('a', true)] }));
    show.playback.push(frame(2));
    show.clock.pass(60_000);
    expect(show.log.at(-1)).toMatchObject({ n: 1, highlight: 'a' });
    show.playback.goOn();
    show.clock.pass(60_000);
    expect(show.log.at(-1)).toMatchObject({ n: 2, highlight: null, isLast: true });
  });

  it('is never passed over by skipping where it is mine, and always where it is not', () => {
    const show = new Show();
    show.playback.push(frame(1));
    show.playback.push(frame(2, { shows: [highlight('theirs', false), highlight('mine', true)] }));
    show.playback.push(frame(3));
    show.playback.skip();
    expect(show.log.some(({ highlight: held }) => held === 'theirs')).toBe(false);
    expect(show.log.at(-1)).toMatchObject({ at: 5000, n: 2, highlight: 'mine' });
    // Neither the same press again nor many of them.
    for (let i = 0; i < 5; i++) show.playback.skip();
    expect(show.log.at(-1)).toMatchObject({ highlight: 'mine' });
    show.clock.pass(60_000);
    expect(show.span('mine')).toEqual([5000, 5000 + UNFOLD + HOLD]);
    expect(show.log.at(-1)).toMatchObject({ n: 3, isLast: true });
  });

  it('is not passed over by skipping the motion before it either', () => {
    const show = new Show();
    show.playback.push(frame(1, { by: 'person', shows: [highlight('mine', true)] }));
    show.clock.pass(MOTION / 2);
    show.playback.skip();
    expect(show.log.at(-1)).toMatchObject({ at: 5000 + MOTION / 2, highlight: 'mine' });
  });

  it('ends at a press', () => {
    const show = new Show();
    show.playback.push(frame(1, { by: 'person', shows: [highlight('a', true)] }));
    show.clock.pass(MOTION + 50);
    show.playback.goOn();
    expect(show.log.at(-1)).toMatchObject({ at: 5000 + MOTION + 50, highlight: null, isLast: true });
    show.playback.goOn();
    expect(show.playback.isAtRest).toBe(true);
  });

  it('is waited for until it can be told, and done without where it cannot be', async () => {
    const show = new Show();
    let settle = () => {};
    show.preparing = new Promise((_resolve, reject) => {
      settle = () => reject(new Error('no network'));
    });
    show.playback.push(frame(1, { by: 'person' }));
    show.playback.skip();
    expect(show.first(1)).toBeNaN();
    show.preparing = null;
    settle();
    await new Promise((resolve) => setTimeout(resolve, 0));
    show.clock.pass(60_000);
    expect(show.log.at(-1)).toMatchObject({ n: 1, isLast: true });
  });
});
