/** All boxes in one game: what no rule of a single one shows. */

import { expect, test } from 'vitest';
import { faultsOfGames } from '../test/random-games.ts';
import { BOXES } from './index.ts';

test('random games are the same unheard, their points add up, their coins have a source (seeds 1 to 20)', () => {
  expect(faultsOfGames([...BOXES.keys()], 20)).toEqual([]);
});
