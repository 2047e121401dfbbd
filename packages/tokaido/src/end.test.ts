/** The end of the journey: achievements, donors, the ranking. */

import { describe, expect, test } from 'vitest';
import type { Standing } from '../test/position.ts';
import { Position, position } from '../test/position.ts';
import { recount, tokaido } from './index.ts';

/** Everybody is in Edo but the first, who arrives and does not eat. */
function arrive(players: number, seats: readonly Standing[]): Position {
  const [first, ...others] = seats;
  const game = position({ players, seats: [{ ...first, at: 53 }, ...others] });
  const size = players === 2 ? 4 : players + 1;
  const menu = 'fugu sashimi tai-meshi udon donburi unagi'.split(' ').slice(0, size).join(' ');
  return game.do('travel 54', { meal: menu }).do('eat -');
}

const by = (game: Position, source: string, players: number) =>
  Array.from({ length: players }, (_, seat) => game.by(seat)[source] ?? 0);
const holders = (game: Position, achievement: string, players: number) =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) =>
    game.has(seat).achievements.some((a) => a === achievement),
  );

describe('when', () => {
  test('[base.end.all-in-edo] the game ends when the last traveler has arrived in Edo and eaten', () => {
    const game = position({ players: 3, seats: [{ at: 53 }, { at: 52 }, {}] });
    game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
    expect(game.turn).toBe('0 travel');
    expect(game.do('travel 54').turn).toBe('0 eat');
    expect(tokaido.isOver(game.state)).toBe(false);
    expect(game.do('eat -').turn).toBe('over');
    expect(tokaido.isOver(game.state)).toBe(true);
    expect(tokaido.pending(game.state)).toBe(null);
  });

  test('[base.points.immediately] points are scored as they are earned, not at the end', () => {
    const game = position({ players: 3, seats: [{ at: 4 }] }).do('travel 5', { 'hot-spring': '3' });
    expect(tokaido.scores(game.state)[0].points).toBe(3);
  });

  test('[base.end.recount] the points can be counted again from the collection', () => {
    const game = position({ players: 3, seats: [{ at: 0, coins: 20 }] });
    game.do('travel 1', { souvenir: 'gofu haori ukiyoe' }).do('buy gofu haori ukiyoe');
    game.do('travel 2').do('give 3').do('travel 3', { encounter: 'samurai' }).do('travel 4');
    game.do('travel 5', { 'hot-spring': '2' }).do('travel 13', { 'hot-spring': '3' });
    game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat udon');
    expect(game.seat(0).points).toBe(9 + 3 + 3 + 1 + 2 + 3 + 6);
    expect(recount(game.state, game.seat(0))).toBe(27);
    game.do('travel 27', { meal: 'dango soba tofu sushi' }).do('eat -');
    game.do('travel 41', { meal: 'dango misoshiru sushi fugu' }).do('eat -');
    game.do('travel 54', { meal: 'yakitori tempura donburi unagi' }).do('eat -');
    expect(game.seat(0).points).toBe(27 + 4 * 3 + 10);
    expect(recount(game.state, game.seat(0))).toBe(game.seat(0).points);
  });
});

describe('donors', () => {
  const donors = (...offerings: number[]) =>
    by(
      arrive(
        offerings.length,
        offerings.map((coins) => ({ offerings: coins, coins: 0 })),
      ),
      'donor-rank',
      offerings.length,
    );

  test('[base.end.donor-points] 10, 7, 4, and 2 for all other donors', () => {
    expect(donors(9, 8, 7, 6, 5)).toEqual([10, 7, 4, 2, 2]);
    expect(donors(5, 6, 7, 8, 9)).toEqual([2, 2, 4, 7, 10]);
    expect(donors(1, 3, 2)).toEqual([4, 10, 7]);
  });

  test('[base.end.donor-zero] no coin, no points', () => {
    expect(donors(0, 0, 0)).toEqual([0, 0, 0]);
    expect(donors(1, 0, 0)).toEqual([10, 0, 0]);
  });

  test('[base.end.donor-ties] tied donors all score the points of their rank', () => {
    expect(donors(4, 4, 1)).toEqual([10, 10, 7]);
    expect(donors(4, 4, 4)).toEqual([10, 10, 10]);
  });

  test('[base.end.donor-example] the example: 10, 7, 7, 0, 0', () => {
    expect(donors(8, 5, 5, 0, 0)).toEqual([10, 7, 7, 0, 0]);
  });

  test('[temple-tie-dense] no rank is skipped after a tie', () => {
    expect(donors(6, 6, 4, 2)).toEqual([10, 10, 7, 4]);
    expect(donors(6, 4, 4, 2)).toEqual([10, 7, 7, 4]);
    expect(donors(6, 6, 4, 4, 2)).toEqual([10, 10, 7, 7, 4]);
    expect(donors(6, 5, 4, 3, 3)).toEqual([10, 7, 4, 2, 2]);
  });

  test('[base.end.donor-points] they are told with their points', () => {
    const game = arrive(3, [{ offerings: 1 }, { offerings: 2 }, {}]);
    const told = game.told(-1).filter((event) => event.type === 'donors');
    expect(told).toEqual([
      { type: 'donors', seat: 0, points: 7 },
      { type: 'donors', seat: 1, points: 10 },
    ]);
  });
});

describe('achievements', () => {
  test('[base.end.achievements, base.achievement.points] four are awarded at the end, 3 points each', () => {
    const all = { dishes: 'soba', springs: [1, 0], encounters: 'kuge', souvenirs: 'gofu', coins: 0 } as const;
    const game = arrive(3, [all, {}, {}]);
    expect(game.has(0).achievements).toEqual(['gourmet', 'bather', 'chatterbox', 'collector']);
    expect(game.by(0)).toEqual({ 'ach-end': 12 });
    expect(game.has(1)).toMatchObject({ points: 0, achievements: [] });
  });

  test('[base.achievement.gourmet] Gourmet: the highest sum of meal prices, not the most meals', () => {
    const game = arrive(3, [{ dishes: 'dango misoshiru' }, { dishes: 'unagi' }, { dishes: 'soba' }]);
    expect(holders(game, 'gourmet', 3)).toEqual([1]);
  });

  test('[gourmet-printed] Gourmet counts printed prices, whatever was paid', () => {
    const game = position({
      players: 3,
      seats: [{ at: 53, traveler: 'kinko', coins: 2 }, { dishes: 'soba' }, {}],
    });
    game.do('travel 54', { meal: 'dango tofu udon unagi' }).do('eat udon');
    expect(holders(game, 'gourmet', 3)).toEqual([0]);
    const free = position({ players: 3, seats: [{ at: 53, traveler: 'satsuki' }, { dishes: 'soba' }, {}] });
    free.do('travel 54', { meal: 'udon' }).do('accept udon');
    expect(holders(free, 'gourmet', 3)).toEqual([0]);
  });

  test('[base.achievement.bather] Bather: the most hot spring cards, not their points', () => {
    const game = arrive(3, [{ springs: [3, 0] }, { springs: [0, 2] }, { springs: [1, 1] }]);
    expect(holders(game, 'bather', 3)).toEqual([0]);
    expect(holders(arrive(3, [{ springs: [1, 1] }, { springs: [0, 3] }, {}]), 'bather', 3)).toEqual([1]);
  });

  test('[base.achievement.chatterbox] Chatterbox: the most encounter cards', () => {
    const game = arrive(3, [
      { encounters: 'kuge miko' },
      { encounters: 'annaibito-sea annaibito-sea annaibito-sea' },
      { encounters: 'samurai shokunin' },
    ]);
    expect(holders(game, 'chatterbox', 3)).toEqual([1]);
  });

  test('[base.achievement.collector] Collector: the most souvenirs', () => {
    const game = arrive(3, [
      { souvenirs: 'gofu haori ukiyoe sake' },
      { souvenirs: 'hashi koma uchiwa washi yunomi' },
      {},
    ]);
    expect(holders(game, 'collector', 3)).toEqual([1]);
  });

  test('[base.achievement.ties, achievement-ties] all who are tied get the card and 3 points each', () => {
    const game = arrive(3, [{ springs: [2, 0] }, { springs: [0, 2] }, { springs: [1, 0] }]);
    expect(holders(game, 'bather', 3)).toEqual([0, 1]);
    expect(by(game, 'ach-end', 3)).toEqual([3, 3, 0]);
  });

  test('[achievement-zero] nobody gets a card for having none', () => {
    const game = arrive(3, [{ coins: 0 }, {}, {}]);
    for (const seat of [0, 1, 2]) expect(game.has(seat)).toMatchObject({ points: 0, achievements: [] });
  });

  test('[base.end.order, final-inn-meal] achievements come before the donors', () => {
    const told = arrive(3, [{ springs: [1, 0], offerings: 1 }, {}, {}])
      .told(-1)
      .map((event) => event.type);
    expect(told.filter((type) => type !== 'points')).toEqual(['hungry', 'achievement', 'donors', 'end']);
  });
});

describe('the winner', () => {
  test('[base.end.winner] most points win', () => {
    expect(arrive(3, [{ points: 10 }, { points: 12 }, { points: 3 }]).places()).toEqual([2, 1, 3]);
  });

  test('[base.end.tie-break, tie-break] of tied players the one with more achievements wins', () => {
    const game = arrive(3, [
      { points: 10 },
      { points: 10, achievements: 'panorama-sea-first' },
      { points: 10, achievements: 'panorama-paddy-first panorama-mountain-first' },
    ]);
    expect(game.places()).toEqual([3, 2, 1]);
  });

  test('[tie-break] equal in both they share the place, and the next place is left out', () => {
    expect(arrive(3, [{ points: 10 }, { points: 10 }, { points: 3 }]).places()).toEqual([1, 1, 3]);
    expect(arrive(4, [{ points: 20 }, { points: 10 }, { points: 10 }, { points: 3 }]).places()).toEqual([
      1, 2, 2, 4,
    ]);
  });

  test('[achievement-ties] an achievement that was shared counts for the tie-break', () => {
    const game = arrive(3, [{ points: 10, springs: [1, 0] }, { points: 13 }, { springs: [1, 0] }]);
    expect(game.has(0)).toMatchObject({ points: 13, achievements: ['bather'] });
    expect(game.places()).toEqual([1, 2, 3]);
  });

  test('[base.end.winner] more points beat more achievements', () => {
    const game = arrive(3, [{ points: 10, achievements: 'panorama-sea-first' }, { points: 11 }, {}]);
    expect(game.places()).toEqual([2, 1, 3]);
  });

  test('[base.end.winner] the ranking is told to all at the end', () => {
    const game = arrive(3, [{ points: 10 }, { points: 12 }, { points: 3 }]);
    expect(game.told(-1).at(-1)).toEqual({ type: 'end', scores: tokaido.scores(game.state) });
  });
});
