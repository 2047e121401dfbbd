/** Every result of mine has one card in whole games, and the last turn is announced to everybody once. */

import type { Event } from '@tokaido/duo';
import { TestTable } from '@tokaido/words/duo/testkit';
import { describe, expect, test } from 'vitest';
import type { ShownLine } from '../../table/highlights/highlight.ts';
import type { Duo } from '../model.ts';
import { accountOf } from './account.ts';
import { highlightsOf, isResultOf, LAST_TURN } from './results.ts';

const SEED = 20261116;
const GAMES = 5;
const ME = 0;

/** Plays whole games and hands every line of them to `look`. */
function watch(look: (shown: ShownLine<Duo>) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const table = new TestTable(SEED + game, { first: 'drawn' });
    while (!table.over) {
      const before = table.seen(ME);
      table.act(table.pick());
      look({
        line: table.line,
        before,
        after: table.seen(ME),
        info: table.info,
        isMine: (seat) => seat === ME,
      });
    }
  }
}

describe(`in whole games (seed ${SEED})`, () => {
  test('every event by which I gain something is on one card of its line', () => {
    const met = new Set<string>();
    watch((shown) => {
      const mine = shown.line.events.filter((event) => isResultOf(event, ME));
      const told = highlightsOf(shown)
        .filter(({ kind }) => kind !== LAST_TURN)
        .flatMap(({ events }) => events);
      expect(told, JSON.stringify(shown.line)).toEqual(mine);
      for (const { type } of mine) met.add(type);
    });
    const all: readonly Event['type'][] = [
      'coins',
      'drew',
      'garden',
      'gifted',
      'painted',
      'slab',
      'sold',
      'spring-taken',
      'temple',
      'wave-taken',
    ];
    expect([...met].sort()).toEqual(all);
  });

  test('cards tell all that my score, my purse and my boards change by', () => {
    watch((shown) => {
      const cards = highlightsOf(shown).filter(({ kind }) => kind !== LAST_TURN);
      const [had, has] = [shown.before.s.players[ME], shown.after.s.players[ME]];
      const coins = (has?.coins ?? 0) - (had?.coins ?? 0) + 10 * ((has?.slabs ?? 0) - (had?.slabs ?? 0));
      const accounts = cards.map(accountOf);
      const where = JSON.stringify(shown.line);
      expect(
        accounts.reduce((sum, account) => sum + account.coins, 0),
        where,
      ).toBe(coins);
      // A card shows the position before and after its line, so there may be no second one.
      expect(cards.length, where).toBeLessThan(2);
      const [account] = accounts;
      if (account === undefined) {
        const kept = (p: typeof had) => [p?.temple, p?.garden, p?.slabs, p?.revealed, p?.gifted].join();
        expect(kept(has), where).toBe(kept(had));
      } else if (account.points > 0) expect(account.after.total - account.before.total).toBe(account.points);
    });
  });

  test('nobody else has a card of a result', () => {
    watch((shown) => {
      expect(
        highlightsOf({ ...shown, isMine: () => false }).filter(({ kind }) => kind !== LAST_TURN),
      ).toEqual([]);
    });
  });

  test('the last turn is shown to everybody, unless the game is over with the same line', () => {
    let announced = 0;
    watch((shown) => {
      const types = shown.line.events.map(({ type }) => type);
      const cards = highlightsOf({ ...shown, isMine: () => false });
      const due = types.includes(LAST_TURN) && !types.includes('end');
      expect(cards.map(({ kind }) => kind)).toEqual(due ? [LAST_TURN] : []);
      for (const card of cards) expect(card.unfold + card.hold).toBeLessThanOrEqual(2000);
      announced += cards.length;
    });
    expect(announced).toBeGreaterThan(0);
  });
});
