import { describe, expect, test } from 'vitest';
import { dealer, legal, stack } from '../test/frame-stack.ts';

describe('add-ons', () => {
  function withAmulet(actions: () => readonly number[], quiet = false) {
    const built = stack();
    let held = true;
    const ask = built.decision('ask', actions, quiet);
    built.frames.extend(ask, {
      owns: (action) => action === 5,
      legal(_s, out) {
        if (held) out.add(5);
      },
      play(_s, action, _d, seat) {
        held = false;
        built.done.push(`amulet of ${seat}: ${action}`);
      },
      explain: (_s, action) => ({ why: 'not held', action }),
    });
    built.frames.push(built.s, ask, 1, 2);
    return built;
  }

  test('their actions stand in the order of all', () => {
    const { frames, s } = withAmulet(() => [3, 9]);
    expect(legal(frames, s)).toEqual([3, 5, 9]);
  });

  test('the decision is asked again once one of them has been used', () => {
    const { frames, s, done } = withAmulet(() => [3, 9]);
    frames.answer(s, 5, dealer);
    frames.advance(s, dealer);
    expect(done).toEqual(['amulet of 1: 5']);
    expect(legal(frames, s)).toEqual([3, 9]);
    frames.answer(s, 9, dealer);
    expect(done).toEqual(['amulet of 1: 5', 'ask 1 2 0: 9']);
    expect(frames.isEmpty(s)).toBe(true);
  });

  test('they count when a quiet decision looks whether there is a choice', () => {
    const { frames, s, done } = withAmulet(() => [3], true);
    frames.advance(s, dealer);
    expect(done).toEqual([]);
    frames.answer(s, 5, dealer);
    frames.advance(s, dealer);
    expect(done).toEqual(['amulet of 1: 5', 'ask 1 2 0: 3']);
  });

  test('several of them hang on one decision, each with its own actions', () => {
    const { frames, s, done } = withAmulet(() => [3, 9]);
    frames.extend(0, {
      owns: (action) => action === 1 || action === 7,
      legal(_s, out) {
        out.add(7);
        out.add(1);
      },
      play: (_s, action) => done.push(`charm: ${action}`),
      explain: (_s, action) => ({ why: 'no charm', action }),
    });
    expect(legal(frames, s)).toEqual([1, 3, 5, 7, 9]);
    frames.answer(s, 7, dealer);
    frames.answer(s, 5, dealer);
    expect(done).toEqual(['charm: 7', 'amulet of 1: 5']);
    expect(frames.explain(s, 1)).toEqual({ why: 'no charm', action: 1 });
    expect(frames.explain(s, 5)).toEqual({ why: 'not held', action: 5 });
    expect(frames.explain(s, 4)).toEqual({ why: 'not at ask', action: 4 });
    frames.answer(s, 9, dealer);
    expect(done.at(-1)).toBe('ask 1 2 0: 9');
  });

  test('each explains its own actions', () => {
    const { frames, s } = withAmulet(() => [3, 9]);
    expect(frames.explain(s, 5)).toEqual({ why: 'not held', action: 5 });
    expect(frames.explain(s, 4)).toEqual({ why: 'not at ask', action: 4 });
  });
});
