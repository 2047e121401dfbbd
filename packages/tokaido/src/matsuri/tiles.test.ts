/** More tiles to choose from belong to the set-up of Matsuri. */

import { expect, test } from 'vitest';
import { houseRules } from '../index.ts';

test('[tiles-offered] with Matsuri three tiles and a free choice are no house rules, with any other box they are', () => {
  const withBoxes = (boxes: readonly string[], tiles: 3 | 'any') =>
    houseRules({ boxes, variations: [], tiles });
  expect(withBoxes(['crossroads', 'matsuri'], 3)).toEqual([]);
  expect(withBoxes(['crossroads', 'matsuri'], 'any')).toEqual([]);
  expect(withBoxes(['crossroads'], 3)).toEqual(['tiles=3']);
});
