/** The festival at each intermediate inn: when, who, how long, and who sees what. */

import { describe, expect, test } from 'vitest';
import { Boxed, boxed, MATSURI } from '../../test/box-position.ts';
import { Position } from '../../test/position.ts';
import { BOXES, TRAVELERS, tokaido } from '../index.ts';

const FOUR = 'dango soba tofu udon';

/** Three players before an inn; the last of them arrives and eats nothing, the first was seat 1. */
function evening(inn = 14, ...variations: string[]): Boxed {
  const seats = [{ at: inn - 1 }, { at: inn, place: 1 }, { at: inn, place: 2 }];
  const game = boxed({ players: 3, boxes: MATSURI, variations, seats });
  return game.do(`travel ${inn}`, { meal: FOUR });
}

describe('set-up', () => {
  test('[matsuri.setup.needs-crossroads] it is played with Crossroads', () => {
    expect(tokaido.rules.parseOptions('players=3 boxes=matsuri')).toEqual({
      ok: false,
      error: 'the box "matsuri" needs the box "crossroads"',
    });
    expect(tokaido.rules.parseOptions('players=3 boxes=crossroads,matsuri')).toMatchObject({ ok: true });
  });

  test('[matsuri.setup.deck] twenty festivals, one of each, face down', () => {
    const festivals = BOXES.get('matsuri')?.cards.festival ?? [];
    expect(new Set(festivals).size).toBe(20);
    const game = boxed({ players: 3, boxes: MATSURI, seats: [] });
    for (const who of [0, -1]) expect(game.believes(who, 'festivals', 0)).toMatchObject({ size: 20 });
    expect(game.festivals()).toEqual([]);
  });

  test('[matsuri.setup.travelers] sixteen travelers join the tiles', () => {
    const tiles = BOXES.get('matsuri')?.tiles.map((tile) => TRAVELERS[tile].id) ?? [];
    expect(tiles).toHaveLength(16);
    const tile = 'mari titia musubi suseri';
    expect(Position.begin(2, [], { tile }, { boxes: MATSURI }).legal()).toEqual([
      'choose titia',
      'choose mari',
    ]);
  });

  test('[matsuri.setup.offer] players may choose from three tiles', () => {
    const tile = 'mari titia musubi suseri kinko nampo';
    const game = Position.begin(2, [], { tile }, { boxes: MATSURI, tiles: 3 });
    expect(game.legal()).toEqual(['choose titia', 'choose mari', 'choose musubi']);
    expect(game.view(1).seats[0].tiles).toBeUndefined();
  });

  test('[matsuri.setup.offer] or take any traveler they like, each once', () => {
    const game = Position.begin(2, [], {}, { boxes: MATSURI, tiles: 'any' });
    expect(game.legal()).toHaveLength(32);
    game.do('choose mari');
    expect(game.legal()).toHaveLength(31);
    expect(game.why('choose mari')).toEqual({ why: 'not-offered' });
    game.do('choose kinko', { line: '0 1 2' });
    expect([game.has(0).coins, game.has(1).coins]).toEqual([4, 7]);
  });
});

describe('the festival', () => {
  test("[matsuri.festival.when, inn-order] once the last traveler's power and meal are done", () => {
    const game = evening();
    expect(game.turn).toBe('0 eat');
    expect(game.view(0).hidden.festivals.piles).toEqual([20, 0]);
    expect(game.do('eat -', { festival: 'tango setsubun' }).turn).toBe('1 festival');
  });

  test('[matsuri.festival.when] at each of the three intermediate inns', () => {
    for (const inn of [14, 27, 41]) {
      expect(evening(inn).do('eat -', { festival: 'tango setsubun' }).turn).toBe('1 festival');
    }
    const last = boxed({ players: 3, boxes: MATSURI, seats: [{ at: 53 }] });
    expect(last.do('travel 54', { meal: FOUR }).do('eat -').turn).toBe('over');
    const start = Position.begin(3, ['initiation'], { line: '0 1 2' }, { boxes: MATSURI });
    expect(start.turn).toBe('0 travel');
  });

  test('[matsuri.festival.draw-two] the first to arrive draws two and keeps one', () => {
    const game = evening().do('eat -', { festival: 'tango setsubun' });
    expect(game.legal()).toEqual(['festival tango', 'festival setsubun']);
    expect(game.why('festival hanabi')).toEqual({ why: 'not-offered' });
    expect(game.why('travel 15')).toEqual({ why: 'other-decision' });
    game.do('festival setsubun', { die: '1 2 3' });
    expect(game.festivals()).toEqual(['setsubun']);
    for (const who of [0, -1])
      expect(game.told(who)).toContainEqual({ type: 'festival', seat: 1, festival: 7 });
  });

  test('[deck-handling] the card played leaves the deck, the other lies under it', () => {
    const game = evening().do('eat -', { festival: 'tango setsubun' }).do('festival tango');
    expect(game.view(1).hidden.festivals.piles).toEqual([18, 0, 1]);
    expect(game.believes(0, 'festivals', 0).possible).not.toContain('tango');
  });

  test('[deck-handling] a refused card does not come again at the next inn', () => {
    const game = evening().do('eat -', { festival: 'tango setsubun' }).do('festival tango');
    game.do('travel 27', { meal: 'fugu unagi sashimi donburi' }).do('eat -');
    game.do('travel 27').do('eat -').do('travel 27');
    expect(() => game.do('eat -', { festival: 'setsubun hanabi' })).toThrow('cannot come');
  });

  test('[matsuri.festival.refused-hidden, matsuri.view.refused] what was refused is seen by the chooser alone', () => {
    const games = ['tango setsubun', 'tango hanabi'].map((festival) =>
      evening().do('eat -', { festival }).do('festival tango'),
    );
    for (const who of [0, 2, -1]) {
      expect(games[0].view(who)).toEqual(games[1].view(who));
      expect(games[0].told(who)).toEqual(games[1].told(who));
    }
    expect(games[0].believes(1, 'festivals', 2).certain).toEqual(['setsubun']);
    expect(games[0].believes(0, 'festivals', 2)).toMatchObject({ size: 1, certain: [] });
  });

  test('[matsuri.view.refused] even the two cards drawn are told to the chooser only', () => {
    const game = evening().do('eat -', { festival: 'tango setsubun' });
    expect(game.told(1)).toContainEqual({ type: 'festivals', seat: 1, festivals: [3, 7] });
    for (const who of [0, 2, -1]) {
      expect(game.told(who).some((event) => event.type === 'festivals')).toBe(false);
    }
  });

  test('[first-arrival-two-players] with two players the first of them chooses, not the neutral traveler', () => {
    const seats = [{ at: 13 }, { at: 14, place: 2 }, { at: 14, place: 1 }];
    const game = boxed({ players: 2, boxes: MATSURI, seats }).do('travel 14', { meal: FOUR });
    expect(game.do('eat -', { festival: 'tango setsubun' }).turn).toBe('1 festival');
  });
});

describe('how long', () => {
  test('[duration] a lasting festival holds for every move up to the next inn', () => {
    const game = boxed({
      players: 3,
      boxes: MATSURI,
      festivals: 'o-hanami',
      seats: [{ at: 18, coins: 0 }, { at: 22, coins: 0 }, { at: 27 }],
    });
    game.do('travel 19').do('option cherry-tree');
    game.do('travel 23').do('option cherry-tree');
    game.do('travel 24').do('option cherry-tree');
    expect([game.has(0).coins, game.has(1).coins]).toEqual([4, 2]);
    expect(game.festivals()).toEqual(['o-hanami']);
  });

  test('[duration] the next festival takes its place', () => {
    const seats = [
      { at: 26, coins: 0 },
      { at: 27, place: 1 },
      { at: 27, place: 2 },
    ];
    const game = boxed({ players: 3, boxes: MATSURI, festivals: 'o-hanami', seats });
    game.do('travel 27', { meal: FOUR }).do('eat -', { festival: 'tango kamiarisai' });
    game.do('festival kamiarisai').do('travel 28').do('option cherry-tree');
    expect(game.has(0).coins).toBe(1);
    expect(game.festivals()).toEqual(['kamiarisai']);
  });

  test('[duration] the third one lasts to the end of the road', () => {
    const seats = [{ at: 49, coins: 0 }];
    const game = boxed({ players: 3, boxes: MATSURI, festivals: 'o-hanami', seats });
    expect(game.do('travel 52').do('option cherry-tree').has(0).coins).toBe(2);
  });
});

describe('two players', () => {
  test('[neutral-and-festivals] the neutral traveler takes no part', () => {
    const seats = [{ at: 13 }, { at: 14, place: 1 }, { at: 14, place: 2, coins: 0 }];
    const game = boxed({ players: 2, boxes: MATSURI, seats }).do('travel 14', { meal: FOUR });
    game.do('eat -', { festival: 'o-shogatsu o-bon' }).do('festival o-shogatsu', { die: '4 3' });
    expect([1, 0, 2].map((seat) => game.has(seat).coins)).toEqual([11, 10, 0]);
  });

  test('[neutral-and-festivals] but its coins in the temple keep their rank for Shishimai', () => {
    const seats = [
      { at: 13, offerings: 1 },
      { at: 14, place: 1, offerings: 3 },
      { at: 14, place: 2, offerings: 2 },
    ];
    const game = boxed({ players: 2, boxes: MATSURI, seats }).do('travel 14', { meal: FOUR });
    game.do('eat -', { festival: 'shishimai o-bon' }).do('festival shishimai');
    expect([0, 1].map((seat) => game.owns(seat).tokens)).toEqual([1, 4]);
    expect(game.seat(2).points).toBe(0);
  });
});
