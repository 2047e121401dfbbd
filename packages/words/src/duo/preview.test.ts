/** What previews and buttons say of a position, in numbers. */

import type { State } from '@tokaido/duo';
import { duo } from '@tokaido/duo';
import { Actions, FastChance } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import '../locales/en/duo.ts';
import { wareCount } from './effects.ts';
import { commitWords, sayHeading, sayPreview } from './preview.ts';
import { sayQuestion } from './questions.ts';
import type { Seen } from './seen.ts';

const INFO = { seats: [] };

function seenNow(s: State): Seen {
  const turn = duo.pending(s);
  const me = turn?.seat ?? -1;
  const actions = new Actions();
  duo.legal(s, actions);
  const legal = actions.toArray().map((action) => duo.rules.describe(action));
  return { me, view: duo.observe(s, me), s, turn, mine: true, legal };
}

/** The first position of random games in which `wanted` is open, after `prepare` has changed whoever decides. */
function positionWith(wanted: string, prepare: (s: State, me: number) => void = () => {}): Seen {
  for (let seed = 1; seed < 60; seed++) {
    const chance = new FastChance(seed);
    const s = duo.setup({ first: 'drawn' }, { chance, tell: null });
    while (!duo.isOver(s)) {
      const seen = seenNow(s);
      if (seen.legal.includes(wanted)) {
        prepare(s, seen.me);
        return seenNow(s);
      }
      const chosen = seen.legal[chance.below(seen.legal.length)] ?? '';
      duo.play(s, duo.rules.parse(chosen) ?? -1, { chance, tell: null });
    }
  }
  throw new Error(`${wanted} never came up`);
}

/** A purse and slabs as a test wants them. */
const withGold = (coins: number, slabs: number) => (s: State, me: number) =>
  Object.assign(s.players[me] ?? {}, { coins, slabs });

describe('a sale', () => {
  test('says price, coins, the slab by its number and what it adds', () => {
    const seen = positionWith('sell 2 doll', withGold(6, 2));
    const price = (seen.view.table.boutiques as readonly number[])[seen.s.players[seen.me]?.merchant ?? 0];
    const each = (price ?? 0) & 15;
    const { slabs } = seen.s.island.board;
    expect(sayPreview('sell 2 doll', seen, INFO)).toBe(
      `Sell 2 dolls at ${each}: ${2 * each} coins, third slab: +${(slabs[3] ?? 0) - (slabs[2] ?? 0)} points for 10 coins.`,
    );
  });

  test('that brings the last slab says that the game ends', () => {
    const seen = positionWith('sell 2 doll', withGold(6, 5));
    expect(sayPreview('sell 2 doll', seen, INFO)).toContain('sixth slab');
    expect(sayPreview('sell 2 doll', seen, INFO)).toContain('this is the last turn');
  });

  test('that brings no slab speaks of none', () => {
    expect(sayPreview('sell 1 fan', positionWith('sell 1 fan', withGold(0, 2)), INFO)).not.toContain('slab');
  });
});

test('a step on a track says what the product becomes', () => {
  const seen = positionWith('pilgrim s17', (s, me) =>
    Object.assign(s.players[me] ?? {}, { temple: 4, garden: 3 }),
  );
  expect(sayPreview('pilgrim s17', seen, INFO)).toBe(
    'Temple: step to temple 5: 4 × 3 becomes 5 × 3, +3 points.',
  );
  expect(sayHeading('pilgrim s17', seen)).toBe('Temple');
  expect(commitWords('pilgrim s17', seen)).toBe('Go and pray');
});

test('a complete track leaves nothing to do, and the button says only that one goes there', () => {
  const seen = positionWith('pilgrim s17', (s, me) => Object.assign(s.players[me] ?? {}, { temple: 9 }));
  expect(sayPreview('pilgrim s17', seen, INFO)).toBe('Temple: the temple track is complete.');
  expect(commitWords('pilgrim s17', seen)).toBe('Go there');
});

test('a gift says which one it is and what it adds', () => {
  const seen = positionWith('gift');
  const given = seen.s.players[seen.me]?.gifted ?? 0;
  const { gifts } = seen.s.island.board;
  expect(given).toBe(0);
  expect(sayPreview('gift', seen, INFO)).toMatch(
    new RegExp(`^Give the \\w+: first gift, \\+${gifts[1]} points\\.$`),
  );
});

test('a draw that does not fit says how much may stay', () => {
  const seen = positionWith('draw 4');
  const all = wareCount(seen.s, seen.me) + 4;
  expect(all).toBeGreaterThan(5);
  expect(sayPreview('draw 4', seen, INFO)).toBe(`Draw 4 wares, 5 of ${all} can stay.`);
});

test('a shared device names whom it asks', () => {
  const seen = positionWith('draw 3');
  const color = seen.me === 0 ? 'Purple' : 'Green';
  expect(sayQuestion(seen, { ...INFO, isShared: true })).toMatch(new RegExp(`^${color}: `));
  expect(sayQuestion(seen, INFO)).not.toContain(color);
});
