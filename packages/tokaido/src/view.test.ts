/** Who knows what: views for each seat and for spectators, and what is told to whom. */

import { Actions, EVERYBODY, FastChance, only, reaches, SPECTATOR } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { MENU, Position, position } from '../test/position.ts';
import type { Event } from './index.ts';
import { ACHIEVEMENTS, DISHES, ENCOUNTERS, SOUVENIRS, tokaido } from './index.ts';

const FIVE = 'dango soba tofu udon unagi';
const evening = () => position({ players: 4, seats: [{ at: 10 }, { at: 11 }, { at: 12 }, { at: 13 }] });

describe('the menu', () => {
  test('[view.menu-looker] who has looked knows every card of it', () => {
    const game = evening().do('travel 14', { meal: FIVE });
    expect(game.believes(0, 'meals', MENU)).toEqual({
      size: 5,
      certain: FIVE.split(' '),
      possible: FIVE.split(' '),
    });
    expect(game.believes(0, 'meals', 0).possible).not.toContain('udon');
  });

  test('[view.menu-others] those who have not arrived, and spectators, know only how many there are', () => {
    const [one, other] = [FIVE, 'fugu sushi soba soba dango'].map((meal) =>
      evening().do('travel 14', { meal }),
    );
    for (const who of [1, 2, 3, SPECTATOR]) {
      expect(one.believes(who, 'meals', MENU).size).toBe(5);
      expect(one.view(who)).toEqual(other.view(who));
      expect(one.told(who)).toEqual(other.told(who));
    }
    expect(one.view(0)).not.toEqual(other.view(0));
  });

  test('[view.menu-looker] the first to look still knows the rest after a meal is eaten', () => {
    const game = evening().do('travel 14', { meal: FIVE }).do('eat udon').do('travel 14').do('eat soba');
    expect(game.believes(0, 'meals', MENU).certain).toEqual(['dango', 'tofu', 'unagi']);
    expect(game.believes(1, 'meals', MENU).certain).toEqual(['dango', 'tofu', 'unagi']);
    expect(game.believes(2, 'meals', MENU).certain).toEqual([]);
    expect(game.believes(2, 'meals', MENU).possible).not.toContain('udon');
  });

  test('[view.menu-others] a meal that was not bought is no hint: going hungry is open, why is not', () => {
    const hungry = (meal: string) => {
      const seats = [{ at: 10, coins: 1 }, { at: 11 }, { at: 12 }, { at: 13 }];
      return position({ players: 4, seats }).do('travel 14', { meal }).do('eat -');
    };
    const [could, couldNot] = [hungry(FIVE), hungry('soba sushi tofu udon unagi')];
    for (const who of [1, SPECTATOR]) {
      expect(could.view(who)).toEqual(couldNot.view(who));
      expect(could.told(who)).toEqual(couldNot.told(who));
    }
  });

  test('[view.under] under the deck the cards of a menu stay known to those who saw them', () => {
    const game = position({ players: 3, seats: [{ at: 11 }, { at: 12 }, { at: 13 }] });
    game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat udon');
    game.do('travel 14').do('eat -').do('travel 14').do('eat -');
    for (const who of [0, 1, 2]) {
      expect(game.believes(who, 'meals', 3).certain).toEqual(['dango', 'soba', 'tofu']);
    }
    expect(game.believes(SPECTATOR, 'meals', 3)).toMatchObject({ size: 3, certain: [] });
  });
});

describe('decks', () => {
  test('[view.deck-order] nobody knows what comes next: a state has no order to read', () => {
    const game = position({ players: 4, seats: [{ at: 10 }] });
    const twin = tokaido.clone(game.state);
    game.do('travel 13', { 'hot-spring': '2' });
    const other = new Position(twin).do('travel 13', { 'hot-spring': '3' });
    expect([game.has(0).points, other.has(0).points]).toEqual([2, 3]);
  });

  test('[view.deck-order] a deck seen from any seat is the same whatever lies where', () => {
    const game = evening();
    for (const who of [0, 1, 2, 3]) {
      const other = tokaido.clone(game.state);
      tokaido.determinize(other, who, new FastChance(who));
      expect(tokaido.observe(other, who)).toEqual(game.view(who));
    }
  });
});

describe('the collection', () => {
  test('[base.collection.open] coins, points and all cards of a collection are open to all', () => {
    const own = { coins: 4, points: 21, offerings: 3, springs: [1, 2], panoramas: [3, 0, 2] } as const;
    const cards = { souvenirs: 'gofu sake', dishes: 'udon', encounters: 'kuge kuge miko' };
    const achievements = 'panorama-paddy-first';
    const game = position({ players: 3, seats: [{ at: 2, ...own, ...cards, achievements }] });
    const met = (id: string) => 1 << (2 * ENCOUNTERS.findIndex((encounter) => encounter.id === id));
    for (const who of [0, 1, 2, SPECTATOR]) {
      expect(game.view(who).seats[0]).toMatchObject({
        ...own,
        souvenirs: (1 << SOUVENIRS.indexOf('gofu')) | (1 << SOUVENIRS.indexOf('sake')),
        dishes: 1 << DISHES.indexOf('udon'),
        encounters: 2 * met('kuge') + met('miko'),
        achievements: 1 << ACHIEVEMENTS.indexOf(achievements),
        position: 2,
      });
    }
  });

  test('[view.tiles] tiles to choose from are seen by their seat alone', () => {
    const game = Position.begin(3, [], { tile: 'hiroshige chuubei kinko yoshiyasu satsuki mitsukuni' });
    expect(game.view(1).seats[1].tiles).toEqual(expect.arrayContaining([3, 4]));
    expect(game.view(1).seats[0].tiles).toBeUndefined();
    expect(game.view(SPECTATOR).seats.every((seat) => seat.tiles === undefined)).toBe(true);
  });

  test('[view.tiles] a seat cannot tell the tiles of another from its own view', () => {
    const game = Position.begin(3, [], { tile: 'hiroshige chuubei kinko yoshiyasu satsuki mitsukuni' });
    const seen = new Set<string>();
    const rng = new FastChance(1);
    for (let i = 0; i < 40; i++) {
      const other = tokaido.clone(game.state);
      tokaido.determinize(other, 0, rng);
      expect(tokaido.observe(other, 0)).toEqual(game.view(0));
      seen.add(JSON.stringify(tokaido.observe(other, 1).seats[1].tiles));
      const [, second, third] = [0, 1, 2].map((seat) => tokaido.observe(other, seat).seats[seat].tiles);
      expect(JSON.stringify([second, third])).not.toMatch(/[[,][12][,\]]/);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

test('[view.audience] a secret is told to its seat only, everything else to everybody (80 games, seed 5)', () => {
  const chance = new FastChance(5);
  const legal = new Actions();
  const heard = new Map<string, Set<string>>();
  const tell = (event: Event, audience: number) => {
    const whom =
      audience === EVERYBODY ? 'all' : 'seat' in event && audience === only(event.seat) ? 'own' : '?';
    heard.set(event.type, (heard.get(event.type) ?? new Set()).add(whom));
  };
  for (let round = 0; round < 80; round++) {
    const s = tokaido.setup({ players: 2 + (round % 4), boxes: [], variations: [] }, { chance, tell });
    while (!tokaido.isOver(s)) {
      const count = tokaido.legal(s, legal);
      tokaido.play(s, legal.list[chance.below(count)], { chance, tell });
    }
  }
  const secrets = [...heard].filter(([, whom]) => [...whom].join() !== 'all');
  expect(new Map(secrets)).toEqual(
    new Map(['tiles', 'encounters', 'menu', 'treat'].map((type) => [type, new Set(['own'])])),
  );
  expect(heard.size).toBeGreaterThan(20);
});

test('[view.audience] who is not meant is not reached, a spectator least of all', () => {
  expect([0, 1, 2, SPECTATOR].map((who) => reaches(only(2), who))).toEqual([false, false, true, false]);
  expect([0, 1, 2, SPECTATOR].map((who) => reaches(EVERYBODY, who))).toEqual([true, true, true, true]);
});

test('[view.rebuild] a view can be played on from: it looks the same when rebuilt', () => {
  const game = evening().do('travel 14', { meal: FIVE }).do('eat udon').do('travel 14');
  for (const who of [0, 1, 2, 3, SPECTATOR]) {
    const rebuilt = tokaido.fromView(game.view(who));
    expect(tokaido.observe(rebuilt, who)).toEqual(game.view(who));
  }
  const mine = new Position(tokaido.fromView(game.view(1)));
  expect(mine.legal()).toEqual(game.legal());
});
