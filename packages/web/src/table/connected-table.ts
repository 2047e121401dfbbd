/** A table that is linked: what it needs of the program around it, and waiting until it can be shown. */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { Asks } from '../worker/messages.ts';
import { LocalTableError } from '../worker/messages.ts';
import type { GameClient } from './game.ts';
import type { LoadGame } from './load-game.ts';
import type { Seen, TableModel } from './model.ts';
import type { OnlineWidgets } from './online-widgets.ts';
import { CLOSED } from './refusals.ts';

/** What a model needs of the program around it. */
export interface ConnectOptions {
  readonly isLocal: boolean;
  /** The game whose screens are fetched while the table is asked which one it plays. */
  readonly likelyGame: string;
  /** Finds the screens and words of a game. */
  loadGame: LoadGame;
  /** The factor of all times of the playback. */
  speed(): number;
  /** Whether the player wants nothing to move. */
  isStill(): boolean;
  /** How long bots leave a person to take a decision back, in milliseconds. */
  undoTime(): number;
  now(): number;
  /** Calls back after a while; returns a function that cancels it. */
  later(ms: number, then: () => void): () => void;
  /** A few letters that no other page uses. */
  readonly mark: string;
  /** What the worker answers of a view; null where it cannot. `board` is that of the table, where it is not the usual one. */
  advise<K extends 'hint' | 'points'>(
    what: K,
    view: Seen['view'],
    board: string | undefined,
  ): Promise<Asks[K]['answer']>;
  record(): Promise<string>;
  /** Hot seat: the person who must decide holds the device. */
  lift(): void;
  /** Whether I muted somebody, by the color of their seat; reads signals. Nobody chats at a table on this device. */
  isMuted?(color: number): boolean;
}

/** A table with the screens of its game. */
export interface ConnectedTable extends TableModel {
  /** Null until the screens have been loaded, which is before `seen` is set. */
  readonly game: ReadonlySignal<GameClient | null>;
  /** What screens draw only at a table of the server: null until it has been loaded, absent elsewhere. */
  readonly widgets?: ReadonlySignal<OnlineWidgets | null>;
  /** Why they cannot be loaded; null while nothing is wrong. */
  readonly failure: ReadonlySignal<{ readonly reason: unknown } | null>;
}

/** Waits until a table of this device can be shown, or said to be impossible to show; rejects where it cannot be had. */
export function opened(model: ConnectedTable): Promise<ConnectedTable> {
  return new Promise((resolve, reject) => {
    const stop = effect(() => {
      const refused = model.refused.value;
      const state = model.link.value;
      const isLoading = model.game.value === null && model.failure.value === null;
      if (state === 'open' && !isLoading) resolve(model);
      else if (refused?.code === 'no-table') {
        reject(
          new LocalTableError(refused.reason?.code === 'damaged' ? 'damaged' : 'no-table', refused.message),
        );
      } else if (state === 'closed') reject(new LocalTableError('failed', CLOSED.message));
      else return;
      queueMicrotask(() => stop());
    });
  });
}
