/** The form against the rules: whole games are entered as it asks for them, and must come to their points. */

import { tokaido } from '@tokaido/tokaido';
import type { CountSheet } from '@tokaido/tokaido/count';
import { sheetOf } from '@tokaido/tokaido/count';
import { MIXES, nameMix } from '@tokaido/words/tokaido/testkit';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../tokaido/testkit/played-game.ts';
import type { Count } from './count-model.ts';
import { changeSeat, newCount, newSeat, setNumber, TABLE } from './count-model.ts';
import { askedOf, counted } from './counted.ts';
import { problemsAt } from './placed-problems.ts';
import { sectionsOf } from './sections.ts';
import { placesOf } from './steps.ts';
import { problemWords, thingName } from './thing-words.ts';

const GAMES = 3;

/** Goes through the form as people do: seat after seat, and once more, since one answer may bring another question. */
function enter({ boxes, seats, table }: CountSheet): Count {
  let count: Count = {
    ...newCount(),
    boxes,
    seats: seats.map(({ traveler }, color) => ({ ...newSeat(color), traveler })),
  };
  for (const seat of [...placesOf(seats.length, true), ...placesOf(seats.length, true)]) {
    const has = seat === TABLE ? table : (seats[seat]?.has ?? {});
    for (let asked = -1; asked !== askedOf(counted(count), seat).length; ) {
      const things = askedOf(counted(count), seat);
      asked = things.length;
      for (const { id } of things) count = setNumber(count, seat, id, has[id] ?? 0);
    }
  }
  return count;
}

describe('a game that is entered as the form asks for it comes to its points, places and achievements', () => {
  for (const options of MIXES)
    test(nameMix(options), () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const { state } = playOut(options, seed, []);
        const found = counted(enter(sheetOf(state)));
        const told = `seed ${seed}`;
        expect(found.problems, told).toEqual([]);
        const short = (scores: typeof found.scores) => scores.map(({ points, place }) => [points, place]);
        expect(short(found.scores), told).toEqual(short(tokaido.scores(state)));
        const achievements = ({ all, players }: typeof state) =>
          all.slice(0, players).map((p) => p.achievements);
        expect(achievements(found.seen.s), told).toEqual(achievements(state));
      }
    });
});

const everything: Count = {
  ...newCount(),
  boxes: ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
  seats: [newSeat(0), newSeat(1)],
};

test('every thing that the rules count has a section, once, and a name', () => {
  const { things } = counted(everything);
  const placed = (['player', 'table'] as const).flatMap((of) =>
    sectionsOf(things, of).flatMap((section) => section.things),
  );
  expect(placed.map(({ id }) => id).sort()).toEqual(things.map(({ id }) => id).sort());
  for (const thing of things) expect(thingName(thing), thing.id).not.toMatch(/^$|count\.|\./);
  const later = { ...things[0], id: 'later', group: 'of a later box' } as (typeof things)[number];
  expect(sectionsOf([later], 'player').map(({ id }) => id)).toEqual(['more']);
});

test('who was first is asked of those who completed a panorama, and known where only one did', () => {
  const asks = (count: Count, seat: number) =>
    askedOf(counted(count), seat).flatMap(({ id, group }) => (group === 'first' ? [id] : []));
  const one = setNumber(newCount(), 0, 'panorama sea', 5);
  expect([asks(newCount(), 0), asks(one, 0), asks(one, 1)]).toEqual([[], ['first sea'], []]);
  expect(counted(one).scores[0]?.points).toBe(15 + 3);
  const two = setNumber(one, 1, 'panorama sea', 5);
  expect(counted(two).scores[0]?.points).toBe(15);
  const told = counted(two).problems.map(({ seat, thing, problem }) => [seat, thing, problem.why]);
  expect(told).toEqual([
    [0, 'first sea', 'nobody-first'],
    [1, 'first sea', 'nobody-first'],
  ]);
});

describe('what cannot be is told beside the fields that it is about', () => {
  const problemsWith = (count: Count) =>
    counted(count).problems.map(({ seat, thing, problem }) => `${seat} ${thing}: ${problem.why}`);
  const two = (id: string, n: number, m: number, boxes: string[] = []) =>
    setNumber(setNumber({ ...newCount(), boxes }, 0, id, n), 1, id, m);

  test.each([
    [setNumber(newCount(), 0, 'panorama sea', 9), ['0 panorama sea: too-many']],
    [two('spring 3', 4, 3), ['0 spring 3: not-in-box', '1 spring 3: not-in-box']],
    [two('legend ema', 1, 1, ['crossroads']), ['0 legend ema: not-in-box', '1 legend ema: not-in-box']],
    [
      setNumber(
        setNumber({ ...newCount(), boxes: ['crossroads', 'matsuri'] }, 0, 'calligraphy patience', 1),
        TABLE,
        'shared patience',
        1,
      ),
      ['0 calligraphy patience: not-in-box', '-1 shared patience: not-in-box'],
    ],
    [setNumber(setNumber(newCount(), 0, 'meal 1', 3), 0, 'meal 2', 2), ['0 meal 2: meals']],
    [setNumber(newCount(), 2, 'first sea', 1), ['2 first sea: unfinished-first']],
    [setNumber(newCount(), 1, 'gifts', 1), ['1 gifts: gifts']],
    [two('arrival', 2, 2, ['crossroads']), ['0 arrival: arrival', '1 arrival: arrival']],
    [changeSeat(newCount(), 1, { traveler: 'nampo' }), ['1 : traveler']],
    [
      changeSeat(changeSeat(newCount(), 0, { traveler: 'kinko' }), 2, { traveler: 'kinko' }),
      ['0 : same-traveler', '2 : same-traveler'],
    ],
  ])('%#', (count, expected) => {
    expect(problemsWith(count)).toEqual(expected);
    for (const { problem } of counted(count).problems)
      if (problem.why !== 'traveler')
        expect(problemWords(problem, { counted: 1, last: 3 })).not.toMatch(/count\.|\{/);
  });

  test('a number out of reach is shown as it was entered and counted as the nearest in reach', () => {
    const found = counted(setNumber(newCount(), 0, 'panorama sea', 9));
    const sea = found.things.find(({ id }) => id === 'panorama sea') as (typeof found.things)[number];
    expect([found.shown(0, sea), found.counted(0, sea)]).toEqual([9, 5]);
    expect(problemsAt(found.problems, 0, 'panorama sea')).toHaveLength(1);
    expect(problemsAt(found.problems, 1, 'panorama sea')).toEqual([]);
  });
});
