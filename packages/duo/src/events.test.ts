/** What viewers are told, in full: clients draw a game from nothing else. */

import { FastChance } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../test/table.ts';
import { WARES } from './data/components.ts';
import type { Event } from './events.ts';
import { duo } from './game.ts';

describe('what is told', () => {
  test('of the set-up and the first roll', () => {
    const told: [Event, number][] = [];
    const s = duo.setup(
      { first: 'green' },
      { chance: new FastChance(1), tell: (event, audience) => told.push([event, audience]) },
    );
    const { boutiques, waveSides, dice } = duo.observe(s, 0).table;
    expect(told).toEqual([
      [{ type: 'setup', compass: 1, boutiques, waves: waveSides }, -1],
      [{ type: 'turn', turn: 1, roller: 1, dice }, -1],
    ]);
    expect(dice).toHaveLength(3);
    expect(waveSides).toHaveLength(3);
    expect(boutiques).toHaveLength(8);
  });

  test('of a Pilgrim: the die, the way, and what the station gives', () => {
    const events = (to: string, purple: object) => {
      const t = new Table({ dice: [1, 1, 1], purple, boutiques: { c1: 'doll-3' } });
      return t.play(`pilgrim ${to}`, 'visit').events;
    };
    const die = { type: 'die', seat: 0, character: 0, value: 1 };
    const moved = (from: number, to: number) => ({ type: 'moved', seat: 0, character: 0, from, to });
    expect(events('s01', { pilgrim: 's00', temple: 3 })).toEqual([
      die,
      moved(0, 1),
      { type: 'temple', seat: 0, slot: 4 },
    ]);
    expect(events('s02', { pilgrim: 's01', garden: 2 })).toEqual([
      die,
      moved(1, 2),
      { type: 'garden', seat: 0, slot: 3 },
    ]);
    expect(events('s03', { pilgrim: 's02', coins: 8, slabs: 1 })).toEqual([
      die,
      moved(2, 3),
      { type: 'coins', seat: 0, coins: 3, from: 'town' },
      { type: 'slab', seat: 0, slabs: 2 },
    ]);
    expect(events('s02', { pilgrim: 's01', garden: 5 }).at(-1)).toEqual({
      type: 'last-turn',
      seat: 0,
      trigger: 1,
    });
  });

  test('of a Merchant: what is drawn, what goes back, and what is sold', () => {
    const draws = new Table({
      dice: [1, 2, 1],
      purple: { merchant: 'c0', wares: '4 fan' },
      chance: 'doll kimono doll',
    });
    draws.play('merchant m2', 'draw 3', 'keep 1 kimono 2 doll');
    expect(draws.events).toEqual([
      { type: 'die', seat: 0, character: 1, value: 2 },
      { type: 'moved', seat: 0, character: 1, from: 0, to: 9 },
      { type: 'drew', seat: 0, wares: [2, 0, 2] },
      { type: 'returned', seat: 0, wares: [0, 0, 0, 4] },
    ]);
    const sells = new Table({
      dice: [1, 1, 1],
      waves: { crafty: 'purple' },
      purple: { merchant: 'm1', pilgrim: 's05', wares: '3 doll' },
      boutiques: { c0: 'doll-2' },
    });
    sells.play('merchant c0', 'sell 2 doll crafty 1');
    expect(sells.events.slice(2)).toEqual([
      { type: 'sold', seat: 0, ware: 2, count: 2 },
      { type: 'coins', seat: 0, coins: 5, from: 'sale' },
    ]);
  });

  test('of an Artist: what is turned, and what is given', () => {
    const position = {
      dice: [1, 1, 1],
      purple: { artist: 'a1', pilgrim: 's05', merchant: 'm3', tiles: 'waterfall' },
      green: { artist: 'a5', pilgrim: 's11', merchant: 'm4' },
    };
    const paints = new Table({ ...position, chance: 'moon bamboo' });
    paints.play('artist a2', 'paint 2');
    expect(paints.events).toEqual([
      { type: 'die', seat: 0, character: 2, value: 1 },
      { type: 'moved', seat: 0, character: 2, from: 1, to: 2 },
      { type: 'painted', seat: 0, icons: [0, 3] },
    ]);
    const gives = new Table(position);
    gives.play('artist a2', 'gift');
    expect(gives.events.slice(2)).toEqual([{ type: 'gifted', seat: 0, icon: 1, gifts: 1 }]);
  });

  test('of the waves and the token', () => {
    const t = new Table({
      dice: [1, 1, 1],
      waves: { hasty: 'purple', robust: 'green', inspired: 'purple' },
      purple: { pilgrim: 's02' },
      green: { wares: '6 fan' },
      spring: 'purple',
    });
    // The only ware that can be returned goes back unasked.
    t.play('pilgrim s03', 'pass', 'again s04', 'wave merchant');
    expect(t.events.slice(2)).toEqual([
      { type: 'spring-used', seat: 0 },
      { type: 'moved', seat: 0, character: 0, from: 3, to: 4 },
      { type: 'wave-taken', seat: 0, character: 1, from: 1 },
      { type: 'returned', seat: 1, wares: WARES.map((ware) => (ware === 'fan' ? 1 : 0)) },
      { type: 'spring-returned', seat: 0 },
    ]);
  });

  test('of the next roll and of the end', () => {
    const t = new Table({ dice: [1, 1, 1], chance: 'pilgrim-4 merchant-3 artist-2' });
    while (t.state.turn === 1) t.play(t.legal().includes('pass') ? 'pass' : t.legal()[0]);
    expect(t.events.at(-1)).toEqual({
      type: 'turn',
      turn: 2,
      roller: 1,
      dice: [4, 3, 2],
    });
    const last = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's00', temple: 8 }, green: { coins: 3 } });
    last.play('pilgrim s01', 'visit');
    while (last.decision !== 'over') last.play(last.legal()[0]);
    expect(last.events.at(-1)).toEqual({ type: 'end', scores: last.game.scores(last.state) });
  });
});
