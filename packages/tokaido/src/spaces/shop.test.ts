/** The shop: the offer, the prices, and the sets that souvenirs form. */

import { popcount, SPECTATOR } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../test/position.ts';
import { position } from '../../test/position.ts';
import { ENCOUNTER, INN, SHOP } from '../data/road.ts';
import { ENCOUNTERS, END, ROADS, SOUVENIRS } from '../index.ts';
import { AT } from '../state.ts';

const ids = (text: string) => text.split(' ').map((id) => SOUVENIRS.indexOf(id));

/** In front of the shop of position 8; everybody else is in Edo. */
function shopper(coins: number, souvenirs = ''): Position {
  return position({ players: 4, seats: [{ at: 7, coins, souvenirs }] });
}

/** The cards under the deck, batch by batch. */
function under(game: Position): string[][] {
  const { state } = game;
  return Array.from({ length: state.souvenirBatches }, (_, i) =>
    SOUVENIRS.filter((_id, card) => (state.m[AT.souvenirUnder + i] >> card) & 1),
  );
}

describe('the offer', () => {
  test('[base.shop.offer-three] three souvenirs are laid out, open to everybody', () => {
    const game = shopper(6).do('travel 8', { souvenir: 'sake gofu ukiyoe' });
    expect(game.turn).toBe('0 buy');
    const offer = { type: 'offer', seat: 0, souvenirs: ids('gofu ukiyoe sake') };
    for (const who of [0, 1, SPECTATOR]) expect(game.told(who)).toContainEqual(offer);
    expect(popcount(game.state.souvenirs)).toBe(21);
  });

  test('[base.shop.buy-any] any of them may be bought, each at its price', () => {
    const game = shopper(6).do('travel 8', { souvenir: 'gofu haori ukiyoe' });
    expect(game.legal()).toEqual([
      'buy -',
      'buy gofu',
      'buy haori',
      'buy gofu haori',
      'buy ukiyoe',
      'buy gofu ukiyoe',
      'buy haori ukiyoe',
      'buy gofu haori ukiyoe',
    ]);
    game.do('buy gofu ukiyoe');
    expect(game.has(0)).toMatchObject({ coins: 2, souvenirs: ['gofu', 'ukiyoe'] });
    expect(game.told(SPECTATOR)).toContainEqual({
      type: 'bought',
      seat: 0,
      souvenirs: ids('gofu ukiyoe'),
      paid: 4,
    });
    expect(game.told(1)).toContainEqual({ type: 'coins', seat: 0, coins: -4, from: 'shop' });
    expect(game.told(1)).toContainEqual({ type: 'souvenir', seat: 0, souvenir: ids('ukiyoe')[0] });
  });

  test('[base.shop.price] what the traveler cannot pay for is closed', () => {
    const game = shopper(3).do('travel 8', { souvenir: 'gofu haori ukiyoe' });
    expect(game.legal()).toEqual(['buy -', 'buy gofu', 'buy haori', 'buy gofu haori', 'buy ukiyoe']);
    expect(game.why('buy gofu ukiyoe')).toEqual({ why: 'coins', have: 3, need: 4 });
    expect(game.why('buy koma')).toEqual({ why: 'not-offered' });
    expect(game.do('buy ukiyoe').has(0).coins).toBe(0);
  });

  test('[base.shop.no-duty] nobody has to buy', () => {
    const game = shopper(6).do('travel 8', { souvenir: 'gofu haori ukiyoe' }).do('buy -');
    expect(game.has(0)).toMatchObject({ coins: 6, points: 0, souvenirs: [] });
    expect(game.told(1)).toEqual([{ type: 'bought', seat: 0, souvenirs: [], paid: 0 }]);
  });

  test('[base.shop.needs-coin, shop-needs-coin] nobody may stop without a coin; one coin is enough', () => {
    expect(shopper(0).why('travel 8')).toEqual({ why: 'coins', have: 0, need: 1 });
    expect(shopper(0).legal()).not.toContain('travel 8');
    expect(shopper(1).legal()).toContain('travel 8');
    const game = shopper(1).do('travel 8', { souvenir: 'gofu haori ukiyoe' });
    expect(game.do('buy -').has(0)).toMatchObject({ coins: 1, souvenirs: [] });
  });

  test('[base.shop.rest-under] what is not bought goes under the deck', () => {
    const game = shopper(6).do('travel 8', { souvenir: 'gofu haori ukiyoe' }).do('buy haori');
    expect(under(game)).toEqual([['gofu', 'ukiyoe']]);
    expect(popcount(game.state.souvenirs)).toBe(21);
    const all = shopper(6).do('travel 8', { souvenir: 'gofu haori ukiyoe' }).do('buy gofu haori ukiyoe');
    expect(under(all)).toEqual([]);
  });
});

describe('the bottom of the deck', () => {
  /** Three stops with six cards in the deck; what is left comes back later. */
  function lastSix(): Position {
    const game = position({
      players: 4,
      seats: [{ at: 0, coins: 20 }],
      deck: 'gofu hashi koma uchiwa washi yunomi',
    });
    game.do('travel 1', { souvenir: 'gofu hashi koma' }).do('buy gofu');
    return game.do('travel 8', { souvenir: 'uchiwa washi yunomi' }).do('buy -');
  }

  test('[under-order] cards put under the deck together come in any order, but batch after batch', () => {
    const game = lastSix();
    expect(under(game)).toEqual([
      ['hashi', 'koma'],
      ['uchiwa', 'washi', 'yunomi'],
    ]);
    game.do('travel 14', { meal: 'dango dango dango soba soba' }).do('eat -');
    game.do('travel 25', { souvenir: 'koma hashi washi' });
    expect(under(game)).toEqual([['uchiwa', 'yunomi']]);
    const early = lastSix().do('travel 14', { meal: 'dango dango dango soba soba' }).do('eat -');
    expect(() => early.do('travel 25', { souvenir: 'washi hashi koma' })).toThrow('cannot come');
  });

  test('[souvenir-deck-short] with fewer than three cards left, what is left is offered', () => {
    for (const [deck, offers] of [
      ['gofu sake', ['buy -', 'buy gofu', 'buy sake', 'buy gofu sake']],
      ['gofu', ['buy -', 'buy gofu']],
    ] as const) {
      const game = position({ players: 4, seats: [{ at: 7, coins: 9 }], deck });
      game.do('travel 8', { souvenir: deck });
      expect(game.legal()).toEqual(offers);
    }
  });

  test('[souvenir-deck-short] an empty deck leaves the shop open, with nothing to buy', () => {
    const game = position({ players: 4, seats: [{ at: 7, coins: 9 }], deck: '' });
    expect(game.legal()).toContain('travel 8');
    expect(game.do('travel 8').turn).toBe('0 travel');
    expect(game.told(1)).toContainEqual({ type: 'offer', seat: 0, souvenirs: [] });
    expect(game.has(0)).toMatchObject({ coins: 9, souvenirs: [] });
  });

  test('[souvenir-deck-short] with two and three players even the last shop has three, whoever bought all', () => {
    for (const players of [2, 3]) {
      const game = position({ players, seats: [{ at: 0, coins: 99 }] });
      const deck = [...SOUVENIRS];
      const draw = (cards: number) => deck.splice(0, cards).join(' ');
      const meals = ['soba', 'sushi', 'tofu'];
      let merchants = ENCOUNTERS.find(({ id }) => id === 'shokunin')?.copies ?? 0;
      for (const [at, kind] of ROADS[0].space.entries()) {
        if (kind === SHOP) {
          const offer = draw(3);
          expect(game.do(`travel ${at}`, { souvenir: offer }).legal()).toHaveLength(2 ** 3);
          game.do(`buy ${offer}`);
        } else if (kind === ENCOUNTER && merchants-- > 0) {
          game.do(`travel ${at}`, { encounter: 'shokunin', souvenir: draw(1) });
        } else if (kind === INN && at > 0 && at < END) {
          game.do(`travel ${at}`, { meal: `dango misoshiru nigirimeshi ${meals.pop()}` }).do('eat -');
        }
      }
      expect(game.seat(0).position).toBe(53);
    }
  });
});

describe('the points', () => {
  /** Buys one after another at three shops, all in one stop here: the gain is the same. */
  function points(held: string, bought: string): number {
    const cards = bought.split(' ');
    const rest = SOUVENIRS.filter((id) => !cards.includes(id) && !held.split(' ').includes(id));
    const offer = [...cards, ...rest].slice(0, 3).join(' ');
    const game = shopper(20, held).do('travel 8', { souvenir: offer });
    const action = SOUVENIRS.filter((id) => cards.includes(id)).join(' ');
    return game.do(`buy ${action}`).has(0).points;
  }

  test('[base.shop.four-types, base.shop.set-points] 1, 3, 5 and 7 points for four types', () => {
    expect(points('', 'gofu')).toBe(1);
    expect(points('gofu', 'haori')).toBe(3);
    expect(points('gofu haori', 'ukiyoe')).toBe(5);
    expect(points('gofu haori ukiyoe', 'sake')).toBe(7);
  });

  test('[base.shop.any-type] whatever the type, the first of a set is worth 1 point', () => {
    for (const first of ['gofu', 'haori', 'ukiyoe', 'sake', 'jubako', 'manju']) {
      expect(points('', first)).toBe(1);
    }
  });

  test('[base.shop.examples] the examples: 1, 4, 9, 16, 5, 3 and 8 points', () => {
    expect(points('', 'gofu')).toBe(1);
    expect(points('', 'gofu haori')).toBe(4);
    expect(points('', 'gofu haori ukiyoe')).toBe(9);
    expect(points('', 'gofu haori ukiyoe') + points('gofu haori ukiyoe', 'sake')).toBe(16);
    expect(points('', 'gofu hashi haori')).toBe(1 + 4);
    expect(points('', 'gofu hashi koma')).toBe(1 + 1 + 1);
    expect(points('', 'gofu haori') + points('gofu haori', 'hashi geta')).toBe(1 + 3 + 4);
  });

  test('[base.shop.one-per-type] a second card of a type opens a new set', () => {
    expect(points('gofu', 'hashi')).toBe(1);
    expect(points('gofu haori ukiyoe sake', 'manju')).toBe(1);
    expect(points('gofu hashi', 'haori')).toBe(3);
  });

  test('[base.shop.parallel-sets, souvenir-set-scoring] sets grow side by side, each card in the best', () => {
    expect(points('gofu hashi haori', 'geta')).toBe(3);
    expect(points('gofu hashi haori geta', 'ukiyoe')).toBe(5);
    expect(points('gofu hashi haori geta ukiyoe', 'shamisen')).toBe(5);
    expect(points('gofu hashi haori geta ukiyoe shamisen', 'sake')).toBe(7);
    expect(points('gofu hashi haori geta ukiyoe shamisen sake', 'manju')).toBe(7);
    expect(points('gofu hashi haori', 'koma')).toBe(1);
  });

  test('[base.shop.points-at-once] points come as the cards are added, under their own source', () => {
    const game = shopper(9).do('travel 8', { souvenir: 'gofu haori ukiyoe' }).do('buy gofu haori ukiyoe');
    expect(game.by(0)).toEqual({ souvenir: 9 });
    const told = game.told(1).filter((event) => event.type === 'points');
    expect(told.map((event) => event.points)).toEqual([1, 3, 5]);
  });
});
