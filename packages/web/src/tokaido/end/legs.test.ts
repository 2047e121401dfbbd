/** The scores from inn to inn, counted from events, against the game itself. */

import type { Options, State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, test } from 'vitest';
import { playOut } from '../testkit/played-game.ts';
import { addsUp, growth, innsOf, leadChanges, leaders } from './legs.ts';

const TABLES: readonly Options[] = [
  { players: 2, boxes: [], variations: [] },
  { players: 4, boxes: [], variations: ['return-trip'] },
  {
    players: 5,
    boxes: ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
    variations: ['good-luck'],
  },
];

describe('growth', () => {
  test('the inns lie where the road has them', () => {
    expect(innsOf(false)).toHaveLength(4);
    expect(innsOf(true).at(-1)).toBe(innsOf(false).at(-1));
  });

  test.each(TABLES)(
    'adds up to the result of whole games: $players players, $boxes $variations',
    (options) => {
      const back = options.variations.includes('return-trip');
      for (let seed = 1; seed <= 12; seed++) {
        const { state, lines } = playOut(options, seed, []);
        const grown = growth(lines, options.players, back);
        expect(addsUp(grown, tokaido.scores(state)), `seed ${seed}`).toBe(true);
        for (const { seat, after, moves } of grown) {
          expect(after).toHaveLength(5);
          expect(moves.at(-1)).toBe(lines.length - 1);
          // So many lines are what the step was counted from: nothing of it is missing, and nothing of the next is in.
          for (const [step, move] of moves.slice(0, -1).entries())
            expect(growth(lines.slice(0, move + 1), options.players, back)[seat]?.after[step]).toBe(
              after[step],
            );
          for (let i = 1; i < after.length; i++)
            expect(after[i], `seed ${seed}`).toBeGreaterThanOrEqual(after[i - 1]!);
        }
      }
    },
  );

  test.each([false, true])('is what each traveler had on leaving an inn (back: %s)', (back) => {
    const inns = innsOf(back);
    const options = { players: 3, boxes: [], variations: back ? ['return-trip'] : [] };
    for (let seed = 20; seed < 28; seed++) {
      const had = Array.from({ length: 3 }, () => [0, 0, 0]);
      const look = (s: State) => {
        for (let seat = 0; seat < 3; seat++) {
          // What a traveler had when last seen at an inn, or before it, is what they left it with.
          const leg = inns.findIndex((inn) => s.all[seat]!.position <= inn);
          for (let i = leg; i < 3; i++) had[seat]![i] = s.all[seat]!.points;
        }
      };
      const { lines } = playOut(options, seed, [], look);
      const grown = growth(lines, 3, back);
      expect(
        grown.map(({ after }) => after.slice(0, 3)),
        `seed ${seed}`,
      ).toEqual(had);
    }
  });

  test('a journal with a gap does not add up', () => {
    const { state, lines } = playOut(TABLES[0]!, 3, []);
    expect(addsUp(growth(lines.slice(40), 2, false), tokaido.scores(state))).toBe(false);
    expect(addsUp([], [])).toBe(false);
  });
});

describe('the lead', () => {
  const grown = [
    { seat: 0, after: [5, 9, 20, 20, 40] },
    { seat: 1, after: [4, 12, 20, 25, 30] },
  ];

  test('is nobody’s where it is shared', () => {
    expect(leaders(grown)).toEqual([0, 1, null, 1, 0]);
  });

  test('changes when somebody else takes it, not when it is only shared', () => {
    expect(leadChanges(grown)).toBe(2);
    expect(leadChanges([])).toBe(0);
  });
});
