/** Crossroads as a whole: set-up, the end, what the base game's travelers make of it, and two players. */

import { describe, expect, test } from 'vitest';
import { boxed, CROSSROADS } from '../../test/box-position.ts';
import { Position } from '../../test/position.ts';
import { BOXES, SOURCES, TRAVELERS } from '../index.ts';

const FOUR = 'dango soba tofu udon';

describe('set-up', () => {
  test('[crossroads.setup.supplies] six of each new card', () => {
    const game = boxed({ players: 3, seats: [] });
    expect([game.state.treesLeft, game.state.bathhousesLeft]).toEqual([6, 6]);
    expect(game.supply('amulet')).toEqual([
      'vitality',
      'fortune',
      'health',
      'friendship',
      'hospitality',
      'devotion',
    ]);
    expect(game.supply('calligraphy')).toEqual([
      'foresight',
      'contemplation',
      'nostalgia',
      'patience',
      'perfection',
      'fasting',
    ]);
    expect(game.supply('legend')).toEqual(['shodo', 'emaki', 'buppatsu', 'ema', 'murasame', 'masamune']);
  });

  test('[crossroads.view.hands] nobody holds anything yet, and that is open', () => {
    const game = Position.begin(3, ['initiation'], { line: '0 1 2' }, { boxes: CROSSROADS });
    const { amulets, calligraphy } = game.view(-1).hidden;
    expect([amulets.piles, calligraphy.piles]).toEqual([
      [6, 0, 0, 0, 0],
      [6, 0, 0, 0],
    ]);
  });

  test('[crossroads.setup.travelers] six travelers join the tiles that are dealt', () => {
    const tiles = BOXES.get('crossroads')?.tiles.map((tile) => TRAVELERS[tile].id);
    expect(tiles).toEqual(['jirocho', 'daigoro', 'nampo', 'gotozaemon', 'miyataka', 'kita']);
    const tile = 'kita jirocho kinko nampo';
    const game = Position.begin(2, [], { tile }, { boxes: CROSSROADS });
    expect(game.legal()).toEqual(['choose jirocho', 'choose kita']);
    expect(() => Position.begin(2, [], { tile })).toThrow('cannot come');
  });

  test('[crossroads.setup.usual] two tiles each, one to keep, and the coins printed on it', () => {
    const tile = 'kita jirocho kinko nampo';
    const game = Position.begin(2, [], { tile }, { boxes: CROSSROADS });
    game.do('choose jirocho').do('choose nampo', { line: '0 1 2' });
    expect([game.has(0).coins, game.has(1).coins]).toEqual([5, 2]);
  });

  test('[crossroads.setup.supplies] the numbers on the cards are there for whoever describes them', () => {
    const { numbers, rows, souvenirCards } = BOXES.get('crossroads') ?? {};
    expect(numbers).toEqual({ amuletPrice: 1, bathhousePoints: 4, gamingStake: 2 });
    expect(rows).toEqual({ dieFaces: [0, 1, 2, 3, 3, 4], legendPrices: [1, 1, 2, 2, 3, 3] });
    expect(souvenirCards).toEqual(['buppatsu', 'ema']);
  });

  test('[crossroads.inns.unchanged] an inn has no other option than its meal', () => {
    const game = boxed({ players: 3, seats: [{ at: 13, coins: 5 }] }).do('travel 14', { meal: FOUR });
    expect(game.turn).toBe('0 eat');
    expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat tofu', 'eat udon', 'eat -']);
  });
});

describe('spaces without coins', () => {
  test('[zero-coins] shops and temples are closed, every other space is open', () => {
    const game = boxed({ players: 3, seats: [{ at: 0, coins: 0 }] });
    expect(game.legal()).toEqual([3, 4, 5, 6, 7, 10, 11, 12, 13, 14].map((to) => `travel ${to}`));
    expect(game.why('travel 1')).toEqual({ why: 'coins', have: 0, need: 1 });
    expect(game.why('travel 2')).toEqual({ why: 'coins', have: 0, need: 1 });
  });

  test('[zero-coins] what costs there is closed', () => {
    const game = boxed({ players: 3, seats: [{ at: 0, coins: 0, amulets: 'vitality' }] }).do('travel 3');
    expect(game.legal()).toEqual(['option encounter']);
    expect(game.why('option calligraphy')).toEqual({ why: 'coins', have: 0, need: 1 });
  });
});

describe('the base travelers', () => {
  test('[umegae-calligraphy] Umegae gains at an encounter stop before she pays, whatever she takes', () => {
    const game = boxed({ players: 3, seats: [{ traveler: 'umegae', at: 2, coins: 0 }] }).do('travel 3');
    expect(game.has(0)).toMatchObject({ coins: 1, points: 1 });
    expect(game.legal()).toEqual(['option encounter', 'option calligraphy']);
    game.do('option calligraphy').do('calligraphy foresight');
    expect(game.has(0)).toMatchObject({ coins: 0, points: 1, encounters: [] });
    expect(game.owns(0).calligraphy).toEqual(['foresight']);
  });

  test('[per-stop-bonuses-with-both, umegae-calligraphy] with Health still once', () => {
    const seats = [{ traveler: 'umegae', at: 2, coins: 0, amulets: 'health' }];
    const game = boxed({ players: 3, seats }).do('travel 3').do('use health');
    game.do('option encounter', { encounter: 'samurai' }).do('option calligraphy').do('calligraphy fasting');
    expect(game.by(0)).toEqual({ traveler: 1, encounter: 3 });
    expect(game.has(0).coins).toBe(0);
  });

  test('[per-stop-bonuses-with-both] Mitsukuni gains with each of two cards', () => {
    const seats = [{ traveler: 'mitsukuni', at: 4, coins: 3, amulets: 'health' }];
    const game = boxed({ players: 3, seats }).do('travel 5').do('use health');
    game.do('option bathhouse').do('option hot-spring', { 'hot-spring': '2' });
    expect(game.by(0)).toEqual({ bath: 4, spring: 2, traveler: 2 });
  });

  test('[hirotada-amulet] Hirotada lays his bank coin also when he buys an amulet', () => {
    const game = boxed({ players: 3, seats: [{ traveler: 'hirotada', at: 1, coins: 3 }] }).do('travel 2');
    game.do('option amulet').do('amulet health');
    expect(game.has(0)).toMatchObject({ coins: 2, offerings: 1, points: 1 });
  });

  test('[hirotada-amulet, per-stop-bonuses-with-both] once a stop, with Health too', () => {
    const seats = [{ traveler: 'hirotada', at: 1, coins: 3, amulets: 'health' }];
    const game = boxed({ players: 3, seats }).do('travel 2').do('use health');
    game.do('option offering').do('give 1').do('option amulet').do('amulet vitality');
    expect(game.has(0)).toMatchObject({ coins: 1, offerings: 2, points: 2 });
  });

  test('[yoshiyasu-calligraphy] Yoshiyasu sees two cards only when he draws', () => {
    const game = boxed({ players: 3, seats: [{ traveler: 'yoshiyasu', at: 2, coins: 3 }] }).do('travel 3');
    game.do('option calligraphy').do('calligraphy patience');
    expect(game.turn).toBe('0 travel');
    expect(game.has(0).encounters).toEqual([]);
  });

  test('[encounters-stay-basic] the guide gives no tree, the priest no amulet, the merchant no object', () => {
    for (const [encounter, script] of [
      ['annaibito-paddy', {}],
      ['miko', {}],
      ['shokunin', { souvenir: 'gofu' }],
    ] as const) {
      const game = boxed({ players: 3, seats: [{ at: 2, coins: 3 }] }).do('travel 3');
      game.do('option encounter', { encounter, ...script });
      expect(game.turn).toBe('0 travel');
      expect(game.owns(0)).toMatchObject({ trees: 0, amulets: [], legends: [] });
    }
    const full = boxed({ players: 3, seats: [{ at: 2, panoramas: [3, 4, 5] }] }).do('travel 3');
    full.do('option encounter', { encounter: 'annaibito-sea' });
    expect(full.turn).toBe('0 travel');
    expect(full.owns(0).trees).toBe(0);
  });
});

describe('the order at an inn', () => {
  test('[inn-order] the place in line, the power, then the meal', () => {
    const seats = [{ traveler: 'daigoro', at: 13 }, { at: 14 }];
    const game = boxed({ players: 3, seats }).do('travel 14', { souvenir: 'gofu', meal: FOUR });
    const kinds = game.told(0).map((event) => event.type);
    expect(kinds).toEqual(['travel', 'souvenir', 'points', 'looks', 'menu']);
    expect(game.seat(0).place).toBe(2);
  });
});

describe('the end', () => {
  const all = {
    at: 53,
    calligraphy: 'perfection foresight',
    coins: 3,
    offerings: 2,
    springs: [1, 0],
  } as const;

  test('[end-order, crossroads.calligraphy.end] achievements, then donors, then calligraphy', () => {
    const game = boxed({ players: 3, seats: [all] })
      .do('travel 54', { meal: FOUR })
      .do('eat -');
    const order = game.told(1).flatMap((event) => (event.type === 'points' ? [event.source] : []));
    expect(order).toEqual(['ach-end', 'ach-end', 'donor-rank', 'calligraphy', 'calligraphy']);
    expect(order.every((source) => SOURCES.includes(source))).toBe(true);
  });

  test('[end-order] so Perfection sees every achievement', () => {
    const game = boxed({ players: 3, seats: [all] })
      .do('travel 54', { meal: FOUR })
      .do('eat -');
    expect(game.has(0).achievements).toEqual(['bather', 'chatterbox']);
    expect(game.by(0).calligraphy).toBe(2 * 3 + (2 * 2 + 2));
  });

  test('[temple-ties] tied donors share a rank and none is skipped', () => {
    const seats = [6, 6, 4, 2].map((offerings, seat) => ({ at: seat === 0 ? 53 : 54, offerings }));
    const game = boxed({ players: 4, seats })
      .do('travel 54', { meal: `${FOUR} fugu` })
      .do('eat -');
    expect([0, 1, 2, 3].map((seat) => game.by(seat)['donor-rank'])).toEqual([10, 10, 7, 4]);
  });
});

test('[double-space-order] with the box too, the traveler off the road leaves a double space first', () => {
  const game = boxed({
    players: 4,
    seats: [
      { at: 5, place: 1 },
      { at: 5, place: 2 },
    ],
  });
  expect(game.turn).toBe('1 travel');
});

describe('two players', () => {
  const pair = (neutral: number, more = {}) =>
    boxed({ players: 2, seats: [{ at: 12, coins: 3, ...more }, { at: 20 }, { at: neutral, coins: 0 }] });

  test('[two-player-neutral] the neutral traveler takes nothing anywhere, but offers a coin at a temple', () => {
    for (const to of [3, 4, 5, 7, 8]) {
      const game = pair(2).do(`travel ${to}`);
      expect([game.turn, game.pending.mover]).toEqual(['1 travel', 2]);
      expect(game.seat(2)).toMatchObject({ coins: 0, points: 0, cherryTrees: 0, bathhouses: 0, legends: 0 });
      expect([game.state.treesLeft, game.state.bathhousesLeft]).toEqual([6, 6]);
      for (const kind of ['amulet', 'calligraphy', 'legend'] as const)
        expect(game.supply(kind)).toHaveLength(6);
    }
    const temple = pair(2).do('travel 9');
    expect(temple.seat(2).offerings).toBe(1);
    expect(temple.supply('amulet')).toHaveLength(6);
  });

  test('[two-player-neutral] the neutral traveler stands in the way, and can be joined with Friendship', () => {
    const game = pair(13, { amulets: 'friendship' });
    expect(game.why('travel 13')).toMatchObject({ why: 'occupied', by: [2] });
    game.do('use friendship').do('travel 13', {});
    expect(game.seat(0)).toMatchObject({ position: 13, place: 2 });
  });

  test('[two-player-neutral] the neutral traveler counts when it is decided who leads', () => {
    const ahead = boxed({
      players: 2,
      seats: [{ at: 1, coins: 0, amulets: 'vitality' }, { at: 2 }, { at: 12 }],
    });
    ahead.do('travel 7').do('option wages');
    expect(ahead.turn).toBe('1 travel');
    const behind = boxed({
      players: 2,
      seats: [{ at: 1, coins: 0, amulets: 'vitality' }, { at: 2 }, { at: 3 }],
    });
    expect(behind.do('travel 7').do('option wages').turn).toBe('0 rest');
  });

  test('[two-player-neutral] a player who moves the neutral traveler may not use amulets for it', () => {
    const seats = [{ at: 20, coins: 3, amulets: 'fortune friendship' }, { at: 12 }, { at: 2 }];
    const game = boxed({ players: 2, seats });
    expect(game.turn).toBe('0 travel');
    expect(game.pending.mover).toBe(2);
    expect(game.legal().some((action) => action.startsWith('use'))).toBe(false);
    expect(game.why('use fortune')).toEqual({ why: 'not-now' });
  });
});
