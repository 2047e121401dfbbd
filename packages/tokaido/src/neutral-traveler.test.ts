/** The two-player game and its neutral traveler. */

import { SPECTATOR } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { MENU, Position, position } from '../test/position.ts';

const NEUTRAL = 2;
const FOUR = 'dango soba tofu udon';

describe('who moves', () => {
  test('[base.neutral.setup] a third traveler joins the line at Kyoto, its order is random', () => {
    const game = Position.begin(2, ['initiation'], { line: '2 1 0' });
    expect(game.state.travelers).toBe(3);
    expect(game.told(SPECTATOR)).toContainEqual({ type: 'line', order: [2, 1, 0] });
    expect([game.seat(2).position, game.seat(2).place]).toEqual([0, 3]);
    for (const players of [3, 4, 5])
      expect(position({ players, seats: [{ at: 0 }] }).state.travelers).toBe(players);
  });

  test('[base.neutral.last-moves] it moves when it is last, and only then', () => {
    const last = position({ players: 2, seats: [{ at: 4 }, { at: 6 }, { at: 2 }] });
    expect([last.pending.decision, last.pending.mover]).toEqual(['travel', NEUTRAL]);
    const ahead = position({ players: 2, seats: [{ at: 4 }, { at: 6 }, { at: 5 }] });
    expect([ahead.pending.seat, ahead.pending.mover]).toEqual([0, 0]);
  });

  test('[base.neutral.leader-moves, neutral-mover] the player in front moves it', () => {
    const move = (first: number, second: number) =>
      position({ players: 2, seats: [{ at: first }, { at: second }, { at: 2 }] }).pending.seat;
    expect(move(4, 6)).toBe(1);
    expect(move(7, 6)).toBe(0);
  });

  test('[neutral-mover] at an inn the player nearer the road is in front', () => {
    const move = (first: number, second: number) =>
      position({
        players: 2,
        seats: [
          { at: 14, place: first },
          { at: 14, place: second },
          { at: 14, place: 3 },
        ],
      }).pending.seat;
    expect(move(1, 2)).toBe(0);
    expect(move(2, 1)).toBe(1);
    const game = Position.begin(2, ['initiation'], { line: '2 1 0' });
    expect([game.pending.seat, game.pending.mover]).toEqual([0, NEUTRAL]);
  });

  test('[neutral-mover] only the player in front may submit its move', () => {
    const game = position({ players: 2, seats: [{ at: 4 }, { at: 6 }, { at: 2 }] });
    expect(game.why('travel 3', 0)).toEqual({ why: 'not-your-turn', turn: 1 });
    game.do('travel 13');
    expect(game.seat(NEUTRAL).position).toBe(13);
    expect(game.turn).toBe('0 travel');
  });

  test('[base.neutral.last-moves] when it is still last it moves again', () => {
    const game = position({ players: 2, seats: [{ at: 12 }, { at: 13 }, { at: 2 }] }).do('travel 3');
    expect([game.pending.seat, game.pending.mover]).toEqual([1, NEUTRAL]);
  });
});

describe('where it stops', () => {
  test('[neutral-anywhere] on any free space, without coins or a look at panoramas', () => {
    const done = { panoramas: [3, 4, 5] as const, coins: 0 };
    const game = position({ players: 2, seats: [{ at: 4, ...done }, { at: 6, ...done }, { at: 0 }] });
    const free = [1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14];
    expect(game.legal()).toEqual(free.map((to) => `travel ${to}`));
    expect(game.why('travel 4')).toEqual({ why: 'occupied', by: [0] });
    expect(game.why('travel 6')).toEqual({ why: 'second-place', players: 2, by: [1] });
    expect(game.why('travel 15')).toEqual({ why: 'beyond-the-inn', inn: 14 });
  });

  test('[base.neutral.blocks] its space is closed to the players', () => {
    const game = position({ players: 2, seats: [{ at: 2 }, { at: 6 }, { at: 5 }] });
    expect(game.why('travel 5')).toEqual({ why: 'second-place', players: 2, by: [NEUTRAL] });
    const single = position({ players: 2, seats: [{ at: 2 }, { at: 6 }, { at: 4 }] });
    expect(single.why('travel 4')).toEqual({ why: 'occupied', by: [NEUTRAL] });
  });

  test('[base.neutral.no-effect] it takes no coins, cards or points, and draws nothing', () => {
    for (const to of [1, 3, 4, 5, 6, 7, 8, 10, 11]) {
      const game = position({ players: 2, seats: [{ at: 12 }, { at: 13 }, { at: 0, coins: 0 }] });
      game.do(`travel ${to}`);
      expect(game.has(NEUTRAL)).toEqual({
        coins: 0,
        points: 0,
        souvenirs: [],
        dishes: [],
        encounters: [],
        springs: [0, 0],
        panoramas: [0, 0, 0],
        offerings: 0,
        achievements: [],
      });
      expect(game.told(1)).toEqual([{ type: 'travel', seat: NEUTRAL, to, place: 1 }]);
    }
  });

  test('[base.neutral.temple, neutral-temple] at a temple the bank lays down one coin for it', () => {
    const game = position({ players: 2, seats: [{ at: 12 }, { at: 13 }, { at: 0, offerings: 2 }] });
    game.do('travel 2');
    expect(game.has(NEUTRAL).offerings).toBe(3);
    expect(game.told(0)).toContainEqual({ type: 'offering', seat: NEUTRAL, coins: 1, bank: true });
    expect(game.turn).toBe('1 travel');
  });
});

describe('at the end', () => {
  const end = (mine: number, theirs: number, neutral: number) => {
    const game = position({
      players: 2,
      seats: [{ at: 53, offerings: mine, coins: 0 }, { offerings: theirs }, { offerings: neutral }],
    });
    game.do('travel 54', { meal: FOUR }).do('eat -');
    return [0, 1].map((seat) => game.by(seat)['donor-rank'] ?? 0);
  };

  test('[base.neutral.temple-ranked, neutral-temple] it is ranked with the donors', () => {
    expect(end(4, 3, 5)).toEqual([7, 4]);
    expect(end(4, 3, 4)).toEqual([10, 7]);
    expect(end(4, 2, 3)).toEqual([10, 4]);
    expect(end(0, 1, 3)).toEqual([0, 7]);
    expect(end(4, 3, 0)).toEqual([10, 7]);
  });

  test('[neutral-achievements] it competes for no achievement, and has no score', () => {
    const game = position({
      players: 2,
      seats: [{ at: 53, coins: 0, springs: [1, 0] }, {}, { springs: [0, 5] }],
    });
    game.do('travel 54', { meal: FOUR }).do('eat -');
    expect(game.has(0).achievements).toEqual(['bather']);
    expect(game.has(NEUTRAL).achievements).toEqual([]);
    expect(game.places()).toEqual([1, 2]);
  });

  test('[base.neutral.usual-rules] the journey ends only when the neutral traveler has arrived too', () => {
    const game = position({ players: 2, seats: [{ at: 53, coins: 0 }, {}, { at: 50 }] });
    expect([game.pending.seat, game.pending.mover]).toEqual([1, NEUTRAL]);
    game.do('travel 54', { meal: FOUR, discard: 'soba' });
    game.do('travel 54').do('eat -');
    expect(game.turn).toBe('over');
  });
});

describe('at an inn', () => {
  test('[base.neutral.menu-four] the first player draws four meals', () => {
    const game = position({ players: 2, seats: [{ at: 11 }, { at: 12 }, { at: 13 }] });
    game.do('travel 14', { meal: FOUR });
    expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat tofu', 'eat udon', 'eat -']);
  });

  test('[base.neutral.inn-discard, neutral-inn] one card of the menu goes under the deck, unseen', () => {
    const game = position({ players: 2, seats: [{ at: 11 }, { at: 13 }, { at: 12 }] });
    game.do('travel 14', { meal: FOUR }).do('eat udon');
    expect(game.pending.mover).toBe(NEUTRAL);
    game.do('travel 14', { discard: 'soba' });
    for (const who of [0, 1, SPECTATOR]) {
      expect(game.told(who)).toEqual([
        { type: 'travel', seat: NEUTRAL, to: 14, place: 2 },
        { type: 'discarded', cards: 1 },
      ]);
    }
    expect(game.view(0).hidden.meals.piles).toEqual([21, 2, 0, 1]);
    game.do('travel 14');
    expect(game.legal()).toEqual(['eat dango', 'eat tofu', 'eat -']);
  });

  test('[neutral-inn-first] arriving first it has the menu drawn and one card removed', () => {
    const game = position({ players: 2, seats: [{ at: 12 }, { at: 13 }, { at: 11 }] });
    game.do('travel 14', { meal: FOUR, discard: 'udon' });
    expect(game.view(0).hidden.meals.piles).toEqual([21, 3, 0, 1]);
    expect(game.told(1)).toContainEqual({ type: 'discarded', cards: 1 });
    expect(game.told(1).some((event) => event.type === 'menu' || event.type === 'looks')).toBe(false);
    game.do('travel 14');
    expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat tofu', 'eat -']);
  });

  test('[neutral-inn] the card is taken at random: any of those left may go', () => {
    for (const discard of ['dango', 'soba', 'tofu']) {
      const game = position({ players: 2, seats: [{ at: 11 }, { at: 13 }, { at: 12 }] });
      game.do('travel 14', { meal: FOUR }).do('eat udon').do('travel 14', { discard }).do('travel 14');
      expect(game.legal()).not.toContain(`eat ${discard}`);
    }
    const game = position({ players: 2, seats: [{ at: 11 }, { at: 13 }, { at: 12 }] });
    game.do('travel 14', { meal: FOUR }).do('eat udon');
    expect(() => game.do('travel 14', { discard: 'udon' })).toThrow('cannot come');
  });

  test('[view.discard] the player who knew the menu still knows the cards, but not which one went', () => {
    const play = (discard: string) => {
      const game = position({ players: 2, seats: [{ at: 11 }, { at: 13 }, { at: 12 }] });
      return game.do('travel 14', { meal: FOUR }).do('eat udon').do('travel 14', { discard });
    };
    const game = play('soba');
    expect(game.believes(0, 'meals', MENU)).toEqual({
      size: 2,
      certain: [],
      possible: ['dango', 'soba', 'tofu'],
    });
    expect(game.believes(0, 'meals', 3)).toEqual({
      size: 1,
      certain: [],
      possible: ['dango', 'soba', 'tofu'],
    });
    expect(game.view(0)).toEqual(play('tofu').view(0));
    expect(game.view(1)).toEqual(play('tofu').view(1));
    expect(game.believes(1, 'meals', 3).possible).toContain('unagi');
    game.do('travel 14');
    expect(game.believes(1, 'meals', MENU).certain).toEqual(['dango', 'tofu']);
    expect(game.believes(1, 'meals', 3)).toMatchObject({ size: 1, certain: [] });
    game.do('eat tofu');
    expect(game.believes(0, 'meals', 3).possible).toEqual(['dango', 'soba']);
  });
});
