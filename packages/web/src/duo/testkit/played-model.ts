/** For tests: a model over one seat of a test table of Duo that can be played on, without a link or a worker. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { duo } from '@tokaido/duo';
import type { TestTable } from '@tokaido/words/duo/testkit';
import type { Line, Seen, TableModel } from '../model.ts';
import { seenAt } from './model.ts';

const nothing = async () => null;

export interface TestModel extends TableModel {
  /** Shows where the table is now. */
  refresh(): void;
  /** Everything that was done through the model. */
  readonly acted: string[];
}

export function duoModel(table: TestTable, me: number): TestModel {
  const constant = <T>(value: T): ReadonlySignal<T> => signal(value);
  const seen = signal<Seen>(seenAt(table, me));
  const lines = () => [...table.lines] as readonly Line[];
  const journal = signal<readonly Line[]>(lines());
  const acted: string[] = [];
  const refresh = () => {
    journal.value = lines();
    seen.value = seenAt(table, me);
  };
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
    async act(action) {
      acted.push(action);
      table.act(action);
      refresh();
      return null;
    },
    undo: nothing,
    explain(words) {
      const action = duo.rules.parse(words);
      return action === null ? { why: 'unreadable' } : duo.explain(seen.value.s, me, action);
    },
    hint: nothing,
    points: nothing,
    command: nothing,
    skip: () => {},
    goOn: () => {},
    holdHighlights: () => () => {},
    liftCurtain: () => {},
    record: async () => '',
    close: () => {},
    refresh,
    acted,
  };
}

/** The first table, from some seed on, at which whoever decides sees something; the seed is told where none does. */
export function tableWhere(
  make: (seed: number) => TestTable,
  holds: (seen: Seen) => boolean,
  seed = 1,
): { readonly table: TestTable; readonly seen: Seen } {
  for (let i = seed; i < seed + 200; i++) {
    const table = make(i);
    if (table.playUntil(({ turn }) => turn >= 0 && holds(seenAt(table, turn))))
      return { table, seen: seenAt(table, table.turn) };
  }
  throw new Error(`no such position from seed ${seed} on`);
}
