/** Before the journey: decks, tiles, coins, the line at the first inn. */

import { FastChance, SPECTATOR } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { Position, position } from '../test/position.ts';
import {
  ACHIEVEMENTS,
  checkOptions,
  DISH_PRICES,
  DISHES,
  ENCOUNTERS,
  hasChosen,
  PANORAMA_LENGTHS,
  SOUVENIR_PRICES,
  SOUVENIR_TYPE,
  SOUVENIR_TYPES,
  SOUVENIRS,
  TRAVELERS,
  tokaido,
} from './index.ts';

const TILES = 'hiroshige chuubei kinko yoshiyasu satsuki mitsukuni';

/** How often each kind lies in a hidden deck, by id. */
function copies(family: string, ids: readonly string[]): Record<string, number> {
  const view = Position.begin(3, ['initiation'], { line: '0 1 2' }).view(0);
  const count: Record<string, number> = {};
  for (const [kind] of view.hidden[family].cards) count[ids[kind]] = (count[ids[kind]] ?? 0) + 1;
  return count;
}

describe('the cards', () => {
  test('[base.setup.meals] 25 meals: three dishes thrice for 1, five twice for 2, six once for 3', () => {
    const deck = copies('meals', DISHES);
    const priced = (price: number) => DISHES.filter((_, dish) => DISH_PRICES[dish] === price);
    expect(priced(1)).toEqual(['dango', 'misoshiru', 'nigirimeshi']);
    expect(priced(2)).toEqual(['soba', 'sushi', 'tempura', 'tofu', 'yakitori']);
    expect(priced(3)).toEqual(['donburi', 'fugu', 'sashimi', 'tai-meshi', 'udon', 'unagi']);
    for (const [dish, price] of DISH_PRICES.entries()) expect(deck[DISHES[dish]]).toBe(4 - price);
    expect(Object.values(deck).reduce((a, b) => a + b)).toBe(25);
  });

  test('[base.setup.souvenirs] 24 different souvenirs, six of each type, at 1 to 3 coins', () => {
    const table = (type: string, price: number) =>
      SOUVENIRS.filter(
        (_, card) => SOUVENIR_TYPES[SOUVENIR_TYPE[card]] === type && SOUVENIR_PRICES[card] === price,
      ).join(' ');
    expect(new Set(SOUVENIRS).size).toBe(24);
    expect(table('small-object', 1)).toBe('gofu hashi koma uchiwa washi yunomi');
    expect(table('food-drink', 1)).toBe('kamaboko konpeito manju');
    expect(table('food-drink', 2)).toBe('daifuku ocha sake');
    expect(table('clothing', 2)).toBe('furoshiki geta haori kan-zashi sandogasa yukata');
    expect(table('art', 2)).toBe('jubako netsuke shikki');
    expect(table('art', 3)).toBe('shamisen sumie ukiyoe');
  });

  test('[base.setup.encounters, guide-split] 14 encounters: two of each kind, six guides as 1, 2 and 3', () => {
    const ids = ENCOUNTERS.map((e) => e.id);
    expect(copies('encounters', ids)).toEqual({
      shokunin: 2,
      'annaibito-paddy': 1,
      'annaibito-mountain': 2,
      'annaibito-sea': 3,
      samurai: 2,
      kuge: 2,
      miko: 2,
    });
  });

  test('[base.setup.springs] twelve hot springs, six of two points and six of three', () => {
    for (const points of ['2', '3']) {
      const others = points === '2' ? '3' : '2';
      const mine: [number, number] = points === '2' ? [5, 0] : [0, 5];
      const sixth = position({ players: 3, seats: [{ at: 4, springs: mine }] });
      sixth.do('travel 5', { 'hot-spring': points });
      const none: [number, number] = points === '2' ? [6, 0] : [0, 6];
      const seventh = position({ players: 3, seats: [{ at: 4, springs: none }] });
      expect(() => seventh.do('travel 5', { 'hot-spring': points })).toThrow('cannot come');
      const other = position({ players: 3, seats: [{ at: 4, springs: none }] });
      expect(() => other.do('travel 5', { 'hot-spring': others })).not.toThrow();
    }
  });

  test('[base.setup.panoramas] panorama piles begin with 1 and never run out, even with five players', () => {
    const done = [5, 6, 9, 13].map((at) => ({ panoramas: [3, 4, 5] as const, at }));
    const game = position({ players: 5, seats: [{ at: 2 }, ...done] });
    game.do('travel 4');
    expect(game.has(0).panoramas).toEqual([1, 0, 0]);
    expect([...PANORAMA_LENGTHS]).toEqual([3, 4, 5]);
  });

  test('[base.setup.achievements] seven achievement cards lie open beside the board', () => {
    expect([...ACHIEVEMENTS]).toEqual([
      'panorama-paddy-first',
      'panorama-mountain-first',
      'panorama-sea-first',
      'gourmet',
      'bather',
      'chatterbox',
      'collector',
    ]);
    expect(position({ players: 3, seats: [{ at: 0 }] }).state.achieved).toBe(0);
  });

  test('[base.setup.shuffled] any card of a deck may come first, and nobody knows more', () => {
    for (const id of ['shokunin', 'samurai', 'kuge', 'miko', 'annaibito-sea']) {
      const game = position({ players: 3, seats: [{ at: 0 }] });
      game.do('travel 3', { encounter: id, ...(id === 'shokunin' ? { souvenir: 'ukiyoe' } : {}) });
      expect(game.has(0).encounters).toEqual([id]);
    }
    const game = Position.begin(3, ['initiation'], { line: '0 1 2' });
    for (const who of [0, 1, 2, SPECTATOR]) {
      expect(game.believes(who, 'meals', 0)).toMatchObject({ size: 25, possible: [...DISHES] });
      expect(game.believes(who, 'encounters', 0).size).toBe(14);
    }
  });
});

describe('players and tiles', () => {
  test('[base.setup.players] two to five players', () => {
    const refused = { ok: false, error: 'players must be 2 to 5' };
    for (const players of [2, 3, 4, 5]) {
      const options = { players, boxes: [], variations: [] };
      expect(checkOptions(options)).toEqual({ ok: true, value: options });
    }
    for (const players of [-1, 0, 1, 6, 2.5, Number.NaN]) {
      expect(checkOptions({ players, boxes: [], variations: [] })).toEqual(refused);
    }
  });

  test('[base.setup.two-tiles] each player is dealt two different tiles and chooses one of them', () => {
    const game = Position.begin(3, [], { tile: TILES });
    expect(game.turn).toBe('0 choose');
    expect(game.legal()).toEqual(['choose hiroshige', 'choose chuubei']);
    expect(game.why('choose satsuki')).toEqual({ why: 'not-offered' });
    expect(game.do('choose chuubei').turn).toBe('1 choose');
    expect(game.legal()).toEqual(['choose kinko', 'choose yoshiyasu']);
    expect(game.do('choose kinko').turn).toBe('2 choose');
    expect(game.legal()).toEqual(['choose satsuki', 'choose mitsukuni']);
    expect(() => Position.begin(3, [], { tile: 'kinko kinko' })).toThrow('cannot come');
  });

  test('[base.setup.two-tiles] tiles come in the order of the list whatever the order of the deal', () => {
    const game = Position.begin(2, [], { tile: 'zen-emon hiroshige kinko chuubei' });
    expect(game.legal()).toEqual(['choose hiroshige', 'choose zen-emon']);
  });

  test('[base.setup.two-tiles] five players use up all ten tiles', () => {
    const all = 'hiroshige chuubei kinko yoshiyasu satsuki mitsukuni sasayakko hirotada umegae zen-emon';
    const game = Position.begin(5, [], { tile: all });
    for (const tile of ['hiroshige', 'kinko', 'satsuki', 'sasayakko']) game.do(`choose ${tile}`);
    expect(game.do('choose zen-emon', { line: '0 1 2 3 4' }).turn).toBe('0 travel');
  });

  test('[base.setup.tile-open] when the last player has chosen, all chosen tiles lie open', () => {
    const game = Position.begin(3, [], { tile: TILES }).do('choose chuubei').do('choose yoshiyasu');
    expect([0, 1].map((seat) => game.seat(seat).traveler)).toEqual([0, 0]);
    game.do('choose satsuki', { line: '0 1 2' });
    for (const who of [0, 1, 2, SPECTATOR]) {
      const shown = game.told(who).filter((event) => event.type === 'traveler');
      expect(shown).toEqual(
        ['chuubei', 'yoshiyasu', 'satsuki'].map((id, seat) => {
          const traveler = TRAVELERS.findIndex((tile) => tile.id === id);
          return { type: 'traveler', seat, traveler, coins: TRAVELERS[traveler].coins };
        }),
      );
      expect(
        game
          .view(who)
          .seats.slice(0, 3)
          .map((seat) => seat.traveler),
      ).toEqual(shown.map(({ traveler }) => traveler));
    }
  });

  test('[traveler-choice] until then a choice is known only to the player who made it', () => {
    const games = ['hiroshige', 'chuubei'].map((id) =>
      Position.begin(3, [], { tile: TILES }).do(`choose ${id}`),
    );
    for (const who of [1, 2, SPECTATOR]) {
      expect(games[0].view(who)).toEqual(games[1].view(who));
      expect(games.map((game) => game.told(who))).toEqual([
        [{ type: 'chosen', seat: 0 }],
        [{ type: 'chosen', seat: 0 }],
      ]);
    }
    expect(games.map((game) => TRAVELERS[Number(game.view(0).seats[0].chosen)].id)).toEqual([
      'hiroshige',
      'chuubei',
    ]);
  });

  test('[traveler-choice] everybody knows who has chosen', () => {
    const game = Position.begin(3, [], { tile: TILES });
    const done = () => [0, 1, 2].map((seat) => hasChosen(tokaido.fromView(game.view(SPECTATOR)), seat));
    expect(done()).toEqual([false, false, false]);
    expect((game.do('choose chuubei'), done())).toEqual([true, false, false]);
    expect((game.do('choose kinko'), done())).toEqual([true, true, false]);
    expect((game.do('choose satsuki', { line: '0 1 2' }), done())).toEqual([false, false, false]);
  });

  test('[traveler-choice] a choice that one cannot know may be any tile that others may hold', () => {
    const game = Position.begin(3, [], { tile: TILES }).do('choose chuubei').do('choose kinko');
    const found = new Set<string>();
    const rng = new FastChance(5);
    for (let i = 0; i < 400; i++) {
      const other = tokaido.clone(game.state);
      tokaido.determinize(other, 1, rng);
      const [mine, theirs] = [other.all[1], other.all[0]];
      expect(TRAVELERS[mine.chosen].id).toBe('kinko');
      expect(other.all[2].chosen).toBe(0);
      found.add(TRAVELERS[theirs.chosen].id);
    }
    const own = ['kinko', 'yoshiyasu'];
    const possible = TRAVELERS.slice(1, 11).flatMap(({ id }) => (own.includes(id) ? [] : [id]));
    expect([...found].sort()).toEqual(possible.sort());
  });

  test('[traveler-choice] a free pick is open: the tiles that are left tell it', () => {
    const game = Position.begin(3, [], {}, { tiles: 'any' }).do('choose chuubei');
    const traveler = TRAVELERS.findIndex((tile) => tile.id === 'chuubei');
    expect(game.told(SPECTATOR)).toEqual([{ type: 'traveler', seat: 0, traveler, coins: 4 }]);
    expect(game.legal()).not.toContain('choose chuubei');
    expect(game.why('choose chuubei')).toEqual({ why: 'not-offered' });
  });

  test('[traveler-choice, base.setup.tiles-out] tiles are private and the refused one is never shown', () => {
    const games = ['chuubei', 'zen-emon'].map((refused) =>
      Position.begin(3, [], { tile: `hiroshige ${refused} kinko yoshiyasu satsuki mitsukuni` }),
    );
    const tiles = games[0].told(0).filter((event) => event.type === 'tiles');
    expect(tiles).toEqual([{ type: 'tiles', seat: 0, tiles: [1, 2] }]);
    expect(games[0].told(1).filter((event) => event.type === 'tiles')).toHaveLength(1);
    expect(games[0].told(SPECTATOR).filter((event) => event.type === 'tiles')).toEqual([]);
    const own = games.map((game) => game.view(0).seats[0].tiles);
    expect(own[0]).not.toEqual(own[1]);
    const look = (game: Position) => [1, 2, SPECTATOR].map((who) => game.view(who));
    expect(look(games[0])).toEqual(look(games[1]));
    for (const game of games) game.do('choose hiroshige');
    expect(look(games[0])).toEqual(look(games[1]));
    for (const game of games) game.do('choose kinko').do('choose satsuki', { line: '0 1 2' });
    expect(games[0].view(0)).toEqual(games[1].view(0));
    expect(tokaido.hash(games[0].state)).toBe(tokaido.hash(games[1].state));
  });

  test('[base.setup.coins, base.setup.points-zero] the tile gives the coins, the points begin at 0', () => {
    const game = Position.begin(3, [], { tile: TILES }).do('choose hiroshige').do('choose yoshiyasu');
    game.do('choose satsuki', { line: '0 1 2' });
    expect([0, 1, 2].map((seat) => game.seat(seat).coins)).toEqual([3, 9, 2]);
    expect([0, 1, 2].map((seat) => game.seat(seat).points)).toEqual([0, 0, 0]);
    for (const seat of [0, 1, 2]) {
      expect(game.has(seat)).toMatchObject({ souvenirs: [], dishes: [], encounters: [], offerings: 0 });
    }
  });

  test('[base.setup.line] the line at Kyoto is random; whoever stands last in it leaves first', () => {
    const game = Position.begin(3, ['initiation'], { line: '2 0 1' });
    expect([0, 1, 2].map((seat) => [game.seat(seat).position, game.seat(seat).place])).toEqual([
      [0, 2],
      [0, 1],
      [0, 3],
    ]);
    expect(game.told(SPECTATOR)).toContainEqual({ type: 'line', order: [2, 0, 1] });
    expect(game.turn).toBe('2 travel');
    expect(game.do('travel 7').turn).toBe('0 travel');
    expect(game.do('travel 4').turn).toBe('1 travel');
    expect(() => Position.begin(3, ['initiation'], { line: '2 2 1' })).toThrow('cannot come');
  });
});
