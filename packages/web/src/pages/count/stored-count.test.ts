import { expect, test } from 'vitest';
import { merged } from '../../device-data/merge-items.ts';
import { memoryStorage } from '../daily/testkit/memory-storage.ts';
import { addSeat, changeSeat, newCount, setDuoNumber, setNumber, TABLE } from './count-model.ts';
import { knownNames, loadCount, readCount, rememberNames, saveCount } from './stored-count.ts';

const full = () => {
  const named = changeSeat({ ...addSeat(newCount()), boxes: ['crossroads', 'matsuri'] }, 0, {
    name: 'Aki',
    traveler: 'kinko',
  });
  return setDuoNumber(
    setNumber(setNumber(named, 3, 'meal 2', 1.5), TABLE, 'shared fasting', 1),
    1,
    'coins',
    4,
  );
};

test('a count is there again as it was, with the one before it', () => {
  const storage = memoryStorage();
  expect(loadCount(storage)).toBeNull();
  expect(saveCount(storage, { count: full(), before: newCount() })).toBe(true);
  expect(loadCount(storage)).toEqual({ count: full(), before: newCount() });
});

test('whatever is damaged is replaced', () => {
  expect(readCount(null)).toEqual(newCount());
  expect(
    readCount({ game: 'chess', boxes: ['nothing', 'matsuri'], seats: [{}], table: 7, duo: 'x' }),
  ).toEqual({
    ...newCount(),
    boxes: ['matsuri'],
  });
  const seats = Array.from({ length: 9 }, () => ({
    name: 7,
    color: 0,
    traveler: 'x',
    has: { a: 'b', c: 1 },
  }));
  const { seats: read } = readCount({ seats });
  expect(read.map(({ color }) => color)).toEqual([0, 1, 2, 3, 4]);
  expect(read[4]).toEqual({ name: '', color: 4, traveler: null, has: { c: 1 } });
  for (const text of ['', '{', '{}', 'null', '[]', 5])
    expect(loadCount(memoryStorage({ count: text })), String(text)).toBeNull();
});

test('an import mixes no two counts', () => {
  const [here, there] = [memoryStorage(), memoryStorage()];
  saveCount(here, { count: full(), before: null });
  saveCount(there, { count: newCount(), before: null });
  const both = memoryStorage({ count: merged(here.get('count'), there.get('count')) });
  expect(loadCount(both)?.count).toEqual(full());
});

test('names are suggested, the latest first, each once', () => {
  const storage = memoryStorage();
  rememberNames(storage, newCount());
  expect(knownNames(storage)).toEqual([]);
  rememberNames(storage, changeSeat(newCount(), 0, { name: ' Aki ' }));
  rememberNames(storage, changeSeat(changeSeat(newCount(), 0, { name: 'Ben' }), 1, { name: 'Aki' }));
  expect(knownNames(storage)).toEqual(['Ben', 'Aki']);
  for (let i = 0; i < 30; i++) rememberNames(storage, changeSeat(newCount(), 0, { name: `n${i}` }));
  expect(knownNames(storage)).toHaveLength(20);
});
