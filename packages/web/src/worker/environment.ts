/** What the tables of a device need of the worker they are in. */

import type { View } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import type { FromWorker } from './messages.ts';
import type { Store } from './store.ts';

export interface Environment {
  readonly store: Store;
  now(): number;
  later(ms: number, then: () => void): void;
  think(game: AnyGame, level: string, view: View, seed: number): Promise<number>;
  /** Random bytes in hexadecimal digits. */
  random(bytes: number): string;
  /** A log has grown, for other tabs that show the same table. */
  grown(id: string): void;
  post(message: FromWorker): void;
}
