/** Whose turn it is, where they may go, and what a second place is for. */

import { Actions, FastChance } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../test/position.ts';
import type { Event } from './index.ts';
import { tokaido } from './index.ts';

describe('the turn', () => {
  test('[base.turn.rearmost] the traveler furthest behind moves', () => {
    expect(position({ players: 3, seats: [{ at: 4 }, { at: 2 }, { at: 7 }] }).turn).toBe('1 travel');
    expect(position({ players: 3, seats: [{ at: 4 }, { at: 6 }, { at: 7 }] }).turn).toBe('0 travel');
    expect(position({ players: 3, seats: [{ at: 9 }, { at: 6 }, { at: 5 }] }).turn).toBe('2 travel');
  });

  test("[base.turn.next] once another traveler is last, it is that traveler's turn", () => {
    const game = position({ players: 3, seats: [{ at: 2 }, { at: 4 }, { at: 6 }] });
    expect(game.do('travel 7').turn).toBe('1 travel');
  });

  test('[base.turn.again] whoever is still last after a move goes again at once', () => {
    const game = position({ players: 3, seats: [{ at: 2 }, { at: 12 }, { at: 13 }] });
    expect(game.do('travel 4').turn).toBe('0 travel');
    expect(game.do('travel 7').turn).toBe('0 travel');
  });

  test('[base.turn.must-move] moving is not optional: nothing but a move can be chosen', () => {
    const game = position({ players: 3, seats: [{ at: 2 }, { at: 12 }, { at: 13 }] });
    expect(game.legal().every((action) => action.startsWith('travel '))).toBe(true);
    expect(game.why('travel 2')).toEqual({ why: 'behind-you' });
  });

  test('[base.turn.forward] only forward, toward Edo', () => {
    const game = position({ players: 3, seats: [{ at: 7 }, { at: 12 }, { at: 13 }] });
    expect(game.legal()).toEqual(['travel 8', 'travel 9', 'travel 10', 'travel 11', 'travel 14']);
    for (let back = 0; back <= 7; back++) expect(game.why(`travel ${back}`)).toEqual({ why: 'behind-you' });
  });

  test('[base.turn.any-open] to any open space they choose, past travelers and open spaces', () => {
    const game = position({ players: 3, seats: [{ at: 2 }, { at: 4 }, { at: 8 }] });
    expect(game.legal()).toEqual([3, 5, 6, 7, 9, 10, 11, 12, 13, 14].map((to) => `travel ${to}`));
    expect(game.do('travel 13', { 'hot-spring': '2' }).seat(0).position).toBe(13);
  });

  test('[base.turn.any-open] a taken place is closed however far ahead it is', () => {
    const open = (players: number, at: number, to: number, others: number) => {
      const seats = [{ at }, ...Array.from({ length: others }, () => ({ at: to }))];
      return position({ players, seats }).legal().includes(`travel ${to}`);
    };
    for (let to = 1; to < 14; to++)
      expect([0, 1].map((others) => open(3, 0, to, others))).toEqual([true, false]);
    const lastDoubleStop = [0, 1, 2].map((others) => open(4, 27, 40, others));
    expect(lastDoubleStop).toEqual([true, true, false]);
  });

  test('[base.turn.benefit] after the move they receive what the space gives', () => {
    const game = position({ players: 3, seats: [{ at: 6, coins: 1 }] });
    game.do('travel 7');
    expect(game.has(0)).toMatchObject({ coins: 4, points: 0 });
    expect(game.has(1).coins).toBe(7);
    expect(game.told(-1)[0]).toEqual({ type: 'travel', seat: 0, to: 7, place: 1 });
  });
});

describe('double spaces', () => {
  const seats = [{ at: 4 }, { at: 5 }, { at: 6 }, { at: 9 }];

  test('[base.double.road-first] the first to arrive stands on the road', () => {
    const game = position({ players: 4, seats });
    game.do('travel 7');
    expect([game.seat(0).position, game.seat(0).place]).toEqual([7, 1]);
  });

  test('[base.double.second] the next one takes the second place', () => {
    const game = position({ players: 4, seats });
    game.do('travel 7').do('travel 7');
    expect([game.seat(1).position, game.seat(1).place]).toEqual([7, 2]);
    expect(game.told(-1)[0]).toEqual({ type: 'travel', seat: 1, to: 7, place: 2 });
    expect(game.why('travel 7')).toEqual({ why: 'occupied', by: [0, 1] });
  });

  test('[base.double.four-five] second places are used with four and five players', () => {
    for (const players of [4, 5]) {
      const game = position({ players, seats: [{ at: 4 }, { at: 5 }, { at: 9 }, { at: 9 }, { at: 11 }] });
      expect(game.legal()).toContain('travel 5');
      expect(game.legal()).not.toContain('travel 9');
    }
  });

  test('[base.double.closed-two-three] with two and three players the second place stays closed', () => {
    for (const players of [2, 3]) {
      const game = position({ players, seats: [{ at: 4 }, { at: 5 }, { at: 9 }] });
      expect(game.legal()).not.toContain('travel 5');
      expect(game.why('travel 5')).toEqual({ why: 'second-place', players, by: [1] });
    }
  });

  test('[base.double.single] a single space holds one traveler at any number of players', () => {
    const game = position({ players: 5, seats: [{ at: 2 }, { at: 4 }, { at: 8 }, { at: 9 }, { at: 11 }] });
    expect(game.why('travel 4')).toEqual({ why: 'occupied', by: [1] });
    expect(game.why('travel 8')).toEqual({ why: 'occupied', by: [2] });
  });

  test('[double-slot-order] on a double space the traveler off the road moves first', () => {
    const game = position({
      players: 4,
      seats: [{ at: 7, place: 1 }, { at: 7, place: 2 }, { at: 9 }, { at: 11 }],
    });
    expect(game.turn).toBe('1 travel');
    expect(game.do('travel 8', { souvenir: 'gofu hashi koma' }).do('buy -').turn).toBe('0 travel');
    expect(
      position({
        players: 4,
        seats: [
          { at: 7, place: 2 },
          { at: 7, place: 1 },
        ],
      }).turn,
    ).toBe('0 travel');
  });
});

describe('inns', () => {
  test('[inn-departure-order, base.inn.last-leaves-first] the last to arrive leaves an inn first', () => {
    const inn = (order: number[]) =>
      position({ players: 4, seats: order.map((place) => ({ at: 14, place })) }).turn;
    expect(inn([1, 2, 3, 4])).toBe('3 travel');
    expect(inn([2, 4, 1, 3])).toBe('1 travel');
    expect(position({ players: 3, seats: [1, 3, 2].map((place) => ({ at: 0, place })) }).turn).toBe(
      '1 travel',
    );
  });

  test('[inn-departure-order] they leave in the order of the line, whatever the seats', () => {
    const game = position({ players: 4, seats: [2, 4, 1, 3].map((place) => ({ at: 14, place })) });
    const left: number[] = [];
    for (const to of [15, 18, 17, 19]) {
      left.push(game.pending.seat);
      game.do(`travel ${to}`);
    }
    expect(left).toEqual([1, 3, 0, 2]);
  });

  test('[base.inn.must-stop] nobody may pass an inn', () => {
    const game = position({ players: 3, seats: [{ at: 12 }, { at: 20 }, { at: 26 }] });
    expect(game.legal()).toEqual(['travel 13', 'travel 14']);
    for (const to of [15, 27, 54])
      expect(game.why(`travel ${to}`)).toEqual({ why: 'beyond-the-inn', inn: 14 });
  });
});

describe('decisions that are none', () => {
  test('[forced-decisions] with a single option nobody is asked: one coin goes to the temple by itself', () => {
    const game = position({ players: 3, seats: [{ at: 0, coins: 1 }, { at: 5 }] });
    expect(game.do('travel 2').turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ coins: 0, offerings: 1, points: 1 });
  });

  test('[forced-decisions] a shop where the traveler can afford nothing is left at once', () => {
    const game = position({ players: 3, seats: [{ at: 0, coins: 1 }, { at: 5 }] });
    expect(game.do('travel 1', { souvenir: 'shamisen sumie ukiyoe' }).turn).toBe('0 travel');
    expect(game.told(-1)).toContainEqual({ type: 'bought', seat: 0, souvenirs: [], paid: 0 });
  });

  test('[forced-decisions] a guest who can eat nothing is asked all the same: the menu is a secret', () => {
    const game = position({ players: 3, seats: [{ at: 13, coins: 0 }] });
    expect(game.do('travel 14', { meal: 'dango dango soba udon' }).turn).toBe('0 eat');
    expect(game.legal()).toEqual(['eat -']);
  });
});

test('[slot-visited-once] no place is used twice in a game (200 games, seed 7)', () => {
  const chance = new FastChance(7);
  const legal = new Actions();
  for (let round = 0; round < 200; round++) {
    const used = new Set<string>();
    const tell = (event: Event) => {
      if (event.type !== 'travel') return;
      const place = `${event.to}/${event.place}`;
      expect(used.has(place)).toBe(false);
      used.add(place);
    };
    const players = 2 + (round % 4);
    const s = tokaido.setup({ players, boxes: [], variations: [] }, { chance, tell });
    while (!tokaido.isOver(s)) {
      const count = tokaido.legal(s, legal);
      const short = Math.min(count, 1 + chance.below(3));
      tokaido.play(s, legal.list[chance.below(short)], { chance, tell });
    }
    expect(used.size).toBeGreaterThanOrEqual(4 * Math.max(players, 3));
  }
});
