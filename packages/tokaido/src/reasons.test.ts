/** Every reason that `explain` can give, and every refusal of a request. */

import { silent } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../test/position.ts';
import { ScriptedChance } from '../test/scripted-chance.ts';
import { DISHES, tokaido } from './index.ts';

describe('reasons', () => {
  const walker = () => position({ players: 3, seats: [{ at: 5, coins: 0 }, { at: 8 }, { at: 9 }] });

  test('[explain.open] an open action has no reason', () => {
    expect(walker().why('travel 6')).toBe(null);
  });

  test('[explain.other-decision] the decision is about something else', () => {
    const game = position({ players: 3, seats: [{ at: 5, coins: 3 }] });
    for (const action of ['give 1', 'buy -', 'eat -', 'keep kuge', 'panorama -', 'refuse', 'choose kinko']) {
      expect(game.why(action)).toEqual({ why: 'other-decision' });
    }
    game.do('travel 9');
    expect(game.turn).toBe('0 give');
    expect(game.why('travel 10')).toEqual({ why: 'other-decision' });
  });

  test('[explain.other-decision] at every kind of decision', () => {
    const shop = position({ players: 3, seats: [{ at: 7 }] }).do('travel 8', { souvenir: 'gofu hashi koma' });
    expect(shop.why('give 1')).toEqual({ why: 'other-decision' });
    const inn = position({ players: 3, seats: [{ at: 13 }] });
    inn.do('travel 14', { meal: 'dango soba tofu udon' });
    expect(inn.why('accept dango')).toEqual({ why: 'other-decision' });
    const keep = position({ players: 3, seats: [{ at: 2, traveler: 'yoshiyasu' }] });
    expect(keep.do('travel 3', { encounter: 'kuge miko' }).why('eat -')).toEqual({ why: 'other-decision' });
    const treat = position({ players: 3, seats: [{ at: 13, traveler: 'satsuki' }] });
    expect(treat.do('travel 14', { meal: 'udon' }).why('eat udon')).toEqual({ why: 'other-decision' });
    const artist = position({ players: 3, seats: [{ at: 13, traveler: 'hiroshige' }] });
    expect(artist.do('travel 14').why('eat -')).toEqual({ why: 'other-decision' });
  });

  test('[explain.behind-you] where the traveler stands, and behind', () => {
    expect(walker().why('travel 5')).toEqual({ why: 'behind-you' });
    expect(walker().why('travel 0')).toEqual({ why: 'behind-you' });
  });

  test('[explain.beyond-the-inn] beyond the next inn, which is named', () => {
    expect(walker().why('travel 15')).toEqual({ why: 'beyond-the-inn', inn: 14 });
    const game = position({ players: 3, seats: [{ at: 30 }] });
    expect(game.why('travel 42')).toEqual({ why: 'beyond-the-inn', inn: 41 });
  });

  test('[explain.occupied] taken, by whom', () => {
    expect(walker().why('travel 8')).toEqual({ why: 'occupied', by: [1] });
  });

  test('[explain.second-place] second places only with four or five players', () => {
    expect(walker().why('travel 9')).toEqual({ why: 'second-place', players: 3, by: [2] });
  });

  test('[explain.coins] not enough coins: how many they have and how many it takes', () => {
    const poor = position({ players: 3, seats: [{ at: 7, coins: 0 }] });
    expect(poor.why('travel 8')).toEqual({ why: 'coins', have: 0, need: 1 });
    const inn = position({ players: 3, seats: [{ at: 13, coins: 1 }] });
    inn.do('travel 14', { meal: 'dango soba tofu udon' });
    expect(inn.why('eat udon')).toEqual({ why: 'coins', have: 1, need: 3 });
  });

  test('[explain.panorama-complete] the panorama is complete', () => {
    const game = position({ players: 3, seats: [{ at: 5, panoramas: [0, 4, 0] }] });
    expect(game.why('travel 6')).toEqual({ why: 'panorama-complete', panorama: 1 });
  });

  test('[explain.dish-eaten] the dish has been eaten', () => {
    const game = position({ players: 3, seats: [{ at: 13, dishes: 'dango' }] });
    game.do('travel 14', { meal: 'dango soba tofu udon' });
    expect(game.why('eat dango')).toEqual({ why: 'dish-eaten', dish: DISHES.indexOf('dango') });
  });

  test('[explain.not-offered] the card is not among those offered', () => {
    const game = position({ players: 3, seats: [{ at: 7 }] }).do('travel 8', { souvenir: 'gofu hashi koma' });
    expect(game.why('buy gofu sake')).toEqual({ why: 'not-offered' });
  });

  test('[explain.must-take] nothing may be declined here', () => {
    const game = position({ players: 3, seats: [{ at: 13, traveler: 'hiroshige' }] }).do('travel 14');
    expect(game.why('panorama -')).toEqual({ why: 'must-take' });
  });

  test('[explain.not-your-turn] another seat must decide', () => {
    expect(walker().why('travel 6', 2)).toEqual({ why: 'not-your-turn', turn: 0 });
  });

  test('[explain.over] the journey is over', () => {
    const game = position({ players: 3, seats: [{ at: 53 }] });
    game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
    expect(game.why('travel 54', 0)).toEqual({ why: 'over' });
  });

  test('[explain.complete] at any travel decision each of the 55 spaces is legal or has a reason', () => {
    for (const players of [2, 3, 4, 5]) {
      const game = position({ players, seats: [{ at: 5, coins: 0 }, { at: 6 }, { at: 7 }] });
      const legal = game.legal();
      for (let to = 0; to <= 54; to++) {
        expect(game.why(`travel ${to}`) === null).toBe(legal.includes(`travel ${to}`));
      }
    }
  });
});

describe('requests', () => {
  const dealer = silent(new ScriptedChance());
  const ask = (change: { seat?: number; number?: number; action?: string }) => {
    const game = position({ players: 3, seats: [{ at: 5 }] });
    const before = tokaido.hash(game.state);
    const { seat, number } = game.pending;
    const result = tokaido.submit(game.state, { seat, number, action: 'travel 7', ...change }, dealer);
    return { result, same: tokaido.hash(game.state) === before };
  };

  test('[submit.accepted] a good request is carried out and the number grows', () => {
    const game = position({ players: 3, seats: [{ at: 5 }] });
    const { number } = game.pending;
    expect(ask({})).toEqual({ result: { ok: true }, same: false });
    expect(game.do('travel 7').pending.number).toBe(number + 1);
  });

  test('[submit.not-your-turn] not from another seat', () => {
    const refusal = { why: 'not-your-turn', turn: 0 };
    expect(ask({ seat: 1 })).toEqual({ result: { ok: false, error: refusal }, same: true });
  });

  test('[submit.stale] not for another decision', () => {
    const { number } = position({ players: 3, seats: [{ at: 5 }] }).pending;
    const refusal = { why: 'stale', number };
    for (const other of [number - 1, number + 1]) {
      expect(ask({ number: other })).toEqual({ result: { ok: false, error: refusal }, same: true });
    }
  });

  test('[submit.unreadable] not in words that are no action', () => {
    for (const action of [
      '',
      'travel',
      'travel x',
      'travel 007',
      'fly 7',
      'travel 7 8',
      'Travel 7',
      ' travel 7',
    ]) {
      expect(ask({ action })).toEqual({ result: { ok: false, error: { why: 'unreadable' } }, same: true });
    }
  });

  test('[submit.closed] not what is closed, and the reason comes with it', () => {
    const refusal = { why: 'closed', reason: { why: 'behind-you' } };
    expect(ask({ action: 'travel 2' })).toEqual({ result: { ok: false, error: refusal }, same: true });
  });

  test('[submit.over] nothing after the end', () => {
    const game = position({ players: 3, seats: [{ at: 53 }] });
    game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
    const request = { seat: 0, number: 0, action: 'travel 54' };
    expect(tokaido.submit(game.state, request, dealer)).toEqual({ ok: false, error: { why: 'over' } });
  });
});
