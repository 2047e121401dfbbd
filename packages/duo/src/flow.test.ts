import { FastChance } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { Table } from '../test/table.ts';
import { duo } from './game.ts';

test('[R01] the roller takes one die, the other player one, the roller the last; then the roles change', () => {
  const t = new Table({ dice: [1, 1, 1] });
  while (t.state.turn < 3) t.play(t.legal()[0]);
  const turns = t.events.filter((event) => event.type === 'turn');
  expect(turns.map((event) => event.roller)).toEqual([1, 0]);
  const used = t.events.filter((event) => event.type === 'die');
  expect(used.slice(0, 6).map((event) => event.seat)).toEqual([0, 1, 0, 1, 0, 1]);
});

test('[R02] the seat beside the compass rolls first and has no handicap', () => {
  for (const [seat, first] of (['purple', 'green'] as const).entries()) {
    const s = duo.setup({ first }, { chance: new FastChance(1), tell: null });
    expect(duo.pending(s)).toMatchObject({ seat, decision: 'die' });
    expect(s.players[seat]).toMatchObject({
      pilgrim: 23,
      merchant: 9,
      artist: 0,
      coins: 0,
      temple: 1,
      garden: 1,
    });
    expect(s.players[1 - seat]).toMatchObject({ pilgrim: 11, merchant: 10, artist: 4, coins: 0 });
  }
});

test('[R03] each die must be taken and moved; a die taken is closed to both', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's00' } });
  expect(t.legal('pass')).toEqual([]);
  expect(t.legal('merchant stay')).toEqual([]);
  expect(t.why('merchant stay')).toMatchObject({ why: 'must-move' });
  t.play('pilgrim s01', 'pass');
  expect(t.purple.temple).toBe(1);
  expect(t.turn).toBe(1);
  expect(t.legal('pilgrim')).toEqual([]);
  expect(t.why('pilgrim s12')).toEqual({ why: 'die-taken', character: 0 });
});

test('[R03] to pass on arrival changes nothing', () => {
  const shore = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's03' } });
  shore.play('pilgrim s04', 'pass');
  expect(shore.waves).toEqual(['board', 'board', 'board']);
  const coast = new Table({
    dice: [1, 1, 1],
    purple: { merchant: 'm2', pilgrim: 's05', wares: '2 fan' },
    boutiques: { c1: 'fan-2' },
  });
  coast.play('merchant c1', 'pass');
  expect([coast.wares(0), coast.purple.coins]).toEqual([[0, 0, 0, 2], 0]);
  expect(coast.events.map(({ type }) => type)).toEqual(['die', 'moved']);
  const mountain = new Table({ dice: [1, 1, 1], purple: { merchant: 'm1', wares: '1 fan' } });
  mountain.play('merchant m2', 'pass');
  expect(mountain.wares(0)).toEqual([0, 0, 0, 1]);
  const area = new Table({ dice: [1, 1, 1], purple: { artist: 'a1', tiles: 'waterfall' } });
  area.play('artist a2', 'pass');
  expect([area.purple.revealed, area.purple.gifted]).toEqual([1, 0]);
});

test('[R03] a last die with a single way is moved unasked', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's00' } });
  t.play('artist a1', 'pass', 'merchant c2');
  while (t.turn === 1) t.play('pass');
  expect([t.turn, t.decision, t.purple.pilgrim]).toEqual([0, 'visit', 1]);
});

test('explain: a die is asked for, and nothing else', () => {
  const t = new Table({ dice: [1, 1, 1] });
  for (const words of ['pass', 'visit', 'gift', 'again c1', 'draw 2']) {
    expect(t.why(words), words).toEqual({ why: 'other-decision' });
  }
});

test('decisions are counted', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's00' } });
  t.play('pilgrim s01', 'pass');
  expect(t.state.decisions).toBe(2);
});

test('[R27] a trigger lets the turn end: the other dice are still played', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's00', temple: 8 } });
  t.play('pilgrim s01', 'visit');
  expect(t.events).toContainEqual({ type: 'last-turn', seat: 0, trigger: 0 });
  expect(t.game.isOver(t.state)).toBe(false);
  expect(t.turn).toBe(1);
  t.play('merchant c2');
  while (t.turn === 1) t.play('pass');
  expect(t.legal('artist').length).toBeGreaterThan(0);
  t.play('artist a1', 'pass');
  expect(t.decision).toBe('over');
  expect(t.events.at(-1)).toMatchObject({ type: 'end' });
});

test('[R27] garden slot 6, the sixth slab and the tenth gift end the game; a second trigger changes nothing', () => {
  const garden = new Table({ dice: [1, 1, 1], purple: { pilgrim: 's01', garden: 5 } });
  garden.play('pilgrim s02', 'visit');
  expect([garden.state.ending, garden.state.endingSeat]).toEqual([2, 0]);

  const gold = new Table({
    dice: [1, 1, 1],
    purple: { pilgrim: 's23', slabs: 5, coins: 8 },
    green: { slabs: 5, coins: 9, merchant: 'm3', wares: '1 fan' },
    boutiques: { c0: 'fan-2', c2: 'fan-2' },
  });
  gold.play('pilgrim s00', 'visit');
  expect([gold.state.ending, gold.state.endingSeat]).toEqual([3, 0]);
  gold.play('merchant c2', 'sell 1 fan');
  expect(gold.green.slabs).toBe(6);
  expect([gold.state.ending, gold.state.endingSeat]).toEqual([3, 0]);

  const tiles = 'moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo';
  const art = new Table({ dice: [1, 1, 1], purple: { artist: 'a2', tiles, gifted: 9 } });
  art.play('artist a3', 'gift');
  expect([art.state.ending, art.state.endingSeat]).toEqual([4, 0]);
});
