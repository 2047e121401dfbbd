/** The history of this browser's device. */

import { recordFromText } from '@tokaido/kernel';
import { recallSums } from '../../analysis/recall.ts';
import { recordKey } from '../../analysis/worker/record-key.ts';
import { whenIdle } from '../../app/idle.ts';
import { deviceHost } from '../../table/device-host.ts';
import { loadGame } from '../../table/games.ts';
import { localGames } from '../../table/open-local.ts';
import type { Around, History } from './history.ts';
import { openHistory } from './history.ts';
import { summaryStore } from './summary-store.ts';

export const outcomeOf: Around['outcome'] = (id) => deviceHost().ask('outcome', { id });

export function deviceHistory(): History {
  return openHistory({
    list: localGames,
    outcome: outcomeOf,
    async figures({ game, options }, { view }) {
      const client = await loadGame(game);
      await client.prepare(options);
      return (await client.loadEndScreen()).historyView.figures(view);
    },
    keyOf(text) {
      const record = recordFromText(text);
      return record.ok ? recordKey(record.value) : null;
    },
    recall: recallSums,
    store: summaryStore(),
    rest: whenIdle,
  });
}
