/**
 * Games that version 0.0 saved in a browser, half played: their logs still make the same position, and can be played
 * to their end. The fixtures were written by that version's own code; they are never written again.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry, Room } from '../src/index.ts';
import { botEntry, botToMove, foldTable, legalWords, pendingOf, recordText } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { act, expectAgreement, roomOf } from './room-kit.ts';

interface SavedGame {
  readonly entries: readonly Entry[];
  /** What 0.0 made of these entries. */
  readonly pending: { readonly seat: number; readonly decision: string; readonly number: number };
  readonly record: readonly string[];
}

const GAMES = ['base', 'crossroads-matsuri'];

function saved(name: string): SavedGame {
  const file = new URL(`./fixtures/browser-game-0.0-${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as SavedGame;
}

const withoutComments = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('#'));

async function playOn(room: Room): Promise<void> {
  for (let i = 0; room.table.phase === 'playing'; i++) {
    const bot = botToMove(room.table);
    const done =
      bot < 0
        ? await act(room, `on${i}`, i)
        : await room.add((table, now) => {
            const words = legalWords(table);
            const action = words[i % words.length]!;
            return botEntry(table, bot, pendingOf(table)!.number, action, now, false);
          });
    expect(done).toMatchObject({ ok: true });
  }
}

describe.each(GAMES)('a saved game of 0.0 (%s)', (name) => {
  it('is at the same position with the same past', () => {
    const { entries, pending, record } = saved(name);
    const table = foldTable(entries);
    expect(pendingOf(table)).toMatchObject(pending);
    expect(withoutComments(recordText(table).split('\n'))).toEqual(withoutComments(record));
  });

  it('can be played to its end', async () => {
    const log = new MemoryLog();
    const room = await roomOf(log, saved(name).entries);
    await playOn(room);
    expect(room.table.phase).toBe('over');
    await expectAgreement(log, room);
  });
});

it('holds every kind of entry that a game on one device had in 0.0 until its end', () => {
  const kinds = new Set(GAMES.flatMap((name) => saved(name).entries.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual([
    'acted',
    'back',
    'began',
    'named',
    'opened',
    'sat',
    'stand-in',
    'undone',
  ]);
});
