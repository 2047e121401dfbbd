/** Opens the tables stored on this device. */

import { setting } from '../app/settings.ts';
import type { LocalGame, LocalSetup } from '../worker/games.ts';
import { connectTable } from './connect.ts';
import type { ConnectedTable, ConnectOptions } from './connected-table.ts';
import { opened } from './connected-table.ts';
import { deviceHost } from './device-host.ts';
import { loadGame, prefetchGame } from './games.ts';
import { paceFactor, prefersStillness, undoTime } from './pace.ts';

export type { LocalGame, LocalSetup } from '../worker/games.ts';
export { LocalTableError } from '../worker/messages.ts';

/** False when this browser stores nothing: games last as long as the page, and the screen says so. */
export function gamesLast(): boolean {
  return deviceHost().persistent.value;
}

/** What any table in this browser needs; hints are thought over in the worker, wherever the table is stored. */
export function browserOptions(): Pick<
  ConnectOptions,
  'likelyGame' | 'loadGame' | 'speed' | 'isStill' | 'undoTime' | 'now' | 'later' | 'advise' | 'mark'
> {
  return {
    likelyGame: setting('game').peek(),
    loadGame,
    speed: paceFactor,
    isStill: prefersStillness,
    undoTime,
    now: () => performance.now(),
    later(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    advise: (what, view, board) =>
      deviceHost()
        .ask(what, { view, board })
        .catch(() => null),
    mark: [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join(''),
  };
}

/** Rejects with a `LocalTableError` where the game is not there or cannot be read. */
export function openLocal(id: string): Promise<ConnectedTable> {
  const link = deviceHost().link(id);
  const model = connectTable(id, link, {
    ...browserOptions(),
    isLocal: true,
    record: () => recordOf(id),
    lift: () => link.lift(),
  });
  return opened({ ...model, explains: true });
}

/** Fetches what a table of this device is shown and played with. */
export async function prefetchTable({ game = 'tokaido', options }: LocalSetup): Promise<void> {
  const rules = deviceHost().ask('prefetch', { game, options });
  // Whether they can be had matters when the table is laid.
  await Promise.all([prefetchGame(game, options), rules.catch(() => null)]);
}

/** Rejects with a `LocalTableError` where nobody can play so. */
export function newLocal(setup: LocalSetup): Promise<string> {
  // While the worker lays the table.
  void prefetchGame(setup.game ?? 'tokaido', setup.options);
  return deviceHost().ask('create', { setup });
}

/** All games of this device, the latest first; damaged ones can only be exported or deleted. */
export function localGames(): Promise<readonly LocalGame[]> {
  return deviceHost().ask('list', {});
}

export async function deleteLocal(id: string): Promise<void> {
  await deviceHost().ask('remove', { id });
}

/** The record as text; of a damaged game all that is left of it, as JSON. */
export function recordOf(id: string): Promise<string> {
  return deviceHost().ask('record', { id });
}
