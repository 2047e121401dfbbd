/** The order of arrival at an inn, and the dishes that are left, in whole random games. */

import type { Event, Options } from '@tokaido/tokaido';
import { END } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import { MIXES, nameMix, TestTable } from '@tokaido/words/tokaido/testkit';
import { describe, expect, test } from 'vitest';
import type { Line } from '../model.ts';
import { playerAt } from '../players.ts';
import { innOrder, mealOf } from './inn-order.ts';

const GAMES = 4;

/** Plays a game and looks after every line, as a seat that is shown all of them. */
function watch(
  options: Options,
  seed: number,
  look: (table: TestTable, lines: readonly Line[], events: readonly Event[]) => void,
): void {
  const table = new TestTable(options, seed);
  const lines: Line[] = [];
  while (!table.over) {
    const seat = table.turn;
    table.turnPage();
    const { legal } = table.seen(seat);
    table.act(legal[table.rng.below(legal.length)] ?? '');
    const line = table.line(0, seat);
    lines.push(line);
    look(table, lines, line.events);
  }
}

describe('in whole games of', () => {
  for (const options of MIXES)
    test(nameMix(options), () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        /** Who has come to which inn, in their order. */
        const came = new Map<number, number[]>();
        watch(options, seed, (table, lines, events) => {
          const seen = table.seen(0);
          for (const event of events) {
            const where = `seed ${seed}, line ${lines.length}`;
            if (event.type === 'looks') {
              const order = innOrder(seen, event.seat);
              expect(order.dishes, where).toBe(event.cards);
              expect(
                order.expected.map(({ dishes }) => dishes),
                where,
              ).toEqual(order.expected.map((_, i) => Math.max(0, event.cards - 1 - i)));
            }
            if (event.type === 'ate' || event.type === 'hungry') {
              const had = event.type === 'ate' ? { dish: event.dish } : 'none';
              expect(mealOf(lines, event.seat), where).toEqual(had);
            }
            if (event.type !== 'travel') continue;
            const { position } = playerAt(seen.s, event.seat);
            expect(mealOf([{ ...lines.at(-1)!, events: [event] }], event.seat), where).toBeNull();
            if (spaceAt(seen.s, position) !== 'inn') continue;
            const before = [...(came.get(position) ?? []), event.seat];
            came.set(position, before);
            const { arrived, expected, all } = innOrder(seen, event.seat);
            expect(
              arrived.map((guest) => guest.seat),
              where,
            ).toEqual(before);
            expect(
              [...arrived, ...expected].map(({ place }) => place),
              where,
            ).toEqual(Array.from({ length: all }, (_, i) => i + 1));
            const away = expected.map((guest) => guest.away);
            expect(away, where).toEqual(away.toSorted((a, b) => a - b));
            for (const guest of expected)
              expect(playerAt(seen.s, guest.seat).position + guest.away, where).toBe(position);
            expect(
              arrived.every(({ leaves }) => (leaves === null) === (position === END)),
              where,
            ).toBe(true);
          }
        });
        expect(came.size, `seed ${seed}`).toBe(4);
      }
    });
});
