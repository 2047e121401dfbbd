/** The groups of the bars cover every source of points of every box, each once. */

import { SOURCES, tokaido } from '@tokaido/tokaido';
import { isKey } from '@tokaido/words';
import { expect, test } from 'vitest';
import { playOut } from '../testkit/played-game.ts';
import { GROUPS, groupsUsed, pointsFrom } from './sources.ts';

test('every source of the engine is in exactly one group, and every group has a word', () => {
  expect(GROUPS.flatMap(({ of }) => of).sort()).toEqual([...SOURCES].sort());
  for (const { id } of GROUPS) expect(isKey(`end.source.${id}`), id).toBe(true);
});

test('the bars add up to the totals', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const { state } = playOut({ players: 4, boxes: ['crossroads', 'matsuri'], variations: [] }, seed, []);
    for (const score of tokaido.scores(state)) {
      const sum = GROUPS.reduce((points, group) => points + pointsFrom(group, score), 0);
      expect(sum, `seed ${seed}`).toBe(score.points);
    }
  }
});

test('groups nobody has points from are not shown', () => {
  const scores = [{ seat: 0, points: 5, place: 1, by: { meal: 5, panorama: 0 } }];
  expect(groupsUsed(scores).map(({ id }) => id)).toEqual(['meal']);
});
