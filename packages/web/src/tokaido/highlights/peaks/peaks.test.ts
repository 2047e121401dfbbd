/** What is shown across the screen in whole random games of every box. */

import type { Event, Options } from '@tokaido/tokaido';
import { ACHIEVEMENTS, PANORAMA_LENGTHS, PANORAMAS, row, SEAT_AT } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import { MIXES, nameMix, TestTable } from '@tokaido/words/tokaido/testkit';
import { describe, expect, test } from 'vitest';
import type { Highlight, ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { playerAt } from '../../players.ts';
import { completionsOf } from './completion.ts';
import { peaksOf } from './peaks.ts';

const GAMES = 6;
const MINE = 0;

type Shown = ShownLine<Tokaido>;

/** Every line of a game as a seat is shown it. */
function linesOf(options: Options, seed: number): readonly Shown[] {
  const table = new TestTable(options, seed);
  const shown: Shown[] = [];
  while (!table.over) {
    const before = table.seen(MINE);
    const seat = table.turn;
    table.turnPage();
    const { legal } = table.seen(seat);
    table.act(legal[table.rng.below(legal.length)] ?? '');
    const line = table.line(MINE, seat);
    const after = table.seen(MINE);
    shown.push({ line, before, after, info: table.info, isMine: (at) => at === MINE });
  }
  return shown;
}

/** Panoramas whole after a line and not before it, by what both positions show. */
function finished({ before, after }: Shown): readonly string[] {
  return after.s.all.slice(0, after.s.players).flatMap(({ seat }) =>
    PANORAMAS.flatMap((kind, i) => {
      const [had, has] = [before, after].map(({ s }) => row(playerAt(s, seat), SEAT_AT.panoramas, i));
      return has === PANORAMA_LENGTHS[i] && had !== has ? [`${seat} ${kind}`] : [];
    }),
  );
}

const of = (peaks: readonly Highlight<Tokaido>[], kind: string) => peaks.filter((peak) => peak.kind === kind);
const points = (events: readonly Event[], seat: number) =>
  events.reduce((sum, event) => sum + (event.type === 'points' && event.seat === seat ? event.points : 0), 0);

describe('in whole games of', () => {
  for (const options of MIXES) {
    test(nameMix(options), () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const taken = new Set<number>();
        for (const shown of linesOf(options, seed)) {
          const where = `seed ${seed}, line ${shown.line.n}`;
          const peaks = peaksOf(shown);
          checkPanoramas(shown, peaks, taken, where);
          checkInns(shown, peaks, where);
          const begun = shown.line.events.filter(({ type }) => type === 'festival');
          expect(
            of(peaks, 'festival').flatMap(({ events }) => events),
            where,
          ).toEqual(begun);
          expect(new Set(peaks.map(({ id }) => id)).size, where).toBe(peaks.length);
          for (const peak of peaks) {
            expect(peak.unfold + peak.hold, where).toBeLessThanOrEqual(2000);
            expect(peak.isMine, where).toBe(peak.seat === MINE);
          }
        }
      }
    });
  }
});

/** One for each completion, with all the points that come of it, and the achievement for those who are first. */
function checkPanoramas(
  shown: Shown,
  peaks: readonly Highlight<Tokaido>[],
  taken: Set<number>,
  where: string,
): void {
  const done = completionsOf(shown);
  expect(done.map(({ seat, kind }) => `${seat} ${kind}`).sort(), where).toEqual([...finished(shown)].sort());
  const peakEvents = of(peaks, 'panorama').map(({ seat, events }) => ({ seat, events }));
  expect(peakEvents, where).toEqual(done.map(({ seat, events }) => ({ seat, events })));
  for (const { seat, kind, first, gained, score, events } of done) {
    const panorama = PANORAMAS.indexOf(kind);
    const board = ACHIEVEMENTS.indexOf(`panorama-${kind}-first`);
    const [had, has] = [shown.before, shown.after].map(
      ({ s }) => (playerAt(s, seat).achievements >> board) & 1,
    );
    expect(first !== null, where).toBe(has === 1 && had === 0);
    if (taken.has(panorama)) expect(first, where).toBeNull();
    expect(gained, where).toBe(points(events, seat));
    expect(
      events.some((event) => 'seat' in event && event.seat !== seat),
      where,
    ).toBe(false);
    const rest = shown.line.events.slice(
      shown.line.events.lastIndexOf(events.at(-1) ?? shown.line.events[0]!) + 1,
    );
    expect(score + points(rest, seat), where).toBe(playerAt(shown.after.s, seat).points);
  }
  for (const { kind } of done) taken.add(PANORAMAS.indexOf(kind));
}

/** One for each player who stops at an inn, and none for anything else. */
function checkInns({ line, after }: Shown, peaks: readonly Highlight<Tokaido>[], where: string): void {
  const { s } = after;
  const arrived = line.events.flatMap((event) =>
    event.type === 'travel' &&
    event.seat < s.players &&
    spaceAt(s, playerAt(s, event.seat).position) === 'inn'
      ? [event.seat]
      : [],
  );
  expect(
    of(peaks, 'inn').map(({ seat }) => seat),
    where,
  ).toEqual(arrived);
}
