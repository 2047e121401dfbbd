/** A replay shows at every move what the table itself told each seat then. */

import type { View } from '@tokaido/kernel';
import { SPECTATOR } from '@tokaido/kernel';
import type { Entry, Table } from '@tokaido/table';
import {
  applyEntry,
  foldTable,
  infoOf,
  legalWords,
  openedTable,
  pendingOf,
  recordOf,
  viewOf,
} from '@tokaido/table';
import { loadBoxesFor } from '@tokaido/tokaido';
import { describe, expect, test } from 'vitest';
import { FINISHED, keptGame } from '../../../test/finished-games.ts';
import { duoClient } from '../../duo/client.tsx';
import { tokaidoClient } from '../../tokaido/client.tsx';
import type { GameClient } from '../game.ts';
import type { Replay } from './replay.ts';
import { openReplay } from './replay.ts';

const CLIENTS: Readonly<Record<string, GameClient>> = {
  tokaido: tokaidoClient,
  duo: duoClient,
};

async function replayed(entries: readonly Entry[], you = 0): Promise<Replay> {
  const table = foldTable(entries);
  const info = infoOf(table);
  await loadBoxesFor(info.options);
  const source = { record: recordOf(table), info, you, from: you, address: '/r/x', home: '/g/x' };
  const made = openReplay(source, CLIENTS[info.game]!);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** The table after each of its decisions, from its beginning on. */
function* tablesOf(entries: readonly Entry[]): Generator<Table> {
  const [first, ...rest] = entries;
  const table = openedTable(first as never);
  for (const entry of rest) {
    applyEntry(table, entry);
    if (entry.kind === 'began' || entry.kind === 'acted') yield table;
  }
}

describe.each(FINISHED)('$name', (game) => {
  const { entries } = keptGame(game);

  test('every position is the one that the table showed to each seat', async () => {
    const replay = await replayed(entries);
    let position = 0;
    for (const table of tablesOf(entries)) {
      for (const who of [SPECTATOR, ...table.seats.keys()]) {
        const seen = replay.seenAt(position, who);
        expect(seen.view, `move ${position}, seat ${who}`).toEqual(viewOf(table, who) as View);
        const pending = pendingOf(table);
        expect(seen.turn?.seat).toBe(pending?.seat);
        expect(seen.legal).toEqual(pending?.seat === who ? legalWords(table) : []);
      }
      position++;
    }
    expect(position).toBe(replay.length + 1);
  });
});

describe('ways through a game', () => {
  const entries = keptGame(FINISHED[0]!).entries;

  test('positions beyond either end are that end, and the furthest is remembered', async () => {
    const replay = await replayed(entries);
    replay.goTo(-5);
    expect(replay.at.value).toBe(0);
    replay.goTo(30);
    replay.goTo(10);
    expect([replay.at.value, replay.reached.value]).toEqual([10, 30]);
    replay.goTo(1e9);
    expect(replay.at.value).toBe(replay.length);
    expect(replay.model.seen.value?.turn).toBe(null);
  });

  test('own turns are those at which the seat begins to walk; a spectator goes from walk to walk', async () => {
    const replay = await replayed(entries);
    const { steps } = replay.timeline;
    const turns = (seat: number) => {
      replay.lookAs(seat);
      const found: number[] = [];
      for (let at = replay.turnFrom(0, 1); at < replay.length; at = replay.turnFrom(at, 1)) found.push(at);
      return found;
    };
    const own = turns(2);
    expect(own.length).toBeGreaterThan(10);
    for (const at of own) expect(steps[at]?.seat).toBe(2);
    const walks = steps.flatMap(({ seat, action }, i) =>
      seat === 2 && action.startsWith('travel') ? [i] : [],
    );
    expect(own).toEqual(expect.arrayContaining(walks));
    expect(turns(SPECTATOR).length).toBeGreaterThan(own.length * 2);
    // Back the same way.
    replay.lookAs(2);
    expect(replay.turnFrom(own[5]!, -1)).toBe(own[4]);
    expect(replay.turnFrom(0, -1)).toBe(0);
  });

  test('whoever looks with other eyes is not "you", and hears only what was told there', async () => {
    const replay = await replayed(entries);
    expect(replay.model.info.value.isShared).toBe(false);
    replay.lookAs(1);
    expect(replay.model.info.value.isShared).toBe(true);
    replay.goTo(replay.length);
    const heard = (seat: number) => {
      replay.lookAs(seat);
      return replay.model.journal.value.flatMap(({ events }) => events).length;
    };
    expect(heard(0)).toBeGreaterThan(heard(SPECTATOR));
  });

  test('a record that breaks the rules is refused with the reason', async () => {
    const table = foldTable(entries);
    const record = recordOf(table);
    const moves = record.moves.map((move, i) => (i === 20 ? { ...move, action: 'travel 54' } : move));
    const source = {
      record: { ...record, moves },
      info: infoOf(table),
      you: 0,
      from: 0,
      address: '',
      home: '',
    };
    const made = openReplay(source, CLIENTS['tokaido']!);
    expect(made.ok ? '' : made.error).toContain('move 21');
  });
});
