/** Rakuren: a shop of his own. */

import { silent } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';
import { ScriptedChance } from '../../../test/scripted-chance.ts';
import { SOUVENIRS, tokaido } from '../../index.ts';
import { AT } from '../../state.ts';

const OFFER = { souvenir: 'gofu haori sumie sake', legend: 'ema' };
const collector = (more: BoxedStanding = {}, left: Supplies = {}) =>
  boxed({ players: 3, boxes: MATSURI, left, seats: [{ traveler: 'rakuren', at: 7, ...more }] }).do(
    'travel 8',
  );
const collects = (more: BoxedStanding = {}) => collector(more).do('option collection', OFFER);

describe('the choice', () => {
  test('[matsuri.rakuren.coins] he starts with 5 coins', () => {
    expect(collector().has(0).coins).toBe(5);
  });

  test('[matsuri.rakuren.offer] four souvenirs and a legendary object at random, open to all', () => {
    const game = collector();
    expect(game.legal()).toEqual(['option souvenirs', 'option legendary-object', 'option collection']);
    game.do('option collection', OFFER);
    expect(game.turn).toBe('0 collect');
    for (const who of [1, -1]) {
      expect(game.told(who)).toContainEqual({ type: 'legendOffer', seat: 0, legend: 3 });
      expect(game.told(who)).toContainEqual({
        type: 'offer',
        seat: 0,
        souvenirs: ['gofu', 'haori', 'sumie', 'sake'].map((id) => SOUVENIRS.indexOf(id)),
      });
    }
  });

  test('[matsuri.rakuren.offer] whether anybody listens or not', () => {
    const game = collector();
    const chance = new ScriptedChance();
    chance.say(OFFER);
    const request = { seat: 0, number: game.pending.number, action: 'option collection' };
    expect(tokaido.submit(game.state, request, silent(chance)).ok).toBe(true);
    expect(game.turn).toBe('0 collect');
  });

  test('[matsuri.rakuren.offer] only for him', () => {
    const game = boxed({ players: 3, boxes: MATSURI, seats: [{ at: 7, amulets: 'health' }] }).do('travel 8');
    expect(game.legal()).not.toContain('option collection');
    expect(game.why('option collection')).toEqual({ why: 'not-offered' });
  });

  test('[zero-coins] it takes a coin in hand like any shop', () => {
    const game = boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'rakuren', at: 7, coins: 0 }] });
    expect(game.why('travel 8')).toEqual({ why: 'coins', have: 0, need: 1 });
  });
});

describe('buying', () => {
  test('[matsuri.rakuren.buy, legendary-one-per-stop] any of them, together or alone, at their prices', () => {
    const game = collects();
    expect(game.legal()).toContain('collect -');
    expect(game.legal()).toContain('collect gofu haori');
    expect(game.legal()).toContain('collect-legend -');
    expect(game.legal()).toContain('collect-legend gofu haori');
    game.do('collect-legend gofu haori');
    expect(game.has(0)).toMatchObject({ coins: 0, souvenirs: ['gofu', 'haori'], points: 1 + 3 + 5 });
    expect(game.owns(0).legends).toEqual(['ema']);
    expect(game.turn).toBe('0 travel');
  });

  test('[matsuri.rakuren.buy] what he cannot pay is closed', () => {
    const game = collects({ coins: 2 });
    expect(game.why('collect sumie')).toEqual({ why: 'coins', have: 2, need: 3 });
    expect(game.why('collect-legend gofu')).toEqual({ why: 'coins', have: 2, need: 3 });
    expect(game.why('collect manju')).toEqual({ why: 'not-offered' });
    expect(game.why('option souvenirs')).toEqual({ why: 'other-decision' });
  });

  test('[rakuren-unsold] souvenirs go under the deck, the object back to its supply', () => {
    const game = collects().do('collect gofu');
    expect(game.state.souvenirBatches).toBe(1);
    const under = SOUVENIRS.filter((_, card) => (game.state.m[AT.souvenirUnder] >> card) & 1);
    expect(under).toEqual(['haori', 'sumie', 'sake']);
    expect(game.supply('legend')).toContain('ema');
    expect(collects().do('collect-legend -').supply('legend')).not.toContain('ema');
  });

  test('[rakuren-unsold] with no object left there are only the souvenirs', () => {
    const game = collector({}, { legends: '' }).do('option collection', { souvenir: OFFER.souvenir });
    expect(game.told(1).some((event) => event.type === 'legendOffer')).toBe(false);
    expect(game.legal().some((action) => action.startsWith('collect-legend'))).toBe(false);
    expect(game.why('collect-legend gofu')).toEqual({ why: 'not-offered' });
    expect(game.why('collect gofu haori sumie')).toEqual({ why: 'coins', have: 5, need: 6 });
  });

  test('[souvenir-deck-short] with fewer than four souvenirs left he is offered those', () => {
    const seats = [{ traveler: 'rakuren', at: 7 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats, deck: 'gofu sake' }).do('travel 8');
    game.do('option collection', { souvenir: 'gofu sake', legend: 'ema' });
    expect(tokaido.pending(game.state)).toMatchObject({
      details: { offer: ['gofu', 'sake'], legend: 'ema' },
    });
    expect(game.legal().filter((action) => action.startsWith('collect '))).toHaveLength(2 ** 2);
  });

  test('[matsuri.rakuren.buy] what he pays says what it was for', () => {
    const paid = collects()
      .do('collect-legend gofu haori')
      .told(1)
      .flatMap((event) => (event.type === 'coins' ? [[event.from, event.coins]] : []));
    expect(paid).toEqual([
      ['shop', -3],
      ['legendary-object', -2],
    ]);
  });

  test('[script-scoring] what he buys feeds his scripts', () => {
    expect(collects({ legends: 'shodo' }).do('collect-legend gofu').by(0)).toEqual({
      souvenir: 1,
      legend: 1 + 3 + 1,
    });
  });
});

describe('amulets', () => {
  test('[rakuren-unsold] it stands for both options: Health adds nothing to it', () => {
    const game = collector({ amulets: 'health' }).do('use health').do('option collection', OFFER);
    expect(game.do('collect gofu').turn).toBe('0 travel');
  });

  test('[rakuren-unsold] nor does it follow another option', () => {
    const game = collector({ amulets: 'health' }).do('use health');
    game.do('option souvenirs', { souvenir: 'gofu haori sake' }).do('buy gofu');
    expect(game.legal()).toEqual(['option legendary-object', 'option -']);
  });

  test('[devotion-scope] Devotion serves one of the cards, of his choice', () => {
    const game = collects({ amulets: 'devotion' }).do('use devotion');
    expect(game.legal()).not.toContain('collect -');
    expect(game.why('collect -')).toEqual({ why: 'must-pay' });
    game.do('collect-legend gofu haori');
    expect(game.legal()).toEqual(['pledge gofu', 'pledge haori', 'pledge-legend']);
    expect(tokaido.pending(game.state)).toMatchObject({
      decision: 'pledge-collection',
      details: { bought: ['gofu', 'haori'], legend: expect.any(String) },
    });
    expect(game.why('pledge sake')).toEqual({ why: 'not-offered' });
    expect(game.why('collect -')).toEqual({ why: 'other-decision' });
    game.do('pledge-legend');
    expect(game.has(0)).toMatchObject({ coins: 0, offerings: 2 });
    const script = collector({ coins: 1, amulets: 'devotion' });
    script.do('option collection', { souvenir: 'haori geta sumie sake', legend: 'shodo' });
    expect(script.do('use devotion').has(0)).toMatchObject({ coins: 0, offerings: 1 });
    const souvenir = collects({ amulets: 'devotion' }).do('use devotion').do('collect haori');
    expect(souvenir.has(0)).toMatchObject({ coins: 3, offerings: 2 });
  });

  test('[pledge-first] Devotion needs something that he can pay for', () => {
    const dear = { souvenir: 'haori geta sumie sake', legend: 'ema' };
    const poor = { coins: 1, amulets: 'devotion health' };
    expect(collector(poor).do('option collection', dear).why('use devotion')).toEqual({ why: 'not-now' });
    const sold = collector(poor, { legends: '' }).do('option collection', { souvenir: dear.souvenir });
    expect(sold.why('use devotion')).toEqual({ why: 'not-now' });
    const script = collector(poor).do('option collection', { ...dear, legend: 'shodo' });
    expect(script.legal()).toContain('use devotion');
    const cheap = collector(poor, { legends: '' }).do('option collection', {
      souvenir: 'gofu haori sumie sake',
    });
    expect(cheap.legal()).toContain('use devotion');
  });
});
