/** Iyasaka: better farms. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const worker = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'iyasaka', at: 6, ...more }] });

describe('at a farm', () => {
  test('[matsuri.iyasaka.coins] he starts with 5 coins', () => {
    expect(worker().has(0).coins).toBe(5);
  });

  test('[matsuri.iyasaka.wages] four coins instead of three', () => {
    expect(worker().do('travel 7').do('option wages').has(0).coins).toBe(9);
  });

  test('[matsuri.iyasaka.reroll] in the gaming room he may roll again and must keep the second roll', () => {
    const game = worker().do('travel 7').do('option gaming-room', { die: '3' });
    expect(game.turn).toBe('0 roll');
    expect(game.legal()).toEqual(['roll stand', 'roll again']);
    expect(game.do('roll again', { die: '1' }).has(0).coins).toBe(5 - 2 + 2);
    expect(game.turn).toBe('0 travel');
  });

  test('[matsuri.iyasaka.reroll] or let the first one stand', () => {
    const game = worker().do('travel 7').do('option gaming-room', { die: '3' }).do('roll stand');
    expect(game.has(0).coins).toBe(5 - 2 + 6);
  });

  test('[iyasaka-scope] with Health he gets four coins and may also roll again', () => {
    const game = worker({ amulets: 'health' }).do('travel 7').do('use health').do('option wages');
    game.do('option gaming-room', { die: '0' }).do('roll again', { die: '4' });
    expect(game.has(0).coins).toBe(5 + 4 - 2 + 8);
  });
});

test('[iyasaka-scope] not with the Fortune amulet', () => {
  const game = worker({ amulets: 'fortune' }).do('use fortune', { die: '0' });
  expect(game.turn).toBe('0 travel');
  expect(game.has(0).coins).toBe(5);
});
