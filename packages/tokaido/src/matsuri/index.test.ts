/** Matsuri as a whole: what no single festival or traveler shows. */

import { expect, test } from 'vitest';
import { MATSURI } from '../../test/box-position.ts';
import { faultsOfGames } from '../../test/random-games.ts';

test('random games are the same unheard, their points add up, their coins have a source (seeds 1 to 15)', () => {
  expect(faultsOfGames(MATSURI, 15)).toEqual([]);
});
