/** O-Tsukimi: a calligraphy for everybody. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';
import { holds } from '../../../test/festivals.ts';
import { recount } from '../../index.ts';

const FOUR = 'dango soba tofu udon';

describe('the choice', () => {
  test('[matsuri.o-tsukimi.publish] the chooser lays open any calligraphy of the supply', () => {
    const game = holds('o-tsukimi', [{}, { calligraphy: 'fasting' }, {}]);
    expect(game.turn).toBe('0 publish');
    expect(game.legal()).toEqual(
      ['foresight', 'contemplation', 'nostalgia', 'patience', 'perfection'].map((card) => `publish ${card}`),
    );
    expect(game.why('publish fasting')).toEqual({ why: 'not-offered' });
    expect(game.why('travel 15')).toEqual({ why: 'other-decision' });
    game.do('publish patience');
    expect(game.view(2).table.sharedCalligraphy).toBe(1 << 3);
    expect(game.supply('calligraphy')).not.toContain('patience');
    for (const who of [1, -1]) {
      expect(game.told(who)).toContainEqual({ type: 'sharedCalligraphy', seat: 0, calligraphy: 3 });
    }
  });

  test('[matsuri.view.shared] the chooser sees the supply, the others only the card laid open', () => {
    const game = holds('o-tsukimi', [{}, { calligraphy: 'fasting' }, {}]);
    expect(game.believes(0, 'calligraphy', 2).certain).toEqual(['fasting']);
    expect(game.told(1).some((event) => event.type === 'supply')).toBe(false);
    game.do('publish patience');
    expect(game.believes(2, 'calligraphy', 0).possible).not.toContain('patience');
    expect(game.believes(2, 'calligraphy', 2)).toMatchObject({ size: 1, certain: [] });
  });

  test('[o-tsukimi-details] with an empty supply nothing happens', () => {
    const game = holds('o-tsukimi', [{}, {}, {}], {}, { left: { calligraphy: '' } });
    expect(game.turn).toBe('2 travel');
  });
});

describe('the end', () => {
  /** The last to arrive in Edo, with a calligraphy in the open. */
  function end(shared: string, seats: readonly BoxedStanding[]) {
    const standing = seats.map((seat, i) => ({ at: i === 0 ? 53 : 54, coins: 0, ...seat }));
    const cards = 'foresight contemplation nostalgia patience perfection fasting'.split(' ');
    const held = seats.flatMap((seat) => (seat.calligraphy ?? '').split(' '));
    const left = { calligraphy: cards.filter((card) => card !== shared && !held.includes(card)).join(' ') };
    const game = boxed({ players: seats.length, boxes: MATSURI, seats: standing, left });
    game.state.sharedCalligraphy = 1 << cards.indexOf(shared);
    return game.do('travel 54', { meal: FOUR }).do('eat -');
  }

  test('[matsuri.o-tsukimi.everybody, o-tsukimi-details] everybody scores it on their own collection', () => {
    const game = end('foresight', [{ coins: 3 }, { coins: 1 }, {}]);
    expect([0, 1, 2].map((seat) => game.by(seat).calligraphy ?? 0)).toEqual([6, 2, 0]);
    const scored = (seat: number, points: number) => ({
      type: 'calligraphyScored',
      seat,
      calligraphy: 0,
      points,
    });
    const told = game.told(-1);
    expect(told.filter(({ type }) => type === 'calligraphyScored')).toEqual([
      scored(0, 6),
      scored(1, 2),
      scored(2, 0),
    ]);
    expect(told.filter((event) => event.type === 'points' && event.source === 'calligraphy')).toHaveLength(2);
  });

  test('[neutral-and-festivals] not the neutral traveler', () => {
    const game = end('fasting', [{}, {}]);
    expect([0, 1].map((seat) => game.by(seat).calligraphy)).toEqual([12, 12]);
    expect(game.seat(2).points).toBe(0);
  });

  test('[o-tsukimi-details] it belongs to nobody: no Chatterbox, no type for Suseri, no double for Marihito', () => {
    const game = end('foresight', [{ traveler: 'suseri', coins: 1 }, { traveler: 'marihito', coins: 1 }, {}]);
    expect([0, 1, 2].map((seat) => game.has(seat).achievements)).toEqual([[], [], []]);
    expect(game.by(0)).toEqual({ calligraphy: 2 });
    expect(game.by(1)).toEqual({ calligraphy: 2 });
  });

  test("[o-tsukimi-details] nobody's Perfection counts it, but Perfection in the open counts itself", () => {
    const own = end('fasting', [{ calligraphy: 'perfection' }, { encounters: 'kuge kuge' }, {}]);
    expect(own.by(0).calligraphy).toBe(1 + 12);
    const open = end('perfection', [{ calligraphy: 'foresight' }, { encounters: 'kuge kuge' }, {}]);
    expect([0, 1, 2].map((seat) => open.by(seat).calligraphy)).toEqual([1 + 1, 2 + 1, 1]);
    for (const p of open.state.all.slice(0, 3)) expect(recount(open.state, p)).toBe(p.points);
  });
});
