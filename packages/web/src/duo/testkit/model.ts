/** A table of Duo for tests, as the narrator sees it. */

import { signal } from '@preact/signals';
import { duo } from '@tokaido/duo';
import type { TestTable } from '@tokaido/words/duo/testkit';
import { newsFor } from '../../table/shown-position.ts';
import type { Line, Seen } from '../model.ts';
import { isMove } from '../moves.ts';
import type { Narrated } from '../narrator/tell.ts';

export function seenAt(table: TestTable, me: number): Seen {
  return table.seen(me);
}

export function testModel(table: TestTable, me: number): Narrated {
  const seen = seenAt(table, me);
  const journal = table.lines as readonly Line[];
  return {
    info: signal(table.info),
    journal: signal(journal),
    talk: signal([]),
    news: signal(newsFor(me, journal, isMove)),
    scores: signal(table.scores),
    clock: signal(null),
    local: true,
    explain(words) {
      const action = duo.rules.parse(words);
      return action === null ? { why: 'other-decision' } : duo.explain(seen.s, me, action);
    },
  };
}
