/** Many moves of Duo in few sentences: each once and in order, then what it means for everybody. */

import { setLocale } from '@tokaido/words';
import { TestTable } from '@tokaido/words/duo/testkit';
import { beforeAll, expect, test } from 'vitest';
import { eventText } from './event-text.ts';
import { isMove } from './moves.ts';

/** A game in whose third turn every die is chosen: none is left with one way only. */
const SEED = 5;
const WATCHER = -1;

beforeAll(() => setLocale('en'));

test(`tells a whole turn move by move, then the next roll (seed ${SEED})`, () => {
  const table = new TestTable(SEED);
  expect(table.playUntil(({ s }) => s.turn === 4)).toBe(true);
  const first = table.lines.findIndex(({ events }) =>
    events.some((event) => event.type === 'turn' && event.turn === 3),
  );
  // The roll itself is in the line of the turn before.
  const lines = table.lines.slice(first + 1);
  const said = eventText.summary(lines, table.seen(WATCHER), table.info);
  expect(said).toHaveLength(lines.filter(isMove).length + 1);
  const characters = said.map((text) => /^(?:Aki|Botan)’s (Pilgrim|Merchant|Artist)/.exec(text)?.[1]);
  const taken = lines.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'die' ? [['Pilgrim', 'Merchant', 'Artist'][event.character]] : [],
    ),
  );
  expect(characters).toEqual([...taken, undefined]);
  expect(said.at(-1)).toMatch(/^Turn 4: \w+ rolls Pilgrim \d/);
});

test(`tells the end and the winner once (seed ${SEED})`, () => {
  const table = new TestTable(SEED);
  table.playUntil(({ over }) => over);
  const said = eventText.summary(table.lines.slice(-6), table.seen(WATCHER), table.info).join(' ');
  expect(said.match(/game is over/gi)).toHaveLength(1);
  expect(said).toMatch(/wins? with \d+ points/);
});
