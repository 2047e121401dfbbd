/** Opens the tables of the server. */

import '@tokaido/words/locales/en/online';
import { socketLink } from '../connection/socket.ts';
import { isMuted } from './chat/chat.ts';
import type { ConnectedTable } from './connect.ts';
import { connectTable } from './connect.ts';
import { browserOptions } from './open-local.ts';

export function openOnline(table: string, secret: string | null): ConnectedTable {
  return connectTable(table, socketLink(table, secret), {
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
}
