/** Devotion: the coins of a purchase for the temple. */

import { describe, expect, test } from 'vitest';
import type { Boxed, BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed } from '../../../test/box-position.ts';
import { tokaido } from '../../index.ts';

const FOUR = 'dango soba tofu udon';
const devout = (at: number, more: BoxedStanding = {}, festivals = '') =>
  boxed({
    players: 3,
    boxes: ALL,
    festivals,
    seats: [{ at, coins: 6, amulets: 'devotion', ...more }, { at: 13 }],
  });

describe('each kind of card', () => {
  test('[crossroads.devotion.coins, crossroads.devotion.points, devotion-scope] a souvenir', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'haori sake sumie' });
    game.do('use devotion').do('buy sumie');
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 3, points: 1 + 3 });
    expect(game.by(0)).toEqual({ souvenir: 1, donation: 3 });
    expect(game.told(1)).toContainEqual({ type: 'offering', seat: 0, coins: 3, bank: true });
  });

  test('[devotion-scope] a meal', () => {
    const game = devout(12).do('travel 14', { meal: FOUR }).do('use devotion').do('eat soba');
    expect(game.has(0)).toMatchObject({ coins: 4, offerings: 2, points: 6 + 2 });
  });

  test('[devotion-scope] a legendary object', () => {
    const game = devout(7).do('travel 8').do('option legendary-object').do('use devotion');
    expect(game.do('legend masamune').has(0)).toMatchObject({ coins: 3, offerings: 3, points: 8 + 3 });
  });

  test('[devotion-scope] a bathhouse, pledged with the choice of it', () => {
    const game = devout(4, { amulets: 'devotion fortune' }).do('travel 5').do('use devotion');
    expect(game.legal()).toEqual(['option bathhouse']);
    expect(game.do('option bathhouse').has(0)).toMatchObject({ coins: 5, offerings: 1, points: 4 + 1 });
  });

  test('[devotion-scope] a calligraphy', () => {
    const game = devout(2).do('travel 3').do('option calligraphy').do('use devotion');
    expect(game.do('calligraphy fasting').has(0)).toMatchObject({ coins: 5, offerings: 1, points: 1 });
  });

  test('[devotion-scope] an amulet', () => {
    const game = devout(1).do('travel 2').do('option amulet').do('use devotion').do('amulet health');
    expect(game.has(0)).toMatchObject({ coins: 5, offerings: 1, points: 1 });
    expect(game.owns(0).amulets).toEqual(['health']);
  });

  test('[amulet-returns-later] Devotion cannot pay for itself, and is for sale again at the next temple', () => {
    const game = devout(1).do('travel 2').do('option amulet').do('use devotion');
    expect(game.supply('amulet')).not.toContain('devotion');
    expect(game.why('amulet devotion')).toEqual({ why: 'not-offered' });
    expect(game.view(1).table).toMatchObject({ amuletsReturning: 1 << 5 });
    game.do('amulet health').do('travel 9').do('option amulet');
    expect(game.legal()).toContain('amulet devotion');
    expect(game.view(1).table).toMatchObject({ amuletsReturning: 0 });
  });

  test('[devotion-scope, kidzuna-details] a meal of the deck, where it has a price', () => {
    const game = devout(12, { traveler: 'kidzuna' }).do('travel 14').do('look yes', { meal: 'fugu' });
    game.do('use devotion', { meal: FOUR });
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 3 });
    const eriku = devout(12, { traveler: 'eriku' }).do('travel 14').do('look yes', { meal: 'fugu' });
    expect(eriku.do('use devotion').do('accept fugu').has(0)).toMatchObject({ coins: 3, offerings: 3 });
    const free = devout(12, { traveler: 'satsuki' }).do('travel 14', { meal: 'fugu' });
    expect(free.why('use devotion')).toEqual({ why: 'not-now' });
  });

  test('[devotion-scope] nothing that is no purchase of a card', () => {
    expect(devout(6).do('travel 7').why('use devotion')).toEqual({ why: 'not-now' });
    expect(devout(1).why('use devotion')).toEqual({ why: 'not-now' });
    expect(devout(3).do('travel 4').why('use devotion')).toEqual({ why: 'not-now' });
  });
});

describe('one card of several', () => {
  test('[crossroads.devotion.example] souvenirs of 1 and 3: the 3 coins go to the temple for 3 points', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'gofu sumie sake' });
    game.do('use devotion').do('buy gofu sumie');
    expect(game.turn).toBe('0 pledge');
    expect(game.legal()).toEqual(['pledge gofu', 'pledge sumie']);
    expect(game.why('pledge sake')).toEqual({ why: 'not-offered' });
    game.do('pledge sumie');
    expect(game.has(0)).toMatchObject({ coins: 2, offerings: 3, points: 1 + 3 + 3 });
  });

  test('[devotion-scope] the buyer names it, and may name the cheaper one', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'gofu sumie sake' });
    game.do('use devotion').do('buy gofu sumie').do('pledge gofu');
    expect(game.has(0)).toMatchObject({ coins: 2, offerings: 1 });
  });
});

describe('the end', () => {
  test('[crossroads.devotion.donor-rank] the coins count in the ranking of the donors', () => {
    const seats = [
      { at: 53, coins: 3, amulets: 'devotion' },
      { at: 54, offerings: 2 },
    ];
    const game = boxed({ players: 3, seats }).do('travel 54', { meal: FOUR }).do('use devotion');
    game.do('eat udon');
    expect([0, 1].map((seat) => game.by(seat)['donor-rank'])).toEqual([10, 7]);
  });
});

describe('the pledge', () => {
  test('[pledge-first, crossroads.explain.must-pay] once pledged, something must be paid', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'gofu haori sake' });
    game.do('use devotion');
    expect(game.legal()).not.toContain('buy -');
    expect(game.why('buy -')).toEqual({ why: 'must-pay' });
    const meal = devout(12).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(meal.why('eat -')).toEqual({ why: 'must-take' });
    const legend = devout(7).do('travel 8').do('option legendary-object').do('use devotion');
    expect(legend.why('legend -')).toEqual({ why: 'must-take' });
  });

  test('[pledge-first] it cannot be pledged where nothing can be paid', () => {
    const game = devout(7, { coins: 1 }).do('travel 8');
    game.do('option souvenirs', { souvenir: 'haori sumie sake' });
    expect(game.turn).toBe('0 travel');
    const free = devout(7, { traveler: 'ayumu' }).do('travel 8');
    free.do('option souvenirs', { souvenir: 'gofu hashi koma' });
    expect(free.why('use devotion')).toEqual({ why: 'not-now' });
    const dear = boxed({
      players: 3,
      seats: [{ at: 7, coins: 1, amulets: 'devotion' }],
      left: { legends: 'masamune' },
    }).do('travel 8');
    expect(dear.do('option legendary-object').turn).toBe('0 travel');
    const poor = devout(12, { coins: 0, amulets: 'devotion' }).do('travel 14', { meal: FOUR });
    expect(poor.why('use devotion')).toEqual({ why: 'not-now' });
  });

  test('[pledge-first] a single coin is enough where something costs one', () => {
    const one = { coins: 1, amulets: 'devotion health' };
    const shop = devout(7, one).do('travel 8').do('option souvenirs', { souvenir: 'gofu haori sumie' });
    const legend = devout(7, one).do('travel 8').do('option legendary-object');
    const amulet = devout(1, one).do('travel 2').do('option amulet');
    for (const game of [shop, legend, amulet]) expect(game.legal()).toContain('use devotion');
  });

  test('[pledge-first] not where everything that is open costs nothing', () => {
    const kinko = devout(12, { traveler: 'kinko', coins: 0 }).do('travel 14', { meal: FOUR });
    expect(kinko.legal()).toContain('eat dango');
    const extra = devout(12, { traveler: 'kidzuna' }, 'cho-yo')
      .do('travel 14')
      .do('look yes', { meal: 'dango' });
    expect(extra.legal()).toContain('accept dango');
    const titia = boxed({
      players: 3,
      boxes: ALL,
      seats: [{ traveler: 'titia', at: 7, coins: 6, amulets: 'devotion' }],
      left: { legends: 'shodo' },
    });
    titia.do('travel 8').do('option legendary-object');
    for (const game of [kinko, extra, titia]) expect(game.why('use devotion')).toEqual({ why: 'not-now' });
  });

  test('[pledge-first] not for a bathhouse that is closed, or bought already', () => {
    const poor = devout(4, { coins: 0, amulets: 'devotion fortune' }).do('travel 5');
    const bought = devout(4, { amulets: 'devotion health' }).do('travel 5').do('use health');
    bought.do('option bathhouse');
    for (const game of [poor, bought]) expect(game.why('use devotion')).toEqual({ why: 'not-now' });
  });

  test('[pledge-first] a pledge serves one purchase and does not outlast it', () => {
    const game = devout(4, { amulets: 'devotion health' }).do('travel 5').do('use health').do('use devotion');
    game.do('option -').do('travel 8').do('option legendary-object').do('legend shodo');
    expect(game.has(0).offerings).toBe(1);
  });
});

describe('after a discount only the coins really paid', () => {
  const shopping = (traveler: string, souvenir: string, more: BoxedStanding = {}) =>
    devout(7, { traveler, ...more })
      .do('travel 8')
      .do('option souvenirs', { souvenir })
      .do('use devotion');

  test('[devotion-discount] Kinko and his cheaper meal', () => {
    const game = devout(12, { traveler: 'kinko' }).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(game.legal()).not.toContain('eat dango');
    expect(game.why('eat dango')).toEqual({ why: 'must-pay' });
    expect(game.do('eat udon').has(0)).toMatchObject({ coins: 4, offerings: 2 });
  });

  test('[devotion-discount] Sasayakko and her free card', () => {
    const game = shopping('sasayakko', 'gofu sumie sake').do('buy gofu sumie');
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 3 });
  });

  test('[devotion-discount] Titia and art for a coin less, and an object for nothing', () => {
    expect(shopping('titia', 'gofu sumie sake').do('buy sumie').has(0)).toMatchObject({
      coins: 4,
      offerings: 2,
    });
    const game = devout(7, { traveler: 'titia' }).do('travel 8').do('option legendary-object');
    game.do('use devotion');
    expect(game.why('legend shodo')).toEqual({ why: 'must-pay' });
    expect(game.do('legend ema').has(0)).toMatchObject({ coins: 5, offerings: 1 });
  });

  test('[devotion-discount] Ayumu and small objects for nothing, meals for a coin', () => {
    const game = shopping('ayumu', 'gofu haori sake');
    expect(game.why('buy gofu')).toEqual({ why: 'must-pay' });
    game.do('buy gofu haori');
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ coins: 4, offerings: 2 });
    const meal = devout(12, { traveler: 'ayumu' }).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(meal.do('eat udon').has(0)).toMatchObject({ coins: 5, offerings: 1 });
  });

  test('[devotion-discount, cho-yo-prices] Cho-yo and its cheaper meals', () => {
    const game = devout(12, {}, 'cho-yo').do('travel 14', { meal: `${FOUR} fugu unagi` });
    game.do('use devotion');
    expect(game.why('eat dango')).toEqual({ why: 'must-pay' });
    expect(game.do('eat udon').has(0)).toMatchObject({ coins: 4, offerings: 2 });
  });
});

describe('paying more than one must', () => {
  const shopping = (traveler: string, souvenir: string, more: BoxedStanding = {}) =>
    devout(7, { traveler, ...more })
      .do('travel 8')
      .do('option souvenirs', { souvenir })
      .do('use devotion');
  const details = (game: Boxed) => tokaido.pending(game.state)?.details;

  test('[paying-more] Zen-emon may pay a card in full, for the temple', () => {
    const game = shopping('zen-emon', 'gofu sumie sake').do('buy sumie');
    expect([game.turn, details(game)]).toEqual(['0 discount', { bought: ['sumie'] }]);
    expect(game.legal()).toEqual(['discount sumie', 'discount -']);
    expect(game.do('discount -').has(0)).toMatchObject({ coins: 3, offerings: 3 });
    const cheap = shopping('zen-emon', 'gofu sumie sake').do('buy sumie').do('discount sumie');
    expect(cheap.has(0)).toMatchObject({ coins: 5, offerings: 1 });
  });

  test('[paying-more] or take the cheaper of two cards for a coin, and give the price of the other', () => {
    const game = shopping('zen-emon', 'gofu sumie sake').do('buy sumie sake').do('discount sake');
    expect(game.legal()).toEqual(['pledge sumie', 'pledge sake']);
    expect(game.do('pledge sumie').has(0)).toMatchObject({ coins: 2, offerings: 3 });
  });

  test('[paying-more] of two cards with one price he names the coins that he means', () => {
    for (const [pledge, offerings] of [
      ['haori', 1],
      ['sake', 2],
    ] as const) {
      const game = shopping('zen-emon', 'gofu haori sake').do('buy haori sake').do('discount haori');
      expect(game.do(`pledge ${pledge}`).has(0)).toMatchObject({ coins: 3, offerings });
    }
  });

  test('[paying-more] only what he can pay; nothing is asked where a coin is the price anyway', () => {
    const game = shopping('zen-emon', 'gofu sumie sake', { coins: 4 }).do('buy sumie sake');
    expect(game.legal()).toEqual(['discount sumie', 'discount sake']);
    expect(game.why('discount -')).toEqual({ why: 'coins', have: 4, need: 5 });
    expect(game.why('discount gofu')).toEqual({ why: 'not-offered' });
    const poor = shopping('zen-emon', 'gofu sumie sake', { coins: 3 });
    // With three coins only the dearer card can be the cheap one, so he is not asked.
    expect(poor.do('buy sumie sake').turn).toBe('0 pledge');
    const two = shopping('zen-emon', 'gofu sumie sake', { coins: 4 }).do('buy gofu sumie');
    expect(two.why('discount gofu')).toEqual({ why: 'not-offered' });
    expect(two.why('travel 9')).toEqual({ why: 'other-decision' });
    const exact = shopping('zen-emon', 'gofu sumie sake', { coins: 3 }).do('buy sumie');
    expect(exact.legal()).toEqual(['discount sumie', 'discount -']);
    const three = shopping('zen-emon', 'ukiyoe sumie sake').do('buy sumie ukiyoe sake');
    expect(three.why('discount sake')).toEqual({ why: 'coins', have: 6, need: 7 });
    const coin = shopping('zen-emon', 'gofu sumie sake').do('buy gofu');
    expect([coin.turn, coin.has(0).offerings]).toEqual(['0 travel', 1]);
  });

  test('[paying-more] without Devotion nobody is asked: the discount and the rounds are taken', () => {
    const offer = { souvenir: 'gofu sumie sake' };
    const zen = devout(7, { traveler: 'zen-emon' })
      .do('travel 8')
      .do('option souvenirs', offer)
      .do('buy sumie');
    expect([zen.turn, zen.has(0).coins]).toEqual(['0 travel', 5]);
    const felicia = devout(7, { traveler: 'felicia' }).do('travel 8').do('option souvenirs', offer);
    expect(felicia.do('buy sumie', { round: 'win win loss' }).has(0).coins).toBe(5);
  });

  test('[paying-more] Felicia chooses for which cards she plays, one after the other', () => {
    const game = shopping('felicia', 'gofu sumie sake').do('buy sumie sake');
    expect([game.turn, details(game)]).toEqual([
      '0 challenge',
      { bought: ['sumie', 'sake'], left: ['sumie', 'sake'] },
    ]);
    expect(game.legal()).toEqual(['challenge sumie', 'challenge sake', 'challenge -']);
    game.do('challenge sake', { round: 'win win' });
    expect(details(game)).toEqual({ bought: ['sumie', 'sake'], left: ['sumie'] });
    expect(game.why('challenge sake')).toEqual({ why: 'not-offered' });
    game.do('challenge -');
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 3 });
  });

  test('[paying-more] Felicia may play for all and have nothing left to give', () => {
    const game = shopping('felicia', 'gofu sumie manju').do('buy gofu manju');
    game.do('challenge gofu', { round: 'win' }).do('challenge manju', { round: 'win' });
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ coins: 6, offerings: 0 });
  });

  test('[paying-more] any other card Felicia may pay in full', () => {
    const meal = () => devout(12, { traveler: 'felicia' }).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(meal().legal()).toContain('waive');
    expect(meal().do('eat soba', { round: 'win win' }).has(0)).toMatchObject({ coins: 6, offerings: 0 });
    const full = meal().do('waive');
    expect(full.told(1)).toEqual([{ type: 'waived', seat: 0 }]);
    expect(full.why('waive')).toEqual({ why: 'not-now' });
    expect(full.do('eat soba').has(0)).toMatchObject({ coins: 4, offerings: 2 });
    const at = (space: number) => devout(space - 1, { traveler: 'felicia' }).do(`travel ${space}`);
    const bath = at(5).do('use devotion').do('waive');
    const amulet = at(2).do('option amulet').do('use devotion').do('waive').do('amulet health');
    const scroll = at(3).do('option calligraphy').do('use devotion').do('waive').do('calligraphy fasting');
    for (const game of [bath, amulet, scroll]) expect(game.has(0)).toMatchObject({ coins: 5, offerings: 1 });
    const legend = at(8).do('option legendary-object').do('use devotion').do('waive').do('legend masamune');
    expect(legend.has(0)).toMatchObject({ coins: 3, offerings: 3 });
  });

  test('[paying-more] nobody else can: a price without a choice stays as it is', () => {
    const game = devout(12, { traveler: 'kinko' }).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(game.why('waive')).toEqual({ why: 'not-now' });
  });
});
