/** What is given at the end, against the scores of whole games. */

import { tokaido } from '@tokaido/tokaido';
import { MIXES, nameMix } from '@tokaido/words/tokaido/testkit';
import { describe, expect, test } from 'vitest';
import { playOut } from '../testkit/played-game.ts';
import { awardsOf, donorsOf } from './awards.ts';

const GAMES = 4;

describe('accounts for the points of achievements and of the donors in whole games of', () => {
  for (const options of MIXES)
    test(nameMix(options), () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const { state } = playOut(options, seed, []);
        const awards = awardsOf(state);
        const donors = donorsOf(state);
        for (const { seat, by } of tokaido.scores(state)) {
          const won = (isLate: boolean) =>
            awards
              .filter((award) => award.isLate === isLate && award.seats.includes(seat))
              .reduce((sum, { points }) => sum + points, 0);
          const where = `seed ${seed}, seat ${seat}`;
          expect([won(false), won(true)], where).toEqual([by['ach-panorama'], by['ach-end']]);
          expect(donors.find((donor) => donor.seat === seat)?.points ?? 0, where).toBe(by['donor-rank']);
        }
        const ranks = donors.map(({ rank }) => rank);
        expect(ranks, `seed ${seed}`).toEqual(ranks.toSorted((a, b) => a - b));
      }
    });
});
