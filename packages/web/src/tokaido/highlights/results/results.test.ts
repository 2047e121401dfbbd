/** Every result of mine has one card, in whole games of every box. */

import type { Event, Options } from '@tokaido/tokaido';
import { MIXES, nameMix, TestTable } from '@tokaido/words/tokaido/testkit';
import { expect, test } from 'vitest';
import type { ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { playerAt } from '../../players.ts';
import { tokaidoHighlights } from '../highlights.tsx';
import { accountOf } from './account.ts';
import { isResultOf, resultsOf, SILENT_EVENTS } from './results.ts';

const SEED = 20261116;
const GAMES = 3;
const ME = 0;
const NOTHING: ReadonlySet<Event> = new Set();

/** Plays whole games and hands every line of them to `look`. */
function watch(options: Options, look: (shown: ShownLine<Tokaido>) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const table = new TestTable(options, SEED + game);
    while (!table.over) {
      const { turn } = table;
      const before = table.seen(ME);
      table.turnPage();
      const { legal } = table.seen(turn);
      table.act(legal[table.rng.below(legal.length)] ?? '');
      const shown = {
        line: table.line(ME, turn),
        before,
        after: table.seen(ME),
        info: table.info,
        isMine: (seat: number) => seat === ME,
      };
      look(shown);
    }
  }
}

const isEnd = ({ line }: ShownLine<Tokaido>) => line.events.some(({ type }) => type === 'end');

test.each(MIXES.map((mix) => [`${nameMix(mix)} (seed ${SEED})`, mix] as const))(
  'cards tell all that my score and my purse change by: %s',
  (_, mix) => {
    watch(mix, (shown) => {
      const cards = resultsOf(shown, NOTHING).map(accountOf);
      const [before, after] = [shown.before, shown.after].map(({ s }) => playerAt(s, ME));
      // The purse is filled by the choice of a traveler, which is no result.
      const chosen = shown.line.events.find((event) => event.type === 'traveler' && event.seat === ME);
      const dealt = chosen?.type === 'traveler' ? chosen.coins : 0;
      const coins = cards.reduce((sum, card) => sum + card.coins, dealt);
      expect(coins, JSON.stringify(shown.line)).toBe((after?.coins ?? 0) - (before?.coins ?? 0));
      if (isEnd(shown)) return;
      const points = cards.reduce((sum, card) => sum + card.points, 0);
      expect(points, JSON.stringify(shown.line)).toBe((after?.points ?? 0) - (before?.points ?? 0));
    });
  },
);

test('every event by which I draw, win, get or lose something is on one card of its line, or told by a peak', () => {
  for (const mix of MIXES) {
    watch(mix, (shown) => {
      if (isEnd(shown)) return;
      const mine = shown.line.events.filter((event) => isResultOf(event, ME));
      const told = tokaidoHighlights
        .of(shown)
        .flatMap(({ events }) => events)
        .filter((event) => isResultOf(event, ME));
      expect(told, JSON.stringify(shown.line)).toHaveLength(mine.length);
      expect(new Set(told)).toEqual(new Set(mine));
    });
  }
});

test('whatever joins my collection is on a card', () => {
  /** Everything of a player that is counted in cards. */
  const held = (shown: ShownLine<Tokaido>['after']) => {
    const p = playerAt(shown.s, ME);
    return [
      p.souvenirs,
      p.encounters,
      p.dishes,
      p.offerings,
      p.legends,
      p.cherryTrees,
      p.bathhouses,
      p.dolls,
    ];
  };
  for (const mix of MIXES) {
    watch(mix, (shown) => {
      if (held(shown.before).join() === held(shown.after).join()) return;
      expect(resultsOf(shown, NOTHING), JSON.stringify(shown.line)).not.toEqual([]);
    });
  }
});

test('every kind of card comes up, and nobody else has one', () => {
  const kinds = new Set<string>();
  for (const mix of MIXES) {
    watch(mix, (shown) => {
      for (const { kind, seat } of resultsOf(shown, NOTHING)) {
        kinds.add(kind);
        expect(seat).toBe(ME);
      }
      expect(resultsOf({ ...shown, isMine: () => false }, NOTHING)).toEqual([]);
    });
  }
  expect([...kinds].sort()).toEqual([
    'amulet-used',
    'bathhouse',
    'card',
    'cherry',
    'coins',
    'die',
    'encounter',
    'legend',
    'meal',
    'panorama',
    'points',
    'set',
    'spring',
    'temple',
  ]);
});

const at = (events: readonly Event[]): ShownLine<Tokaido> => {
  const table = new TestTable({ players: 3, boxes: [], variations: [] }, SEED);
  const seen = table.seen(ME);
  const line = { ...table.line(ME, ME), events };
  const shown = { line, before: seen, after: seen, info: table.info, isMine: (seat: number) => seat === ME };
  return shown;
};

const kindsOf = (events: readonly Event[], told: ReadonlySet<Event> = NOTHING) =>
  resultsOf(at(events), told).map(({ kind, events: on }) => [kind, on.length]);

const travel: Event = { type: 'travel', seat: ME, to: 3, place: 0 };
const points = (n: number, source: string): Event => ({ type: 'points', seat: ME, points: n, source });

test('an encounter has its gift on the same card', () => {
  const gift: Event = { type: 'souvenir', seat: ME, souvenir: 3 };
  expect(kindsOf([travel, { type: 'encounter', seat: ME, kind: 0 }, gift, points(1, 'souvenir')])).toEqual([
    ['encounter', 3],
  ]);
});

test('a power that pays before the encounter is on the card of the encounter', () => {
  const coin: Event = { type: 'coins', seat: ME, coins: 1, from: 'somebody' };
  expect(kindsOf([travel, points(1, 'traveler'), coin, { type: 'encounter', seat: ME, kind: 4 }])).toEqual([
    ['encounter', 3],
  ]);
});

test('two different things in a line have two cards', () => {
  const bath: Event = { type: 'spring', seat: ME, points: 3 };
  const meal: Event = { type: 'ate', seat: ME, dish: 1, paid: 2 };
  expect(kindsOf([bath, points(3, 'spring'), meal, points(6, 'meal')])).toEqual([
    ['spring', 2],
    ['meal', 2],
  ]);
});

test('what a peak tells is left out, and nothing else', () => {
  const section: Event = { type: 'panorama', seat: ME, kind: 0, section: 3 };
  const worth = points(3, 'panorama');
  const coin: Event = { type: 'coins', seat: ME, coins: 1, from: 'somebody' };
  const peak = new Set([section, worth]);
  expect(kindsOf([coin, section, worth], peak)).toEqual([['coins', 1]]);
  expect(kindsOf([section, worth, points(1, 'traveler')], peak)).toEqual([['points', 1]]);
  const guide: Event = { type: 'encounter', seat: ME, kind: 1 };
  expect(kindsOf([guide, section, worth, coin], peak)).toEqual([['encounter', 2]]);
});

test('a coin that somebody takes from me in their own line is a result of mine', () => {
  const theft: Event = { type: 'coins', seat: ME, coins: -1, from: 'somebody', how: 'theft' };
  expect(kindsOf([{ ...travel, seat: 1 }, theft, { ...theft, seat: 1, coins: 1 }])).toEqual([['coins', 1]]);
});

test('nothing bought and nothing gained is no result', () => {
  expect(kindsOf([{ type: 'bought', seat: ME, souvenirs: [], paid: 0 }, points(0, 'legend')])).toEqual([]);
  expect(SILENT_EVENTS.has('travel')).toBe(true);
});
