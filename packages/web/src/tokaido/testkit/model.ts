/** For tests: a model over one seat of a test table, without a link or a worker. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { tokaido } from '@tokaido/tokaido';
import type { TestTable } from '@tokaido/words/tokaido/testkit';
import type { Line, Seen, TableModel } from '../model.ts';

const nothing = async () => null;

/** A model over one seat of a test table. */
export function testModel(table: TestTable, me: number): TableModel & { refresh(): void } {
  const seen = signal<Seen>(table.seen(me));
  const journal = signal<readonly Line[]>([]);
  const constant = <T>(value: T): ReadonlySignal<T> => signal(value);
  return {
    info: signal(table.info),
    you: constant(me),
    host: constant(false),
    seen,
    scores: signal(table.scores),
    clock: constant(null),
    present: constant([]),
    journal,
    talk: constant([]),
    news: constant([]),
    since: constant(null),
    playing: constant(null),
    highlight: constant(null),
    undoTime: constant(null),
    canSkip: constant(false),
    link: constant('open'),
    busy: constant(false),
    refused: constant(null),
    curtain: constant(null),
    local: true,
    act: async (action) => {
      table.act(action);
      return null;
    },
    undo: nothing,
    explain: (words) => {
      const action = tokaido.rules.parse(words);
      return action === null ? { why: 'unreadable' } : tokaido.explain(seen.value.s, me, action);
    },
    hint: async () => null,
    points: async () => null,
    command: nothing,
    skip: () => {},
    goOn: () => {},
    holdHighlights: () => () => {},
    liftCurtain: () => {},
    record: async () => '',
    close: () => {},
    refresh: () => {
      seen.value = table.seen(me);
    },
  };
}
