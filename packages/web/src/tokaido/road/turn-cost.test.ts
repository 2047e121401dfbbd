/** The turn cost, against positions worked out by hand and against every way the other could walk. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import type { Options, State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import type { Seen } from '../model.ts';
import { turnCost } from './turn-cost.ts';

function seenBy(s: State, me: number): Seen {
  const legal = new Actions();
  tokaido.legal(s, legal);
  const words = legal.toArray().map((action) => tokaido.rules.describe(action));
  const pending = tokaido.pending(s)!;
  return { me, view: tokaido.observe(s, me), s, turn: { ...pending, undo: false }, mine: true, legal: words };
}

/** The first traveler stands at the start and is to move; the others stand where they are put. */
function position(others: readonly number[], options: Partial<Options> = {}): Seen {
  const s = tokaido.setup(
    { players: others.length + 1, boxes: [], variations: ['initiation'], ...options },
    silent(new FastChance(1)),
  );
  const legal = new Actions();
  while (tokaido.pending(s)?.decision !== 'travel') {
    tokaido.legal(s, legal);
    tokaido.play(s, legal.list[0]!, silent(new FastChance(1)));
  }
  const me = tokaido.rules.frames.seat(s);
  const seats = s.all.slice(0, s.players).filter(({ seat }) => seat !== me);
  for (const [i, p] of seats.entries()) {
    p.position = others[i]!;
    p.place = 1;
    p.coins = 5;
  }
  return seenBy(s, me);
}

const stops = (seen: Seen, to: number) => turnCost(seen, `travel ${to}`).map((cost) => cost.stops);

describe('the turn cost', () => {
  it('counts each free stop up to me, and the one beyond', () => {
    // From 3: paddy 4, spring 5, farm 7 (6 is taken), temple 9. From 6: farm 7, temple 9.
    expect(stops(position([3, 6]), 8)).toEqual([4, 2]);
  });

  it('names nobody who stands ahead of where I go', () => {
    const seen = position([3, 6]);
    expect(stops(seen, 1)).toEqual([]);
    expect(turnCost(seen, 'travel 4').map(({ seat }) => seen.s.all[seat]!.position)).toEqual([3]);
  });

  it('goes on past an inn that I reach first: the others leave it before me', () => {
    // Nine stops from 3 to 13 without 6, the inn, and the first stop of the next leg.
    expect(stops(position([3, 6]), 14)).toEqual([11, 9]);
  });

  it('counts the second place of a stop, which leaves first', () => {
    expect(stops(position([4, 12, 13]), 5)).toEqual([2]);
    // With three players the second place is not used.
    expect(stops(position([4, 12]), 5)).toEqual([1]);
  });

  it('counts the other way round on a return trip', () => {
    const there = position([3, 6]);
    const back = position([3, 6], { variations: ['initiation', 'return-trip'] });
    expect(stops(there, 13)).toHaveLength(2);
    for (const action of back.legal) {
      const costs = turnCost(back, action);
      const to = 54 - Number(action.split(' ')[1]);
      expect(costs).toHaveLength([3, 6].filter((at) => at < to).length);
    }
  });

  it('says nothing of actions that are no open walk of mine', () => {
    const seen = position([3, 6]);
    expect(turnCost(seen, 'travel 40')).toEqual([]);
    expect(turnCost(seen, 'give 1')).toEqual([]);
    expect(turnCost({ ...seen, me: (seen.me + 1) % 3 }, 'travel 8')).toEqual([]);
  });

  it('is the most of all ways to walk, at random positions', () => {
    const seed = 20;
    const rng = new FastChance(seed);
    let checked = 0;
    for (const options of [{ players: 3 }, { players: 4 }, { players: 5, variations: ['return-trip'] }]) {
      const s = tokaido.setup({ boxes: [], variations: [], ...options }, silent(rng));
      const legal = new Actions();
      while (!tokaido.isOver(s)) {
        const pending = tokaido.pending(s)!;
        if (pending.decision === 'travel' && pending.details.mover === pending.seat) {
          const seen = seenBy(s, pending.seat);
          for (const words of seen.legal.slice(0, 3)) {
            for (const { seat, stops: most } of turnCost(seen, words)) {
              // All ways to walk far are too many.
              if (most > 6) continue;
              const action = tokaido.rules.parse(words)!;
              expect(mostOf(s, pending.seat, action, seat), `seed ${seed}, ${words}`).toBe(most);
              checked++;
            }
          }
        }
        tokaido.legal(s, legal);
        tokaido.play(s, legal.list[Math.min(legal.count - 1, rng.below(4))]!, silent(rng));
      }
    }
    expect(checked).toBeGreaterThan(50);
  });
});

/** Every way of the other to walk until I move again; everybody else hurries on. */
function mostOf(from: State, me: number, action: number, other: number): number {
  const start = tokaido.clone(from);
  tokaido.play(start, action, silent(new FastChance(1)));
  const known = new Map<string, number>();
  const visit = (s: State): number => {
    const pending = tokaido.pending(s);
    if (pending === null || (pending.decision === 'travel' && pending.details.mover === me)) return 0;
    const legal = new Actions();
    tokaido.legal(s, legal);
    const after = (choice: number) => {
      const next = tokaido.clone(s);
      tokaido.play(next, choice, silent(new FastChance(1)));
      return next;
    };
    if (pending.decision !== 'travel') {
      const richest = legal
        .toArray()
        .map(after)
        .reduce((a, b) => (b.all[pending.seat]!.coins > a.all[pending.seat]!.coins ? b : a));
      return visit(richest);
    }
    const key = s.m.join();
    if (known.has(key)) return known.get(key)!;
    const walks = legal.toArray().map(after);
    const furthest = walks.reduce((a, b) =>
      b.all[pending.details.mover]!.position > a.all[pending.details.mover]!.position ? b : a,
    );
    const most = pending.details.mover === other ? 1 + Math.max(...walks.map(visit)) : visit(furthest);
    known.set(key, most);
    return most;
  };
  return visit(start);
}
