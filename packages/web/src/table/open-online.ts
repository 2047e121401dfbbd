/** Opens the tables of the server. */

import '@tokaido/words/locales/en/online';
import { followLineUse } from '../app/line-use.ts';
import { socketLink } from '../connection/socket.ts';
import { isMuted } from './chat/chat.ts';
import { connectTable } from './connect.ts';
import type { ConnectedTable } from './connected-table.ts';
import { browserOptions } from './open-local.ts';

export function openOnline(table: string, secret: string | null): ConnectedTable {
  const model = connectTable(table, socketLink(table, secret), {
    ...browserOptions(),
    isLocal: false,
    record: async () => {
      const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { cache: 'no-store' });
      if (!answer.ok) throw new Error('the record cannot be had now');
      return answer.text();
    },
    lift: () => {},
    isMuted: (seat) => isMuted(table, seat),
  });
  // A move on its way, and a connection that is being made, come before files for later.
  const stop = followLineUse(
    () => model.busy.value || model.link.value === 'connecting' || model.link.value === 'lost',
  );
  return {
    ...model,
    close() {
      stop();
      model.close();
    },
  };
}
