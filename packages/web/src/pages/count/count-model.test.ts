import { describe, expect, test } from 'vitest';
import {
  addSeat,
  changeSeat,
  countAgain,
  isEmpty,
  namesIn,
  newCount,
  removeSeat,
  seatedIn,
  setColor,
  setDuoNumber,
  setNumber,
  sheetOfCount,
  TABLE,
} from './count-model.ts';
import { addressOf, placesOf, stepAt } from './steps.ts';

const colors = (count = newCount()) => count.seats.map(({ color }) => color);

describe('who played', () => {
  test('two to five players, each with a color of their own', () => {
    let count = newCount();
    for (let i = 0; i < 4; i++) count = addSeat(count);
    expect(colors(count)).toEqual([0, 1, 2, 3, 4]);
    count = removeSeat(count, 1);
    expect(colors(addSeat(count))).toEqual([0, 2, 3, 4, 1]);
    for (let i = 0; i < 4; i++) count = removeSeat(count, 0);
    expect(count.seats).toHaveLength(2);
  });

  test('whoever had a color gets the other one', () => {
    expect(colors(setColor(newCount(), 0, 2))).toEqual([2, 1, 0]);
    expect(colors(setColor(newCount(), 0, 4))).toEqual([4, 1, 2]);
  });

  test('nobody is you, and those without a name go by their color', () => {
    const count = changeSeat(newCount(), 0, { name: 'Aki' });
    expect(seatedIn(count)).toMatchObject({
      isShared: true,
      seats: [
        { name: 'Aki', color: 0 },
        { name: '', color: 1 },
        { name: '', color: 2 },
      ],
    });
    expect(seatedIn({ ...count, game: 'duo' }).seats.map(({ color }) => color)).toEqual([4, 2]);
    expect(namesIn(count)).toEqual(['Aki']);
  });
});

describe('what was entered', () => {
  test('a number is said, changed, and unsaid', () => {
    const one = setNumber(newCount(), 1, 'panorama sea', 3);
    expect(sheetOfCount(one).seats[1]?.has).toEqual({ 'panorama sea': 3 });
    expect(setNumber(one, 1, 'panorama sea', null)).toEqual(newCount());
    expect(setNumber(one, TABLE, 'neutral-offerings', 2).table).toEqual({ 'neutral-offerings': 2 });
    expect(setDuoNumber(one, 1, 'slabs', 2).duo[1]?.has).toEqual({ slabs: 2 });
  });

  test('counting again keeps who sits there and nothing that they had', () => {
    const named = changeSeat(newCount(), 0, { name: 'Aki', traveler: 'kinko', has: { coins: 2 } });
    const again = countAgain(setDuoNumber(named, 0, 'slabs', 2));
    expect(again.seats[0]).toEqual({ name: 'Aki', color: 0, traveler: null, has: {} });
    expect(again.duo).toEqual(newCount().duo);
    expect([isEmpty(newCount()), isEmpty(again), isEmpty(named)]).toEqual([true, false, false]);
  });
});

describe('steps', () => {
  test('every place has an address that leads back to it', () => {
    for (const step of [
      { kind: 'setup' },
      ...placesOf(3, true).map((seat) => ({ kind: 'entry', seat }) as const),
      { kind: 'result' },
    ] as const) {
      const at = new URL(addressOf(step), 'http://road').searchParams.get('at') ?? undefined;
      expect(stepAt(at, newCount(), true)).toEqual(step);
    }
  });

  test('an address of nobody leads to the players', () => {
    for (const at of [undefined, '', '0', '4', '1.5', 'nonsense', 'table'])
      expect(stepAt(at, newCount(), false)).toEqual({ kind: 'setup' });
    expect(stepAt('3', newCount('duo'), false)).toEqual({ kind: 'setup' });
  });
});
