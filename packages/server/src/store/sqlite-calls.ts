/** What the thread that owns the SQLite file is asked for. */

import type { Store } from './store.ts';

/** The calls of a store that concern the file, without the waiting. */
export type LogCalls = {
  readonly [Name in Exclude<keyof Store, 'listen' | 'follow' | 'tell' | 'health' | 'ended' | 'close'>]: (
    ...args: Parameters<Store[Name]>
  ) => Awaited<ReturnType<Store[Name]>>;
};
