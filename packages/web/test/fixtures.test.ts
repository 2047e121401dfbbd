/** What every released version kept on a device is listed, opened and played on. Adding a version's folder is enough. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Entry } from '@tokaido/table';
import { foldTable, gameAt, matchOf } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/app/settings.ts';
import type { HeldSeat } from '../src/connection/seat-secrets.ts';
import { parseSeats } from '../src/connection/seat-secrets.ts';
import type { Draft } from '../src/pages/new-table/draft.ts';
import { parseDraft } from '../src/pages/new-table/saved-setup.ts';
import { mutedSeats } from '../src/table/chat/chat.ts';
import { handOver, settled, TestDevice } from '../src/table/testkit/device.ts';
import type { LocalGame } from '../src/worker/games.ts';
import { memoryStore } from '../src/worker/store.ts';
import { step } from '../src/worker/testkit/local-games.ts';

interface SavedGame {
  readonly row: LocalGame;
  readonly entries: readonly Entry[];
  /** What must be decided; null when the game is over. */
  readonly turn: object | null;
  /** Entries with which that version played on to the end, and the points there. */
  readonly rest: readonly Entry[];
  readonly points: readonly number[];
}

/** What became of the four speeds of 0.1.0. */
const PACE_OF_SPEED: Readonly<Record<string, string>> = {
  unhurried: 'normal',
  normal: 'normal',
  brisk: 'double',
  instant: 'instant',
};

const FIXTURES = new URL('../../../fixtures/', import.meta.url);
const VERSIONS = readdirSync(FIXTURES).filter((name) => /^\d/.test(name));

it('there is a version', () => expect(VERSIONS.length).toBeGreaterThan(0));

describe.each(VERSIONS)('version %s', (version) => {
  const folder = new URL(`${version}/browser/`, FIXTURES);
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const games = readdirSync(folder).filter((name) => name !== 'storage.json');

  async function opened({ row, entries }: SavedGame) {
    const store = memoryStore();
    await store.append(1, entries, row);
    const device = new TestDevice({ seed: 1, store });
    expect(await device.host.ask('list', {})).toEqual([row]);
    const model = await device.open(row.id);
    await settled(model);
    if (model.curtain.peek() !== null) await handOver(model);
    return { device, store, model };
  }

  it.each(games)('%s is at the same decision, and comes to the same points', async (name) => {
    const saved = read(name) as SavedGame;
    const { device, model } = await opened(saved);
    if (saved.turn === null) expect(model.info.peek().phase).toBe('over');
    else expect(model.seen.peek()?.turn).toMatchObject(saved.turn);
    const end = foldTable([...saved.entries, ...saved.rest]);
    const scores = gameAt(end).game.scores(matchOf(end).state);
    expect([end.phase, scores.map(({ points }) => points)]).toEqual(['over', saved.points]);
    expect(await device.host.ask('record', { id: saved.row.id })).toContain('tokaido-record 1\n');
    model.close();
  });

  it.each(games.filter((name) => (read(name) as SavedGame).turn !== null))(
    '%s is played on',
    async (name) => {
      const saved = read(name) as SavedGame;
      const { store, model } = await opened(saved);
      for (let i = 0; model.info.peek().phase !== 'over'; i++) {
        await step(model, i);
        await settled(model);
      }
      expect((await store.read(saved.row.id)).length).toBeGreaterThan(saved.entries.length);
      model.close();
    },
  );

  it('has settings, seats, muted people and a prepared table that still mean the same', () => {
    const items = read('storage.json') as Readonly<Record<string, object>>;
    const { settings, seats, muted, newTable } = Object.fromEntries(
      Object.entries(items).map(([name, item]) => [name.replace('tokaido.', ''), item]),
    );
    const { speed, hints, ...others } = settings as { readonly speed?: string; readonly hints?: boolean };
    const pace = speed === undefined ? {} : { pace: PACE_OF_SPEED[speed] };
    expect(readSettings(settings)).toMatchObject({ ...others, ...pace, coach: hints });
    expect(readSettings({ ...settings, hints: false }).coach).toBe(false);
    const [seat] = Object.values(seats as Readonly<Record<string, HeldSeat>>);
    expect(parseSeats(seats, seat?.at ?? 0)).toEqual(seats);
    expect([...mutedSeats(muted)]).toEqual(muted);
    expect(parseDraft(newTable, (newTable as Draft).level)).toMatchObject(newTable as Draft);
  });
});
