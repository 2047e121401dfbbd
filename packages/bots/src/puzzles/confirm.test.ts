import { expect, test } from 'vitest';
import type { ActionAdvice, Advice } from '../net/action-playouts.ts';
import { choicesOf } from './choices.ts';
import { isClear, leadOf } from './confirm.ts';

interface Value {
  readonly total: number;
  /** Of the difference to the best, which is what a lead is measured by. */
  readonly error?: number;
  readonly win?: number;
  readonly by?: Readonly<Record<string, number>>;
}

/** What a judge found about actions 0, 1, 2 … of seat 0, whose rival has what is left of 100 points. */
function adviceOf(...values: readonly Value[]): Advice {
  const most = Math.max(...values.map(({ total }) => total));
  const top = Math.max(...values.map(({ win = 0.5 }) => win));
  const actions = values.map(
    ({ total, error = 0.1, win = 0.5, by = {} }, action): ActionAdvice => ({
      action,
      words: `go ${action}`,
      win,
      error: 0.02,
      behind: top - win,
      behindError: win === top ? 0 : 0.02,
      points: [by, { rest: 100 - total }],
      total,
      totalError: 0.5,
      short: most - total,
      shortError: total === most ? 0 : error,
    }),
  );
  return { seat: 0, by: 'net', playouts: 100, actions };
}

test('a lead is measured against the next best choice', () => {
  const lead = leadOf(adviceOf({ total: 70 }, { total: 68, error: 0.3 }, { total: 60 }), 0);
  expect(lead).toMatchObject({ points: 2, error: 0.3, winsLess: false });
  expect(isClear(lead)).toBe(true);
});

test('a choice that another one beats has no lead', () => {
  expect(leadOf(adviceOf({ total: 70 }, { total: 71 }), 0)).toBeNull();
});

test('a small lead is not clear, nor is one within three standard errors', () => {
  expect(isClear(leadOf(adviceOf({ total: 70 }, { total: 69.3 }), 0))).toBe(false);
  expect(isClear(leadOf(adviceOf({ total: 70 }, { total: 68, error: 0.7 }), 0))).toBe(false);
});

test('whoever wins less often by it has no clear best choice', () => {
  const wins = (win: number) => leadOf(adviceOf({ total: 70, win: 0.3 }, { total: 68, win }), 0);
  expect(isClear(wins(0.31))).toBe(true);
  expect(isClear(wins(0.35))).toBe(false);
});

test('choices are told the best first, with what the others bring more or less by source', () => {
  const first = adviceOf({ total: 60, by: { panorama: 4 } }, { total: 64, by: { souvenir: 8 } });
  const second = adviceOf({ total: 62, by: { panorama: 4 } }, { total: 65, by: { souvenir: 7 } });
  const [best, other] = choicesOf([first, second], 0, 1);
  expect(best).toMatchObject({ action: 'go 1', points: [64, 65] });
  expect(best.by).toBeUndefined();
  expect(other).toMatchObject({
    action: 'go 0',
    by: { panorama: 4, souvenir: -7.5 },
    others: [0, 3.5],
  });
});
