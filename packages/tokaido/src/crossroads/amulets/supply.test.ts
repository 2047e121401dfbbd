/** Amulets: buying, holding, using, and giving back. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../../test/box-position.ts';
import { AMULET_HANDS, boxed, CALLIGRAPHY_HANDS } from '../../../test/box-position.ts';

const SIX = 'vitality fortune health friendship hospitality devotion';
const FOUR = 'dango soba tofu udon';
const pilgrim = (more: BoxedStanding = {}, left: Supplies = {}, others: BoxedStanding[] = []) =>
  boxed({ players: 3, seats: [{ at: 1, coins: 3, ...more }, ...others], left });

describe('buying', () => {
  test('[crossroads.amulet.choice] an offering, or a coin to the bank for an amulet', () => {
    const game = pilgrim().do('travel 2');
    expect(game.legal()).toEqual(['option offering', 'option amulet']);
    expect(pilgrim().do('travel 2').do('option offering').legal()).toEqual(['give 1', 'give 2', 'give 3']);
    game.do('option amulet').do('amulet health');
    expect(game.has(0)).toMatchObject({ coins: 2, offerings: 0, points: 0 });
    expect(game.owns(0).amulets).toEqual(['health']);
    expect(game.turn).toBe('0 travel');
  });

  test('[crossroads.amulet.pick, amulet-supply] the buyer sees all that is left and takes one of it', () => {
    const game = pilgrim({}, { amulets: 'fortune health devotion' }).do('travel 2').do('option amulet');
    expect(game.turn).toBe('0 amulet');
    expect(game.legal()).toEqual(['amulet fortune', 'amulet health', 'amulet devotion']);
    expect(game.why('amulet vitality')).toEqual({ why: 'not-offered' });
    expect(game.told(0)).toContainEqual({ type: 'supply', seat: 0, kind: 'amulet', cards: [1, 2, 5] });
    expect(game.told(1).some((event) => event.type === 'supply')).toBe(false);
    game.do('amulet health');
    expect([game.owns(0).amulets, game.supply('amulet')]).toEqual([['health'], ['fortune', 'devotion']]);
  });

  test('[supply-empty] with none left there is only the offering', () => {
    const game = pilgrim({ amulets: SIX }).do('travel 2');
    expect(game.why('option amulet')).toEqual({ why: 'supply-empty' });
    expect(game.legal()).toEqual(['option offering', 'use health']);
  });

  test('[zero-coins] without a coin there is neither, so the temple is closed', () => {
    expect(pilgrim({ coins: 0 }).why('travel 2')).toEqual({ why: 'coins', have: 0, need: 1 });
    expect(pilgrim({ coins: 1 }).legal()).toContain('travel 2');
  });

  test('[decline-after-choice] who has chosen to buy must take one', () => {
    const game = pilgrim().do('travel 2').do('option amulet');
    expect(game.legal()).toHaveLength(6);
    expect(game.legal().every((action) => action.startsWith('amulet '))).toBe(true);
    expect(game.why('option -')).toEqual({ why: 'other-decision' });
  });

  test('[crossroads.amulet.several] several may be held', () => {
    const game = pilgrim({ amulets: 'vitality fortune' }).do('travel 2').do('option amulet');
    expect(game.do('amulet devotion').owns(0).amulets).toEqual(['vitality', 'fortune', 'devotion']);
  });
});

describe('using', () => {
  test('[crossroads.amulet.single-use, crossroads.amulet.returns] once, then back into the supply', () => {
    const game = pilgrim({ amulets: 'fortune' });
    expect(game.supply('amulet')).not.toContain('fortune');
    game.do('use fortune', { die: '1' });
    expect(game.owns(0).amulets).toEqual([]);
    expect(game.supply('amulet')).toEqual(SIX.split(' '));
    expect(game.why('use fortune')).toEqual({ why: 'not-held' });
    for (const who of [1, -1]) {
      expect(game.told(who)).toContainEqual({ type: 'amuletUsed', seat: 0, amulet: 1 });
    }
  });

  test('[crossroads.amulet.single-use] whatever the seat, the card leaves the hand that used it', () => {
    const seats = [
      { at: 5, amulets: 'health' },
      { at: 1, amulets: 'fortune devotion' },
    ];
    const game = boxed({ players: 3, seats }).do('use fortune', { die: '2' });
    expect(game.owns(1).amulets).toEqual(['devotion']);
    expect(game.owns(0).amulets).toEqual(['health']);
    expect(game.has(1).coins).toBe(9);
  });

  test('[crossroads.amulet.returns, amulet-supply] a used one can be bought again', () => {
    const game = pilgrim({ amulets: 'fortune' }).do('use fortune', { die: '0' }).do('travel 2');
    expect(game.do('option amulet').legal()).toContain('amulet fortune');
    expect(game.do('amulet fortune').owns(0).amulets).toEqual(['fortune']);
  });

  test('[amulet-several] Friendship, Health and Devotion in one turn', () => {
    const seats = [{ at: 12, coins: 4, amulets: 'fortune friendship health devotion' }, { at: 13 }];
    const game = boxed({ players: 3, seats }).do('use fortune', { die: '2' }).do('use friendship');
    game.do('travel 13').do('use health').do('use devotion');
    game.do('option hot-spring', { 'hot-spring': '3' });
    expect(game.has(0)).toMatchObject({ coins: 5, offerings: 1, points: 4 + 1 + 3 });
    expect(game.owns(0).amulets).toEqual([]);
    expect(game.supply('amulet')).toHaveLength(6);
  });

  test('[amulet-windows] using one is an action at its decision, which is asked again after it', () => {
    const game = pilgrim({ amulets: 'fortune' });
    const before = game.pending;
    game.do('use fortune', { die: '3' });
    expect(game.turn).toBe('0 travel');
    expect(game.pending.number).toBe(before.number + 1);
    expect(game.legal()).toContain('travel 2');
  });

  test('[crossroads.explain.not-held, crossroads.explain.not-now] why an amulet cannot be used', () => {
    const game = pilgrim({ amulets: 'hospitality' });
    expect(game.why('use health')).toEqual({ why: 'not-held' });
    expect(game.why('use hospitality')).toEqual({ why: 'not-now' });
    const base = boxed({ players: 3, boxes: [], seats: [{ at: 1 }] });
    expect(base.why('use health')).toEqual({ why: 'not-held' });
  });
});

describe('the turn of purchase', () => {
  /** A leader who holds Health buys Vitality, which could be used as soon as the stop is over. */
  const leader = () => {
    const others = [{ at: 3 }, { at: 4 }];
    return pilgrim({ amulets: 'health' }, {}, others)
      .do('travel 9')
      .do('option amulet')
      .do('amulet vitality');
  };

  test('[amulet-same-turn, crossroads.amulet.next-move] a new amulet waits for the next move', () => {
    const game = leader();
    expect([game.turn, game.legal()]).toEqual(['0 rest', ['rest']]);
    expect(game.why('use vitality')).toEqual({ why: 'not-held' });
    expect(game.owns(0).amulets).toEqual(['vitality', 'health']);
  });

  test('[crossroads.amulet.next-move] with the next move it can be used', () => {
    const game = leader().do('rest').do('travel 10').do('option encounter', { encounter: 'samurai' });
    game.do('travel 11').do('option panorama-sea');
    expect(game.turn).toBe('0 travel');
    game.do('travel 13').do('option hot-spring', { 'hot-spring': '2' });
    expect(game.legal()).toEqual(['use vitality', 'rest']);
  });

  test('[amulet-same-turn] Vitality bought while leading does not lead on', () => {
    const game = pilgrim({}, {}, [{ at: 3 }, { at: 4 }])
      .do('travel 9')
      .do('option amulet')
      .do('amulet vitality');
    expect(game.turn).toBe('1 travel');
  });

  test('[amulet-same-turn] but in the extra turn of Vitality, a move of its own, it may be used', () => {
    const seats = [{ at: 1, coins: 3, amulets: 'vitality' }, { at: 3 }, { at: 4 }];
    const game = boxed({ players: 3, seats }).do('travel 9').do('option amulet').do('amulet fortune');
    expect(game.turn).toBe('0 rest');
    expect(game.do('use vitality').legal()).toContain('use fortune');
  });

  test('[crossroads.amulet.next-move] it comes into the hand of the buyer, whatever the seat', () => {
    const game = boxed({ players: 3, seats: [{ at: 12 }, { at: 1, coins: 3 }, { at: 13 }] }).do('travel 2');
    game.do('option amulet').do('amulet fortune');
    expect(game.turn).toBe('1 travel');
    expect(game.legal()).toContain('use fortune');
    expect([0, 1, 2].map((seat) => game.believes(-1, 'amulets', AMULET_HANDS + seat).size)).toEqual([
      0, 1, 0,
    ]);
  });

  test('[amulet-same-turn] one bought earlier serves while a new one waits', () => {
    const game = pilgrim({ amulets: 'health', coins: 5 }).do('travel 2').do('use health');
    game.do('option amulet').do('amulet fortune').do('option offering').do('give 2');
    expect(game.turn).toBe('0 travel');
    expect(game.legal()).toContain('use fortune');
  });
});

describe('what others may know', () => {
  test('[crossroads.amulet.secret, crossroads.view.hands] nobody else learns which amulet was taken', () => {
    const games = ['health', 'vitality'].map((amulet) =>
      pilgrim().do('travel 2').do('option amulet').do(`amulet ${amulet}`),
    );
    for (const who of [1, 2, -1]) {
      expect(games[0].view(who)).toEqual(games[1].view(who));
      expect(games[0].told(who)).toEqual(games[1].told(who));
    }
    expect(games[0].told(1)).toContainEqual({ type: 'hiddenCard', seat: 0, kind: 'amulet' });
    expect(games[0].told(0)).toContainEqual({ type: 'amulet', seat: 0, amulet: 2 });
    expect(games[0].view(0)).not.toEqual(games[1].view(0));
  });

  test('[crossroads.view.hands] how many each holds is open', () => {
    const game = pilgrim({ amulets: 'health vitality' });
    for (const who of [0, 1, -1]) {
      expect(game.believes(who, 'amulets', AMULET_HANDS).size).toBe(2);
      expect(game.believes(who, 'amulets', 0).size).toBe(4);
    }
    expect(game.believes(1, 'amulets', AMULET_HANDS).certain).toEqual([]);
    expect(game.believes(0, 'amulets', AMULET_HANDS).certain).toEqual(['vitality', 'health']);
  });

  test('[crossroads.view.buyer-learns] the buyer learns what is left, and so what the others hold together', () => {
    const game = pilgrim({}, {}, [
      { at: 3, amulets: 'health' },
      { at: 4, amulets: 'vitality' },
    ]);
    expect(game.believes(0, 'amulets', AMULET_HANDS + 1).certain).toEqual([]);
    game.do('travel 2').do('option amulet');
    expect(game.believes(0, 'amulets', 0).certain).toEqual([
      'fortune',
      'friendship',
      'hospitality',
      'devotion',
    ]);
    expect(game.believes(0, 'amulets', AMULET_HANDS + 1).possible).toEqual(['vitality', 'health']);
  });

  test('[crossroads.view.fades] once another buys unseen, a card may be in either place', () => {
    const game = pilgrim({}, {}, [{ at: 3, coins: 3 }]);
    game.do('travel 2').do('option amulet').do('amulet devotion');
    expect(game.believes(0, 'amulets', 0).certain).toHaveLength(5);
    game.do('travel 4').do('option panorama-paddy');
    game.do('travel 9').do('option amulet').do('amulet health');
    expect(game.believes(0, 'amulets', 0)).toMatchObject({ size: 4, certain: [] });
    expect(game.believes(0, 'amulets', 0).possible).toEqual(
      SIX.split(' ').filter((amulet) => amulet !== 'devotion'),
    );
    expect(game.believes(0, 'amulets', AMULET_HANDS).certain).toEqual(['devotion']);
  });

  test('[crossroads.view.returned] a used amulet is known to lie in the supply again', () => {
    const game = pilgrim({ amulets: 'fortune' }, {}, [{ at: 3, amulets: 'health' }]);
    game.do('use fortune', { die: '0' });
    for (const who of [0, 1, 2]) expect(game.believes(who, 'amulets', 0).certain).toContain('fortune');
  });

  test('[crossroads.view.spectator] a spectator sees the numbers and no card', () => {
    const game = pilgrim({ amulets: 'health', calligraphy: 'fasting' }).do('travel 2').do('option amulet');
    for (const [family, hands] of [
      ['amulets', AMULET_HANDS],
      ['calligraphy', CALLIGRAPHY_HANDS],
    ] as const) {
      const all = game.believes(-1, family, 0).possible;
      expect(all).toHaveLength(6);
      expect(game.believes(-1, family, 0)).toEqual({ size: 5, certain: [], possible: all });
      expect(game.believes(-1, family, hands)).toEqual({ size: 1, certain: [], possible: all });
    }
    expect(game.told(-1).some((event) => event.type === 'supply')).toBe(false);
  });

  test('[asked-alike] with a usable amulet in hand one is asked, whichever it is', () => {
    const turns = SIX.split(' ').map((amulets) => pilgrim({ amulets, coins: 0 }).do('travel 5').turn);
    expect(new Set(turns)).toEqual(new Set(['0 option']));
    expect(pilgrim({ coins: 0 }).do('travel 5', { 'hot-spring': '2' }).turn).toBe('0 travel');
  });

  test('[asked-alike] a leader who holds any amulet is asked whether to rest', () => {
    const seats = (amulets: string) => [{ at: 1, coins: 0, amulets }, { at: 2 }, { at: 3 }];
    for (const amulets of SIX.split(' ')) {
      const game = boxed({ players: 3, seats: seats(amulets) })
        .do('travel 7')
        .do('option wages');
      expect(game.turn).toBe('0 rest');
      expect(game.legal()).toEqual(amulets === 'vitality' ? ['use vitality', 'rest'] : ['rest']);
      expect(game.do('rest').turn).toBe('1 travel');
    }
    expect(boxed({ players: 3, seats: seats('') }).do('travel 7').turn).toBe('1 travel');
  });
});

test('[crossroads.amulet.next-move] what was bought on the road can be used at the inn that comes next', () => {
  const game = pilgrim().do('travel 2').do('option amulet').do('amulet hospitality');
  expect(game.do('travel 14', { meal: FOUR }).legal()).toContain('use hospitality');
});
