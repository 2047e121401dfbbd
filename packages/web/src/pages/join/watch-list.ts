/** The list of open tables while it is looked at: each call waits at the server until the list is another. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { OpenTable } from '@tokaido/table';
import { useEffect, useMemo } from 'preact/hooks';
import type { Refusal } from '../../connection/api.ts';
import { openTables } from '../../connection/api.ts';

export interface OpenTableList {
  /** Null until the first answer. */
  readonly tables: ReadonlySignal<readonly OpenTable[] | null>;
  readonly refused: ReadonlySignal<Refusal | null>;
}

/** However much happens, nobody can read faster. */
const PAUSE_MS = 1000;
const RETRY_MS = 5000;

export function useOpenTables(): OpenTableList {
  const { list, watch } = useMemo(openTableList, []);
  useEffect(watch, []);
  return list;
}

function openTableList() {
  const tables = signal<readonly OpenTable[] | null>(null);
  const refused = signal<Refusal | null>(null);
  let mark: string | null = null;

  async function follow(left: AbortSignal): Promise<void> {
    while (!left.aborted) {
      const reply = await openTables(mark, left);
      if (left.aborted) return;
      if (reply.ok) {
        mark = reply.value.mark;
        tables.value = reply.value.tables;
      }
      refused.value = reply.ok ? null : reply.error;
      await pause(reply.ok ? PAUSE_MS : RETRY_MS, left);
    }
  }

  /** A page that nobody sees asks nothing. */
  function watch(): () => void {
    let left = new AbortController();
    const look = () => {
      left.abort();
      left = new AbortController();
      if (!document.hidden) void follow(left.signal);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left.abort();
      document.removeEventListener('visibilitychange', look);
    };
  }
  return { list: { tables, refused }, watch };
}

function pause(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
