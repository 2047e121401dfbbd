import { members } from '@tokaido/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_SOUVENIRS, countBySix, moreOf, ofType, SOUVENIR_TYPE, SOUVENIR_TYPES } from './souvenirs.ts';

test('the souvenirs of a set are counted by type as looking at each card counts them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: ALL_SOUVENIRS }), (cards) => {
      const counts = countBySix(cards);
      for (let type = 0; type < SOUVENIR_TYPES.length; type++) {
        expect(ofType(counts, type)).toBe(
          members(cards).filter((card) => SOUVENIR_TYPE[card] === type).length,
        );
      }
    }),
    { examples: [[0], [ALL_SOUVENIRS]] },
  );
});

test('more of one type leaves the counts of the others', () => {
  const counts = countBySix(ALL_SOUVENIRS);
  const more = counts + moreOf(1, 3) + moreOf(SOUVENIR_TYPES.length, 2);
  const added = [...SOUVENIR_TYPES, 'a fifth'].map((_, type) => ofType(more, type) - ofType(counts, type));
  expect(added).toEqual([0, 3, 0, 0, 2]);
});
