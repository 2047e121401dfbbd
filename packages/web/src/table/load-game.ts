/** The screens of a table's game: fetched as soon as the game is known, and ready once its words are here too. */

import type { ReadonlySignal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import type { TableInfo } from '@tokaido/table';
import type { GameClient } from './game.ts';

export type LoadGame = (id: string) => GameClient | Promise<GameClient>;

export interface GameLoading {
  readonly client: ReadonlySignal<GameClient | null>;
  readonly failure: ReadonlySignal<{ readonly reason: unknown } | null>;
  /** Fetches the game of a table; once it is being played, `client` follows when everything is here. */
  need(info: Pick<TableInfo, 'game' | 'options'>, isPlayed: boolean): void;
}

/** `onReady` is called where the client came later than it was needed. */
export function gameLoading(load: LoadGame, onReady: () => void): GameLoading {
  const client = signal<GameClient | null>(null);
  const failure = signal<{ readonly reason: unknown } | null>(null);
  let wanted = '';

  async function fetchThenPrepare(
    coming: GameClient | Promise<GameClient>,
    { options }: Pick<TableInfo, 'options'>,
    stillWanted: () => boolean,
  ): Promise<void> {
    try {
      const found = await coming;
      await found.prepare(options);
      if (!stillWanted()) return;
      batch(() => {
        client.value = found;
        onReady();
      });
    } catch (reason) {
      if (stillWanted()) failure.value = { reason };
    }
  }

  function need(info: Pick<TableInfo, 'game' | 'options'>, isPlayed: boolean): void {
    const key = isPlayed ? `${info.game} ${info.options}` : info.game;
    if (key === wanted) return;
    wanted = key;
    const found = load(info.game);
    if (!isPlayed) {
      // Only ahead of time: whether it can be had matters when the game begins.
      if (found instanceof Promise) found.catch(() => undefined);
      return;
    }
    failure.value = null;
    if (!(found instanceof Promise) && found.prepare(info.options) === null) client.value = found;
    else void fetchThenPrepare(found, info, () => key === wanted);
  }

  return { client, failure, need };
}
