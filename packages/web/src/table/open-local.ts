/** Opens the tables stored on this device. */

import { workerUrl } from 'virtual:worker-url';
import { Host, workerPort } from '../connection/local.ts';
import type { LocalGame, LocalSetup } from '../worker/games.ts';
import { connectTable } from './connect.ts';
import type { ConnectedTable, ConnectOptions } from './connected-table.ts';
import { opened } from './connected-table.ts';
import { LIKELY_GAME, loadGame, prefetchGame } from './games.ts';
import { paceFactor, prefersStillness, undoTime } from './pace.ts';

export type { LocalGame, LocalSetup } from '../worker/games.ts';
export { LocalTableError } from '../worker/messages.ts';

let host: Host | null = null;

/** The worker starts when it is first needed. */
function deviceHost(): Host {
  host ??= new Host(workerPort(workerUrl));
  return host;
}

/** Starts the worker early, so that the first table opens at once. */
export function warmUp(): void {
  deviceHost();
}

/** False when this browser stores nothing: games last as long as the page, and the screen says so. */
export function gamesLast(): boolean {
  return deviceHost().persistent.value;
}

/** What any table in this browser needs; hints are thought over in the worker, wherever the table is stored. */
export function browserOptions(): Pick<
  ConnectOptions,
  'loadGame' | 'speed' | 'isStill' | 'undoTime' | 'now' | 'later' | 'hint' | 'mark'
> {
  return {
    loadGame,
    speed: paceFactor,
    isStill: prefersStillness,
    undoTime,
    now: () => performance.now(),
    later(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    hint: (view) =>
      deviceHost()
        .ask('hint', { view })
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
  return opened(model);
}

/** Fetches what a table of this device with these options is shown with. */
export function prefetchTable(options: string): Promise<void> {
  return prefetchGame(LIKELY_GAME, options);
}

/** Rejects with a `LocalTableError` where nobody can play so. */
export function newLocal(setup: LocalSetup): Promise<string> {
  // While the worker lays the table.
  void prefetchGame(setup.game ?? LIKELY_GAME, setup.options);
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
